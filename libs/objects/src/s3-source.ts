// An object of somebody else's bucket, read once from its beginning to its end, though connections break meanwhile.
import type { Readable } from 'node:stream';
import { GetObjectCommand, HeadObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import { arriving } from './arriving.ts';
import { ATTEMPTS_MAX, distrustAfterSilence, distrustIdle, s3Times, type S3Times } from './s3-connections.ts';
import type { S3StoreOptions } from './s3-store.ts';

export type S3SourceOptions = Pick<S3StoreOptions, 'endpoint' | 'region' | 'credentials' | 'forcePathStyle'> & {
  bucket: string;
  key: string;
  times?: S3Times;
};

export type S3Source = {
  bytes: number;
  /** Throws `S3SourceError` where it cannot be read to its end, or is another object by then. */
  read(): AsyncGenerator<Uint8Array>;
  close(): void;
};

export class S3SourceError extends Error {
  constructor(
    readonly why: 'missing' | 'denied' | 'changed' | 'unreachable',
    options?: ErrorOptions,
  ) {
    super(`the object is ${why}`, options);
    this.name = 'S3SourceError';
  }
}

/** Asks how large it is. Throws `S3SourceError`. */
export async function openS3Source({ bucket, key, times = s3Times, ...options }: S3SourceOptions): Promise<S3Source> {
  const client = clientOf(options, times);
  const object = { Bucket: bucket, Key: key };
  try {
    const { ContentLength: bytes = 0, ETag } = await client.send(new HeadObjectCommand(object));
    const same = ETag === undefined ? {} : { IfMatch: ETag };
    return {
      bytes,
      read: () => readWhole(client, { ...object, ...same }, { bytes, times }),
      close: () => client.destroy(),
    };
  } catch (error) {
    client.destroy();
    throw refused(error);
  }
}

function clientOf(
  { region, endpoint, credentials, forcePathStyle = false }: Omit<S3SourceOptions, 'bucket' | 'key' | 'times'>,
  times: S3Times,
): S3Client {
  const client = new S3Client({
    region,
    forcePathStyle,
    followRegionRedirects: true,
    maxAttempts: ATTEMPTS_MAX,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials ? { credentials } : {}),
    requestHandler: {
      connectionTimeout: times.connectMs,
      requestTimeout: times.longMs,
      throwOnRequestTimeout: true,
      socketTimeout: times.idleMs,
    },
  });
  distrustAfterSilence(client);
  return client;
}

type Wanted = { Bucket: string; Key: string; IfMatch?: string };

async function* readWhole(
  client: S3Client,
  wanted: Wanted,
  { bytes, times }: { bytes: number; times: S3Times },
): AsyncGenerator<Uint8Array> {
  let at = 0;
  for (let failures = 0; at < bytes;) {
    try {
      const range = at === 0 ? {} : { Range: `bytes=${at}-` };
      const { Body } = await client.send(new GetObjectCommand({ ...wanted, ...range }));
      for await (const piece of arriving(Body as Readable, times.idleMs, () => distrustIdle(client))) {
        at += piece.length;
        failures = 0;
        yield piece;
      }
    } catch (error) {
      failures += 1;
      if (error instanceof S3ServiceException || failures >= ATTEMPTS_MAX) throw refused(error);
    }
  }
}

function refused(error: unknown): S3SourceError {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  const isWithoutKeys = error instanceof Error && error.name === 'CredentialsProviderError';
  if (status === 404) return new S3SourceError('missing', { cause: error });
  if (status === 401 || status === 403 || isWithoutKeys) return new S3SourceError('denied', { cause: error });
  if (status === 412) return new S3SourceError('changed', { cause: error });
  return new S3SourceError('unreachable', { cause: error });
}
