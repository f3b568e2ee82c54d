// The store of finished files by configuration: a folder, or a bucket of an S3 server.
import { openFileStore } from '@leadwright/objects/file-store';
import { openS3Store } from '@leadwright/objects/s3-store';
import type { ExportMainConfig } from '../config.ts';
import type { FileObjects } from '../routes/parts.ts';

/** Links to files of a folder lead to this service, links to files in S3 straight there. */
export async function openObjects(config: ExportMainConfig): Promise<FileObjects & { close(): void }> {
  const {
    EXPORT_OBJECTS_FOLDER: folder,
    EXPORT_LINK_KEY: signingKey,
    EXPORT_S3_BUCKET: bucket,
    EXPORT_S3_REGION: region,
  } = config;
  if (folder !== undefined && signingKey !== undefined) {
    return { ...(await openFileStore({ folder, signingKey, linkBase: '/api/v2/files' })), close: () => undefined };
  }
  if (bucket === undefined || region === undefined)
    throw new Error('EXPORT_OBJECTS_FOLDER or EXPORT_S3_BUCKET says where files stand');
  const { EXPORT_S3_ENDPOINT: endpoint, EXPORT_S3_PUBLIC_ENDPOINT: publicEndpoint } = config;
  const { EXPORT_S3_ACCESS_KEY_ID: accessKeyId, EXPORT_S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  return openS3Store({
    bucket,
    region,
    forcePathStyle: config.EXPORT_S3_PATH_STYLE,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(publicEndpoint === undefined ? {} : { publicEndpoint }),
    ...(accessKeyId === undefined || secretAccessKey === undefined
      ? {}
      : { credentials: { accessKeyId, secretAccessKey } }),
  });
}
