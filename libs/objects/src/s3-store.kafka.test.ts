import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import {
  CreateMultipartUploadCommand,
  DeleteBucketCommand,
  GetObjectTaggingCommand,
  ListMultipartUploadsCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { S3_START_MS_MAX, startS3, type TestS3 } from '@leadwright/testing/s3-server';
import { objectLinkContract } from './object-link.contract.ts';
import { objectStoreContract } from './object-store.contract.ts';
import { openS3Store, type S3Store, type S3StoreOptions } from './s3-store.ts';
import { testBucket } from './testing/test-bucket.ts';

const csv = { contentType: 'text/csv' };
const opened: S3Store[] = [];
let server: TestS3;
let admin: S3Client;

beforeAll(async () => {
  server = await startS3();
  admin = new S3Client({
    region: 'us-east-1',
    endpoint: server.endpoint,
    credentials: server.credentials,
    forcePathStyle: true,
  });
}, S3_START_MS_MAX);
afterAll(async () => {
  for (const store of opened) store.close();
  admin.destroy();
  await server.stop();
});

const newBucket = () => testBucket(server);

async function open(options: S3StoreOptions): Promise<S3Store> {
  const store = await openS3Store(options);
  opened.push(store);
  return store;
}

async function* mebibytes(count: number): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < count; index += 1) yield Buffer.alloc(1024 * 1024, index);
}

const uploadsOf = async (Bucket: string): Promise<string[]> =>
  ((await admin.send(new ListMultipartUploadsCommand({ Bucket }))).Uploads ?? []).map(({ Key }) => Key ?? '');

describe('the S3 store', () => {
  objectStoreContract(async () => open(await newBucket()));

  it('leaves no part in the bucket when a stream breaks off after some have arrived', async () => {
    const options = await newBucket();
    const store = await open(options);
    async function* breaking(): AsyncGenerator<Uint8Array> {
      yield* mebibytes(30);
      expect(await uploadsOf(options.bucket)).toEqual(['broken']);
      throw new Error('the source broke');
    }
    await expect(store.put('broken', breaking(), csv)).rejects.toThrow('the source broke');
    expect(await uploadsOf(options.bucket)).toEqual([]);
  });

  it('shows nothing of a writer that was killed after its first part, and the next day clears it away', async () => {
    const options = await newBucket();
    const program = path.join(repositoryRoot, 'libs/objects/src/testing/killed-writer.ts');
    const writer = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(options)], {
      cwd: repositoryRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    expect(await once(writer, 'exit')).toEqual([null, 'SIGKILL']);
    const store = await open(options);
    expect(await store.stat('killed')).toBeUndefined();
    expect(await uploadsOf(options.bucket)).toEqual(['killed']);
    await open({ ...options, now: () => Date.now() + 25 * 60 * 60 * 1000 });
    expect(await uploadsOf(options.bucket)).toEqual([]);
  });

  it('clears away every upload left for more than a day, and none that is younger', async () => {
    const options = await newBucket();
    for (let index = 0; index < 12; index += 1)
      await admin.send(new CreateMultipartUploadCommand({ Bucket: options.bucket, Key: `left-${index}` }));
    await open({ ...options, now: () => Date.now() + 23 * 60 * 60 * 1000 });
    expect(await uploadsOf(options.bucket)).toHaveLength(12);
    await open({ ...options, now: () => Date.now() + 25 * 60 * 60 * 1000 });
    expect(await uploadsOf(options.bucket)).toEqual([]);
  });

  it('writes the SHA-256 beside the object, whether it was sent whole or in parts', async () => {
    const options = await newBucket();
    const store = await open(options);
    for (const size of [1, 8, 17]) {
      const { sha256 } = await store.put('summed', mebibytes(size), csv);
      expect((await admin.send(new GetObjectTaggingCommand({ Bucket: options.bucket, Key: 'summed' }))).TagSet).toEqual(
        [{ Key: 'sha256', Value: sha256 }],
      );
    }
  });

  it('does not open without its bucket or with wrong keys, and is not healthy once the bucket is gone', async () => {
    const options = await newBucket();
    await expect(openS3Store({ ...options, bucket: 'never-made' })).rejects.toThrow(
      'the bucket never-made cannot be used',
    );
    await expect(openS3Store({ ...options, credentials: { accessKeyId: 'x', secretAccessKey: 'y' } })).rejects.toThrow(
      'cannot be used',
    );
    const store = await open(options);
    await admin.send(new DeleteBucketCommand({ Bucket: options.bucket }));
    await expect(store.health()).rejects.toMatchObject({ name: 'NotFound' });
  });

  it('makes links that lead where browsers reach the server', async () => {
    const store = await open({ ...(await newBucket()), publicEndpoint: 'https://files.example.com' });
    expect(new URL(await store.link('a', { filename: 'a.csv', seconds: 60 })).origin).toBe('https://files.example.com');
  });

  it('lets nobody read without a link', async () => {
    const options = await newBucket();
    await (await open(options)).put('private', mebibytes(1), csv);
    expect((await fetch(`${options.endpoint}/${options.bucket}/private`)).status).toBe(403);
  });
});

describe('a link to the S3 store', () => {
  objectLinkContract(async () => ({
    store: await open(await newBucket()),
    open: (link, request) => fetch(link, request),
    turned: (link, key) => link.replace('/downloads/mine', `/${key}`),
  }));
});
