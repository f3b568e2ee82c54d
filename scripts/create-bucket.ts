// `npx tsx scripts/create-bucket.ts`: creates the bucket of finished files, with the EXPORT_S3_* variables of export.
// May be repeated.
import { runJob } from '@leadwright/runtime/process/job';
import { CreateBucketCommand, HeadBucketCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3';

const {
  EXPORT_S3_BUCKET: Bucket,
  EXPORT_S3_REGION: region,
  EXPORT_S3_ENDPOINT: endpoint,
  EXPORT_S3_PATH_STYLE: pathStyle,
} = process.env;
const { EXPORT_S3_ACCESS_KEY_ID: accessKeyId, EXPORT_S3_SECRET_ACCESS_KEY: secretAccessKey } = process.env;
if (!Bucket || !region) {
  console.error('EXPORT_S3_BUCKET and EXPORT_S3_REGION are needed');
  process.exit(2);
}
const client = new S3Client({
  region,
  forcePathStyle: pathStyle === 'true',
  ...(endpoint ? { endpoint } : {}),
  ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
});
// A HEAD is answered without words.
const whyNot: Record<number, string> = {
  400: 'does not understand the request',
  403: 'refuses the access key or its secret',
};
await runJob('bucket', async () => {
  try {
    await client.send(new HeadBucketCommand({ Bucket }));
    console.log(`${Bucket} is there already`);
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    if (status === undefined) throw error;
    if (status !== 404)
      throw new Error(`S3 ${whyNot[status] ?? 'fails'} at the bucket ${Bucket} (status ${status})`, { cause: error });
    await client.send(new CreateBucketCommand({ Bucket }));
    console.log(`${Bucket} is made`);
  }
});
client.destroy();
