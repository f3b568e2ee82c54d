// One object in parts. Nothing of it is visible before `complete`, which S3 does in one step.
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  UploadPartCommand,
  type CompletedPart,
  type S3Client,
} from '@aws-sdk/client-s3';
import { crashpoint } from '@leadwright/runtime/process/crashpoint';

/** S3 takes at most 10,000 parts of one object: 78 GiB at this size. */
export const PART_BYTES = 8 * 1024 * 1024;
const PARTS_IN_FLIGHT = 2;

export type Target = {
  client: S3Client;
  bucket: string;
  key: string;
  contentType: string;
  signal: AbortSignal | undefined;
};

export type PartedUpload = {
  /** Sends one part; waits only while two others are on their way. Throws what an earlier part failed with. */
  add(part: Uint8Array): Promise<void>;
  /** Waits for every part and makes the object visible. */
  complete(): Promise<void>;
  /** Ends what is on its way and removes what has arrived. */
  abort(): Promise<void>;
};

/** Begins an upload. Every begun upload must be completed or aborted, or its parts are kept (and paid for) until they are cleared away. */
export async function beginUpload({ client, bucket, key, contentType, signal }: Target): Promise<PartedUpload> {
  const object = { Bucket: bucket, Key: key };
  // Not under the signal: an answer that is not waited for would leave an upload that nobody knows.
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...object, ContentType: contentType }));
  if (UploadId === undefined) throw new Error('S3 began an upload without an id');
  const stop = new AbortController();
  const either = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  const inFlight = new Set<Promise<void>>();
  const arrived: CompletedPart[] = [];
  let begun = 0;

  const send = async (PartNumber: number, Body: Uint8Array): Promise<void> => {
    const command = new UploadPartCommand({ ...object, UploadId, PartNumber, Body, ContentLength: Body.length });
    const { ETag } = await client.send(command, { abortSignal: either });
    if (ETag === undefined) throw new Error('S3 took a part without a tag');
    arrived.push({ PartNumber, ETag });
    if (PartNumber === 1) crashpoint('export:after-first-part');
  };
  return {
    add: async (part) => {
      while (inFlight.size >= PARTS_IN_FLIGHT) await Promise.race(inFlight);
      either.throwIfAborted();
      begun += 1;
      // Nobody awaits a part by itself: its failure stops the others and is thrown by the next call.
      const sending = send(begun, part)
        .catch((error: unknown) => stop.abort(error))
        .finally(() => inFlight.delete(sending));
      inFlight.add(sending);
    },
    complete: async () => {
      await Promise.all(inFlight);
      either.throwIfAborted();
      const Parts = arrived.sort((one, other) => (one.PartNumber ?? 0) - (other.PartNumber ?? 0));
      await client.send(new CompleteMultipartUploadCommand({ ...object, UploadId, MultipartUpload: { Parts } }));
    },
    abort: async () => {
      stop.abort(new Error('the upload was given up'));
      // A part that arrives after the abort would be kept.
      await Promise.all(inFlight);
      await client.send(new AbortMultipartUploadCommand({ ...object, UploadId }));
    },
  };
}
