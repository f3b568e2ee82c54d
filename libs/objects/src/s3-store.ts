// Streams of unknown length in bounded memory. S3 shows an object complete or not at all.
import { createHash, type Hash } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  PutObjectTaggingCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { arriving } from './arriving.ts';
import { attachmentOf } from './attachment.ts';
import { checkedKey, checkedLinkSeconds } from './limits.ts';
import { ObjectMissingError, type ObjectStore, type StoredObject } from './object-store.ts';
import { partsOf } from './parts-of.ts';
import { ATTEMPTS_MAX, distrustAfterSilence, distrustIdle, s3Times, type S3Times } from './s3-connections.ts';
import { abortLeftovers } from './s3-leftovers.ts';
import { beginUpload, PART_BYTES, type PartedUpload, type Target } from './s3-upload.ts';

export type S3StoreOptions = {
  /** Absent: Amazon's endpoint of the region. */
  endpoint?: string;
  region: string;
  /** Must exist, with nobody but us allowed to read it. */
  bucket: string;
  /** Absent: the SDK's default credentials, such as the pod's role. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  /** `<endpoint>/<bucket>/<key>` instead of `<bucket>.<endpoint>/<key>`. */
  forcePathStyle?: boolean;
  /** Where browsers reach the server, if not at `endpoint`; links lead there. */
  publicEndpoint?: string;
  now?: () => number;
  times?: S3Times;
};

export type S3Store = ObjectStore & { close(): void };

/** Opens the bucket and aborts uploads older than a day. Throws if the bucket cannot be used. */
export async function openS3Store(options: S3StoreOptions): Promise<S3Store> {
  const { bucket, endpoint, publicEndpoint = endpoint, now = Date.now, times = s3Times } = options;
  const client = clientOf(options, endpoint, times);
  const linkClient = clientOf(options, publicEndpoint, times);
  distrustAfterSilence(client);
  const objectOf = (key: string) => ({ Bucket: bucket, Key: checkedKey(key).join('/') });
  const close = (): void => {
    client.destroy();
    linkClient.destroy();
  };
  try {
    await abortLeftovers(client, bucket, now());
  } catch (error) {
    close();
    throw new Error(`the bucket ${bucket} cannot be used`, { cause: error });
  }
  return {
    put: async (key, body, { contentType, signal }) =>
      put({ client, bucket, key: objectOf(key).Key, contentType, signal, longMs: times.longMs }, body),
    read: async (key, range) => {
      if (range && (range.start < 0 || range.end < range.start)) throw outside();
      const command = new GetObjectCommand({
        ...objectOf(key),
        ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
      });
      const { Body } = await client.send(command).catch((error: unknown) => refuseRead(error, key));
      return arriving(Body as Readable, times.idleMs, () => distrustIdle(client));
    },
    stat: async (key) => {
      const found = await client.send(new HeadObjectCommand(objectOf(key))).catch(ifMissing);
      return found?.ContentLength === undefined ? undefined : { bytes: found.ContentLength };
    },
    remove: async (key) => {
      await client.send(new DeleteObjectCommand(objectOf(key))).catch(ifMissing);
    },
    link: async (key, { filename, seconds }) => {
      const command = new GetObjectCommand({
        ...objectOf(key),
        ResponseContentDisposition: attachmentOf(filename),
        ResponseCacheControl: 'no-store',
      });
      return getSignedUrl(linkClient, command, { expiresIn: checkedLinkSeconds(seconds) });
    },
    health: async () => {
      const late = AbortSignal.timeout(times.healthMs);
      await client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal: late }).catch((error: unknown) => {
        if (late.aborted) distrustIdle(client);
        throw error;
      });
    },
    close,
  };
}

function clientOf(
  { region, credentials, forcePathStyle = false }: S3StoreOptions,
  endpoint: string | undefined,
  times: S3Times,
): S3Client {
  return new S3Client({
    region,
    forcePathStyle,
    maxAttempts: ATTEMPTS_MAX,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials ? { credentials } : {}),
    requestHandler: {
      connectionTimeout: times.connectMs,
      requestTimeout: times.promptMs,
      throwOnRequestTimeout: true,
      socketTimeout: times.idleMs,
    },
  });
}

/** Holds at most three parts in memory: two in transit and one filling. An object of one part is one request. */
async function put(target: Target, body: AsyncIterable<Uint8Array>): Promise<StoredObject> {
  const { client, bucket, key, contentType, signal, longMs } = target;
  const seen = { hash: createHash('sha256'), bytes: 0 };
  let whole: Uint8Array | undefined;
  let upload: PartedUpload | undefined;
  try {
    for await (const part of partsOf(watched(body, seen, signal), PART_BYTES)) {
      if (!upload && part.length < PART_BYTES) {
        whole = part;
        continue;
      }
      upload ??= await beginUpload(target);
      await upload.add(part);
    }
    signal?.throwIfAborted();
    await upload?.complete();
  } catch (error) {
    // Throw the first failure; remaining parts are removed a day later.
    await upload?.abort().catch(() => undefined);
    throw error;
  }
  const sha256 = seen.hash.digest('hex');
  // S3 takes metadata before the first part, so the checksum is a tag. Without one after a crash the file is rewritten.
  if (whole)
    await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: key,
        Body: whole,
        ContentType: contentType,
        Tagging: `sha256=${sha256}`,
      }),
      { requestTimeout: longMs, ...(signal ? { abortSignal: signal } : {}) },
    );
  else
    await client.send(
      new PutObjectTaggingCommand({
        Bucket: bucket,
        Key: key,
        Tagging: { TagSet: [{ Key: 'sha256', Value: sha256 }] },
      }),
    );
  return { key, bytes: seen.bytes, sha256 };
}

async function* watched(
  body: AsyncIterable<Uint8Array>,
  seen: { hash: Hash; bytes: number },
  signal: AbortSignal | undefined,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    signal?.throwIfAborted();
    seen.hash.update(chunk);
    seen.bytes += chunk.length;
    yield chunk;
  }
}

const outside = () => new RangeError('the range lies outside the object');

function refuseRead(error: unknown, key: string): never {
  if (isMissing(error)) throw new ObjectMissingError(`no object ${key}`, { cause: error });
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 416) throw outside();
  throw error;
}

function ifMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

// Decide by status: a HEAD response has no body that could name the error.
function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket';
}
