import { Type, type Static } from 'typebox';

/** Everything that this service is told from outside; `main.ts` reads it from the environment. */
export const ExportConfigSchema = Type.Object({
  EXPORT_PORT: Type.Integer({ minimum: 0, maximum: 65_535, description: '0 takes a free port.' }),
  EXPORT_HOST: Type.String({ default: '127.0.0.1' }),
  EXPORT_POSTGRES_URL: Type.String({ minLength: 1 }),
  EXPORT_BUS_LOGS: Type.Record(Type.String(), Type.String(), { description: 'Topic to PostgreSQL address, as the bus reader.' }),
  EXPORT_SERVICE_PRIVATE_KEY: Type.String({ minLength: 1 }),
  EXPORT_SERVICE_PUBLIC_KEYS: Type.Record(Type.String(), Type.String()),
  EXPORT_PEERS: Type.Record(Type.String(), Type.String(), { description: 'Service to base address: billing and search are asked for missing events.' }),
  EXPORT_LOG_LEVEL: Type.String({ default: 'info' }),
  EXPORT_CRASH_AT: Type.Optional(Type.String()),
  // A link is made per click; longer would outlive the permission it was made under.
  EXPORT_LINK_SECONDS: Type.Integer({ minimum: 1, maximum: 300, default: 300 }),
  // Two large files keep two cores busy; more only share them.
  EXPORT_FILES_AT_ONCE: Type.Integer({ minimum: 1, maximum: 32, default: 2 }),
  // Tens of millions of rows take minutes on one node.
  EXPORT_FILE_SECONDS_MAX: Type.Integer({ minimum: 1, maximum: 3_000, default: 1_800 }),
  // Above the longest statement, so that a file in the making is never taken for a stuck one.
  EXPORT_NO_PROGRESS_SECONDS: Type.Integer({ minimum: 1, default: 3_600 }),
});

export type ExportConfig = Readonly<Static<typeof ExportConfigSchema>>;

/** What only a start of this service alone needs: where its engines are, and whether to migrate first. */
export const ExportMainConfigSchema = Type.Object({
  ...ExportConfigSchema.properties,
  EXPORT_CLICKHOUSE_URL: Type.Optional(Type.String({ description: 'A ClickHouse server.' })),
  EXPORT_CLICKHOUSE_FOLDER: Type.Optional(Type.String({ description: 'Or the folder of an embedded engine.' })),
  EXPORT_OBJECTS_FOLDER: Type.String({ minLength: 1, description: 'Where finished files stand.' }),
  EXPORT_LINK_KEY: Type.String({ minLength: 32, description: 'Signs links to files.' }),
  EXPORT_MIGRATE: Type.Boolean({ default: false }),
});
