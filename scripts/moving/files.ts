// Files and invoices stand in two folders of `npm start`, and in one bucket of an installation, under the same keys.
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { openS3Store } from '@leadwright/objects/s3-store';
import { MoveError } from './move-error.ts';

const folders = [
  ['objects', 'text/csv; charset=utf-8'],
  ['invoice-objects', 'application/pdf'],
] as const;

/** Throws a sentence where it is not said which bucket they go to. */
export function assertBucketNamed(env: Record<string, string | undefined>): void {
  const missing = ['EXPORT_S3_BUCKET', 'EXPORT_S3_REGION'].filter((name) => !env[name]);
  if (missing.length > 0) throw new MoveError(`missing: ${missing.join(', ')}`);
}

/** Copies them and compares their sizes; returns how many. A repeat overwrites. */
export async function moveFiles(data: string, env: Record<string, string | undefined>): Promise<number> {
  const { EXPORT_S3_BUCKET: bucket = '', EXPORT_S3_REGION: region = '', EXPORT_S3_ENDPOINT: endpoint } = env;
  const { EXPORT_S3_ACCESS_KEY_ID: accessKeyId, EXPORT_S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const store = await openS3Store({
    bucket,
    region,
    forcePathStyle: env['EXPORT_S3_PATH_STYLE'] === 'true',
    ...(endpoint ? { endpoint } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  }).catch((error: unknown) => {
    const { message, cause } = error as Error;
    throw new MoveError(`${message}: ${cause instanceof Error ? cause.message : ''}`, { cause: error });
  });
  let moved = 0;
  try {
    for (const [folder, contentType] of folders)
      for (const key of await keysIn(path.join(data, folder))) {
        const file = path.join(data, folder, key);
        const { bytes } = await store.put(key, createReadStream(file), { contentType });
        if (bytes !== (await stat(file)).size) throw new MoveError(`${key} did not arrive whole`);
        moved += 1;
      }
  } finally {
    store.close();
  }
  return moved;
}

async function keysIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((key) => !key.startsWith('.unfinished/'))
    .sort();
}
