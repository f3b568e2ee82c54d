import { aloneVariables, logServiceVariables, peersVariable } from '@leadwright/service/variables';
import { Type, type Static } from 'typebox';

/** The service's configuration; `main.ts` reads it from the environment. */
export const ExportConfigSchema = Type.Object({
  ...logServiceVariables('EXPORT'),
  ...peersVariable('export'),
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

/** The limits of files and their links, under the names of the parts that keep them. */
export const limitsOf = (config: ExportConfig) => ({
  linkSeconds: config.EXPORT_LINK_SECONDS,
  concurrency: config.EXPORT_FILES_AT_ONCE,
  maxSeconds: config.EXPORT_FILE_SECONDS_MAX,
  noProgressSeconds: config.EXPORT_NO_PROGRESS_SECONDS,
});

/** What only a start of this service alone needs: where its bus and engines are, and whether to migrate first. */
export const ExportMainConfigSchema = Type.Object({
  ...ExportConfigSchema.properties,
  ...aloneVariables('EXPORT'),
  EXPORT_CLICKHOUSE_URL: Type.Optional(Type.String({ description: 'A ClickHouse server.' })),
  EXPORT_CLICKHOUSE_FOLDER: Type.Optional(Type.String({ description: 'Or the folder of an embedded engine.' })),
  EXPORT_OBJECTS_FOLDER: Type.Optional(
    Type.String({ description: 'Where finished files stand; or else in a bucket of an S3 server.' }),
  ),
  EXPORT_LINK_KEY: Type.Optional(Type.String({ minLength: 32, description: 'Signs links to files of the folder.' })),
  EXPORT_S3_BUCKET: Type.Optional(Type.String({ description: 'Must exist; private.' })),
  EXPORT_S3_REGION: Type.Optional(Type.String()),
  EXPORT_S3_ENDPOINT: Type.Optional(Type.String({ description: "Absent: Amazon's own." })),
  EXPORT_S3_PUBLIC_ENDPOINT: Type.Optional(
    Type.String({ description: 'Where browsers reach the server, if elsewhere.' }),
  ),
  EXPORT_S3_ACCESS_KEY_ID: Type.Optional(
    Type.String({ description: 'Without keys: what the machine offers, such as the role of the pod.' }),
  ),
  EXPORT_S3_SECRET_ACCESS_KEY: Type.Optional(Type.String()),
  // Amazon's own way; servers of one's own mostly need the other.
  EXPORT_S3_PATH_STYLE: Type.Boolean({ default: false }),
});

export type ExportMainConfig = Readonly<Static<typeof ExportMainConfigSchema>>;

/** Checks that the schema cannot express: files are stored in exactly one place, and all its variables are set. */
export function checkObjects(env: Record<string, string | undefined>): string[] {
  const {
    EXPORT_OBJECTS_FOLDER: folder,
    EXPORT_S3_BUCKET: bucket,
    EXPORT_S3_ACCESS_KEY_ID: key,
    EXPORT_S3_SECRET_ACCESS_KEY: secret,
  } = env;
  if (folder && bucket) return ['EXPORT_OBJECTS_FOLDER and EXPORT_S3_BUCKET are both given: files stand in one place'];
  if (folder) return env['EXPORT_LINK_KEY'] ? [] : ['EXPORT_LINK_KEY is missing'];
  if (!bucket)
    return ['EXPORT_OBJECTS_FOLDER is missing, and so is EXPORT_S3_BUCKET: one of them says where files stand'];
  return [
    ...(env['EXPORT_S3_REGION'] ? [] : ['EXPORT_S3_REGION is missing']),
    ...(key && !secret ? ['EXPORT_S3_SECRET_ACCESS_KEY is missing'] : []),
    ...(secret && !key ? ['EXPORT_S3_ACCESS_KEY_ID is missing'] : []),
  ];
}
