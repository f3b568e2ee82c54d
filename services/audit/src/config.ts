import { busVariables } from '@leadwright/runtime/process/bus-config';
import { portVariables } from '@leadwright/runtime/http/listen';
import { httpUrl } from '@leadwright/runtime/requests/text-like';
import { Type, type Static } from 'typebox';

/** Every setting of this service; `main.ts` reads them from the environment. */
export const AuditConfigSchema = Type.Object({
  ...portVariables('AUDIT'),
  AUDIT_POSTGRES_URL: Type.String({ minLength: 1 }),
  AUDIT_SERVICE_PRIVATE_KEY: Type.String({ minLength: 1 }),
  AUDIT_SERVICE_PUBLIC_KEYS: Type.Record(Type.String(), Type.String()),
  AUDIT_PEERS: Type.Record(Type.String(), Type.String(), {
    description: 'Service to internal address: every other service that announces.',
  }),
  AUDIT_LOG_LEVEL: Type.String({ default: 'info' }),
  AUDIT_OTLP_URL: Type.Optional(httpUrl('Where spans go, by OTLP over HTTP; absent: none are made.')),
  AUDIT_CRASH_AT: Type.Optional(Type.String()),
});

export type AuditConfig = Readonly<Static<typeof AuditConfigSchema>>;

/** Only main.ts needs these, when the service runs alone: the bus, the engine, and whether to migrate first. */
export const AuditMainConfigSchema = Type.Object({
  ...AuditConfigSchema.properties,
  ...busVariables('AUDIT'),
  AUDIT_CLICKHOUSE_URL: Type.Optional(Type.String({ description: 'A ClickHouse server.' })),
  AUDIT_CLICKHOUSE_FOLDER: Type.Optional(Type.String({ description: 'Or the folder of an embedded engine.' })),
  AUDIT_MIGRATE: Type.Boolean({ default: false }),
});
