import {
  AbortMultipartUploadCommand,
  ListMultipartUploadsCommand,
  NoSuchUpload,
  type ListMultipartUploadsCommandOutput,
  type S3Client,
} from '@aws-sdk/client-s3';

// No file is a day in the making, so nothing that is still being written is older.
const LEFT_MS = 24 * 60 * 60 * 1000;

/** Aborts uploads that crashed writers left more than a day before `now` (milliseconds since 1970); returns how many. */
export async function abortLeftovers(client: S3Client, bucket: string, now: number): Promise<number> {
  let aborted = 0;
  let marker: { KeyMarker?: string; UploadIdMarker?: string } | undefined = {};
  while (marker) {
    const page: ListMultipartUploadsCommandOutput = await client.send(
      new ListMultipartUploadsCommand({ Bucket: bucket, ...marker }),
    );
    for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
      if (
        Key === undefined ||
        UploadId === undefined ||
        Initiated === undefined ||
        now - Initiated.getTime() <= LEFT_MS
      )
        continue;
      // Another replica that starts at the same time may be first.
      await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId })).catch(ifGone);
      aborted += 1;
    }
    marker = page.IsTruncated
      ? { KeyMarker: page.NextKeyMarker ?? '', UploadIdMarker: page.NextUploadIdMarker ?? '' }
      : undefined;
  }
  return aborted;
}

function ifGone(error: unknown): undefined {
  if (error instanceof NoSuchUpload) return undefined;
  throw error;
}
