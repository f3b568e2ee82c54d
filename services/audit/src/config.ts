import { aloneVariables, logServiceVariables, peersVariable } from '@leadwright/service/variables';
import { Type, type Static } from 'typebox';

/** Everything that this service is told from outside; `main.ts` reads it from the environment. */
export const AuditConfigSchema = Type.Object({
  ...logServiceVariables('AUDIT'),
  ...peersVariable('audit'),
});

export type AuditConfig = Readonly<Static<typeof AuditConfigSchema>>;

/** What only a start of this service alone needs: where its bus and engine are, and whether to migrate first. */
export const AuditMainConfigSchema = Type.Object({
  ...AuditConfigSchema.properties,
  ...aloneVariables('AUDIT'),
  AUDIT_CLICKHOUSE_URL: Type.Optional(Type.String({ description: 'A ClickHouse server.' })),
  AUDIT_CLICKHOUSE_FOLDER: Type.Optional(Type.String({ description: 'Or the folder of an embedded engine.' })),
});
