import { objectsVariables } from '@leadwright/objects/open-objects';
import { aloneVariables, clusterVariable, logServiceVariables, peersVariable } from '@leadwright/service/variables';
import { Type, type Static } from 'typebox';

export const ExportConfigSchema = Type.Object({
  ...logServiceVariables('EXPORT'),
  ...peersVariable('export'),
  // A link is made per click and has only to begin: one straight to S3 outlives the permission it was made under.
  EXPORT_LINK_SECONDS: Type.Integer({ minimum: 1, maximum: 300, default: 60 }),
  // Two large files keep two cores busy; more only share them.
  EXPORT_FILES_AT_ONCE: Type.Integer({ minimum: 1, maximum: 32, default: 2 }),
  // Tens of millions of rows take minutes on one node.
  EXPORT_FILE_SECONDS_MAX: Type.Integer({ minimum: 1, maximum: 3_000, default: 1_800 }),
  // Above the longest statement, so that a file in the making is never taken for a stuck one.
  EXPORT_NO_PROGRESS_SECONDS: Type.Integer({ minimum: 1, default: 3_600 }),
});

export type ExportConfig = Readonly<Static<typeof ExportConfigSchema>>;

export const limitsOf = (config: ExportConfig) => ({
  linkSeconds: config.EXPORT_LINK_SECONDS,
  concurrency: config.EXPORT_FILES_AT_ONCE,
  maxSeconds: config.EXPORT_FILE_SECONDS_MAX,
  noProgressSeconds: config.EXPORT_NO_PROGRESS_SECONDS,
});

export const ExportMainConfigSchema = Type.Object({
  ...ExportConfigSchema.properties,
  ...aloneVariables('EXPORT'),
  EXPORT_CLICKHOUSE_URL: Type.Optional(Type.String({ description: 'A ClickHouse server.' })),
  EXPORT_CLICKHOUSE_FOLDER: Type.Optional(Type.String({ description: 'Or the folder of an embedded engine.' })),
  EXPORT_CLICKHOUSE_CLUSTER: clusterVariable,
  ...objectsVariables('EXPORT'),
});
