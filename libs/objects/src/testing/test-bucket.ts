import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { TestS3 } from '@leadwright/testing/s3-server';
import type { S3StoreOptions } from '../s3-store.ts';

export type TestBucket = Required<
  Pick<S3StoreOptions, 'endpoint' | 'region' | 'bucket' | 'credentials' | 'forcePathStyle'>
>;

let made = 0;

/** Creates a bucket for this test, and returns how to open it. */
export async function testBucket({ endpoint, credentials }: TestS3): Promise<TestBucket> {
  made += 1;
  const options = {
    endpoint,
    region: 'us-east-1',
    bucket: `test-${process.pid}-${Date.now()}-${made}`,
    credentials,
    forcePathStyle: true,
  };
  const client = new S3Client(options);
  await client.send(new CreateBucketCommand({ Bucket: options.bucket }));
  client.destroy();
  return options;
}
