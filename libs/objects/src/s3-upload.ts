import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  UploadPartCommand,
  type CompletedPart,
  type S3Client,
} from '@aws-sdk/client-s3';
import { crashpoint } from '@leadwright/runtime/process/crashpoint';

/** S3 accepts at most 10,000 parts per object: 78 GiB at this size. */
export const PART_BYTES = 8 * 1024 * 1024;
const PARTS_IN_FLIGHT = 2;

export type Target = {
  client: S3Client;
  bucket: string;
  key: string;
  contentType: string;
  signal: AbortSignal | undefined;
  longMs: number;
};

export type PartedUpload = {
  /** Sends one part; waits only while two others are in transit. Throws an earlier part's error. */
  add(part: Uint8Array): Promise<void>;
  complete(): Promise<void>;
  abort(): Promise<void>;
};

/** Starts an upload. Complete or abort every upload, or its parts are stored (and paid for) until removed. */
export async function beginUpload({ client, bucket, key, contentType, signal, longMs }: Target): Promise<PartedUpload> {
  const object = { Bucket: bucket, Key: key };
  // Not cancellable: abandoning the response would leave an upload with an unknown id.
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...object, ContentType: contentType }));
  if (UploadId === undefined) throw new Error('S3 started an upload without an id');
  const stop = new AbortController();
  const either = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  const inFlight = new Set<Promise<void>>();
  const arrived: CompletedPart[] = [];
  let begun = 0;

  const send = async (PartNumber: number, Body: Uint8Array): Promise<void> => {
    const command = new UploadPartCommand({ ...object, UploadId, PartNumber, Body, ContentLength: Body.length });
    const { ETag } = await client.send(command, { abortSignal: either, requestTimeout: longMs });
    if (ETag === undefined) throw new Error('S3 accepted a part without an ETag');
    arrived.push({ PartNumber, ETag });
    if (PartNumber === 1) crashpoint('export:after-first-part');
  };
  return {
    add: async (part) => {
      while (inFlight.size >= PARTS_IN_FLIGHT) await Promise.race(inFlight);
      either.throwIfAborted();
      begun += 1;
      // Parts are not awaited one by one: a failure stops the others, and the next call throws it.
      const sending = send(begun, part)
        .catch((error: unknown) => stop.abort(error))
        .finally(() => inFlight.delete(sending));
      inFlight.add(sending);
    },
    complete: async () => {
      await Promise.all(inFlight);
      either.throwIfAborted();
      const Parts = arrived.sort((one, other) => (one.PartNumber ?? 0) - (other.PartNumber ?? 0));
      const command = new CompleteMultipartUploadCommand({ ...object, UploadId, MultipartUpload: { Parts } });
      await client.send(command, { requestTimeout: longMs });
    },
    abort: async () => {
      stop.abort(new Error('the upload was aborted'));
      // A part that arrives after the abort would stay stored.
      await Promise.all(inFlight);
      await client.send(new AbortMultipartUploadCommand({ ...object, UploadId }));
    },
  };
}
