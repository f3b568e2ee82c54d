// Where the rows come from: files, objects of S3 (s3://bucket/key), standard input (-). What is no file is fetched first,
// since it is read more than once.
import { createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openS3Source, S3SourceError, type S3Source } from '@leadwright/objects/s3-source';
import { ImportRefusal } from '@leadwright/search/imports/import-refusal';
import type { SourceSize } from '@leadwright/search/imports/room';

export type Sources = {
  /** Of each that says it: standard input does not. */
  sizes: SourceSize[];
  /** The files, once all are there: fetched into the folder, or as they were named. */
  fetch(folder: string, tell: (line: string) => void): Promise<string[]>;
  close(): void;
};
type Env = Record<string, string | undefined>;
export type Input = { env: Env; stdin: () => AsyncIterable<Uint8Array> };

type Source = { name: string; bytes: number | undefined; open?: () => AsyncIterable<Uint8Array>; close?: () => void };

/** Asks S3 for what is named. Throws `ImportRefusal`. */
export async function openSources(names: readonly string[], { env, stdin }: Input): Promise<Sources> {
  if (names.filter((name) => name === '-').length > 1)
    throw new ImportRefusal('file-missing', 'Standard input (-) can be read once.');
  const sources: Source[] = [];
  const close = () => sources.forEach((source) => source.close?.());
  try {
    for (const name of names) sources.push(await sourceOf(name, { env, stdin }));
  } catch (error) {
    close();
    throw error;
  }
  return {
    sizes: sources.map(({ name, bytes, open }) => ({ name, bytes: bytes ?? 0, isFetched: open !== undefined })),
    fetch: async (folder, tell) => {
      const files: string[] = [];
      for (const [at, source] of sources.entries())
        files.push(await fetched(source, path.join(folder, `source-${at}`), tell));
      return files;
    },
    close,
  };
}

async function sourceOf(name: string, { env, stdin }: Input): Promise<Source> {
  if (name === '-') return { name: 'standard-input', bytes: undefined, open: stdin };
  if (name.startsWith('s3:')) {
    const object = await openObject(name, env);
    return { name, bytes: object.bytes, open: () => readObject(name, object), close: () => object.close() };
  }
  // One that is not there is refused where it is looked at.
  return {
    name,
    bytes: await stat(name).then(
      ({ size }) => size,
      () => 0,
    ),
  };
}

async function openObject(name: string, env: Env): Promise<S3Source> {
  const [, bucket, key] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/(.+)$/.exec(name) ?? [];
  if (bucket === undefined || key === undefined)
    throw new ImportRefusal('file-missing', `${name} is no object of S3: s3://bucket/key.`);
  const { LEADS_S3_ENDPOINT: endpoint, LEADS_S3_ACCESS_KEY_ID: id, LEADS_S3_SECRET_ACCESS_KEY: secret } = env;
  try {
    return await openS3Source({
      ...{ bucket, key, forcePathStyle: env['LEADS_S3_PATH_STYLE'] === 'true' },
      region: env['LEADS_S3_REGION'] ?? env['AWS_REGION'] ?? 'us-east-1',
      ...(endpoint ? { endpoint } : {}),
      ...(id && secret ? { credentials: { accessKeyId: id, secretAccessKey: secret } } : {}),
    });
  } catch (error) {
    throw refusedObject(name, error);
  }
}

async function* readObject(name: string, object: S3Source): AsyncGenerator<Uint8Array> {
  try {
    yield* object.read();
  } catch (error) {
    throw refusedObject(name, error);
  }
}

function refusedObject(name: string, error: unknown): unknown {
  if (!(error instanceof S3SourceError)) return error;
  const cause = error.cause instanceof Error ? error.cause.name : '';
  const said = {
    missing: ['file-missing', `There is no object ${name}: the bucket has no such key, or there is no such bucket.`],
    denied: [
      'file-denied',
      `S3 does not let us read ${name}: the key or role may not (LEADS_S3_ACCESS_KEY_ID and LEADS_S3_SECRET_ACCESS_KEY, else the usual ones of AWS), or there is no such object and it may not list the bucket.`,
    ],
    changed: ['file-broken', `${name} became another object while it was read. Run it again.`],
    unreachable: [
      'file-unreachable',
      `S3 does not answer for ${name} (${cause}): look at LEADS_S3_ENDPOINT and LEADS_S3_REGION.`,
    ],
  } as const;
  const [code, message] = said[error.why];
  return new ImportRefusal(code, message, { cause: error });
}

async function fetched({ name, open }: Source, folder: string, tell: (line: string) => void): Promise<string> {
  if (!open) return name;
  await mkdir(folder);
  const file = path.join(folder, path.basename(name));
  tell(`fetching ${name}`);
  try {
    await pipeline(Readable.from(open()), createWriteStream(file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    throw new ImportRefusal(
      'no-room',
      `${folder} is full, and ${name} has not come whole. --work names another folder.`,
      {
        cause: error,
      },
    );
  }
  return file;
}
