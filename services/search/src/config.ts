import { busVariables } from '@leadwright/runtime/process/bus-config';
import { portVariables } from '@leadwright/runtime/http/listen';
import { httpUrl } from '@leadwright/runtime/requests/text-like';
import { Type, type Static } from 'typebox';

/** Everything that this service is told from outside; `main.ts` reads it from the environment. */
export const SearchConfigSchema = Type.Object({
  ...portVariables('SEARCH'),
  SEARCH_POSTGRES_URL: Type.String({ minLength: 1 }),
  SEARCH_SERVICE_PRIVATE_KEY: Type.String({ minLength: 1 }),
  SEARCH_SERVICE_PUBLIC_KEYS: Type.Record(Type.String(), Type.String()),
  SEARCH_PEERS: Type.Record(Type.String(), Type.String(), { default: {} }),
  SEARCH_LOG_LEVEL: Type.String({ default: 'info' }),
  SEARCH_OTLP_URL: Type.Optional(httpUrl('Where spans go, by OTLP over HTTP; absent: none are made.')),
  SEARCH_CRASH_AT: Type.Optional(Type.String()),
  // The product's promise: a search that runs longer fails with a message.
  SEARCH_COUNT_SECONDS_MAX: Type.Integer({ minimum: 1, maximum: 300, default: 60 }),
});

export type SearchConfig = Readonly<Static<typeof SearchConfigSchema>>;

/** What only a start of this service alone needs: where its bus and engine are, and whether to migrate first. */
export const SearchMainConfigSchema = Type.Object({
  ...SearchConfigSchema.properties,
  ...busVariables('SEARCH'),
  SEARCH_CLICKHOUSE_URL: Type.Optional(Type.String({ description: 'A ClickHouse server.' })),
  SEARCH_CLICKHOUSE_FOLDER: Type.Optional(Type.String({ description: 'Or the folder of an embedded engine.' })),
  SEARCH_MIGRATE: Type.Boolean({ default: false }),
});

export type SearchMainConfig = Readonly<Static<typeof SearchMainConfigSchema>>;
