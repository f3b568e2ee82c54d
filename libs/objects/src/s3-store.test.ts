// What no real server does when asked: answer late, refuse a part, fail and recover, list in pages.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '@leadwright/testing/eventually';
import { openS3Store, type S3Store } from './s3-store.ts';

type Answer = { status?: number; body?: string; headers?: Record<string, string>; after?: Promise<void> };
type Rule = (method: string, query: URLSearchParams) => Answer | undefined;

const csv = { contentType: 'text/csv' };
const fault = (code: string): string => `<Error><Code>${code}</Code><Message>no</Message></Error>`;
const open: (() => void)[] = [];

/** A server that takes everything, but answers as `rule` says where it says something. */
async function serve(rule: Rule): Promise<{ asked: string[]; store: () => Promise<S3Store> }> {
  const asked: string[] = [];
  // A request that the store breaks off has no end to wait for.
  const server: Server = createServer(
    (request, response) => void answer(request, response).catch(() => response.destroy()),
  );
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '' } = request;
    const query = new URL(request.url ?? '/', 'http://s3').searchParams;
    request.resume();
    await once(request, 'end');
    asked.push(
      [method, ...[...query].filter(([name]) => name !== 'x-id').map(([name, value]) => `${name}=${value}`)].join(' '),
    );
    const { status = 200, body = usual(method, query), headers = { etag: '"t"' }, after } = rule(method, query) ?? {};
    await after;
    response
      .writeHead(status, { 'content-type': 'application/xml', ...headers })
      .end(method === 'HEAD' ? undefined : body);
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    asked,
    store: async () => {
      const store = await openS3Store({
        endpoint: `http://127.0.0.1:${port}`,
        region: 'us-east-1',
        bucket: 'b',
        credentials: { accessKeyId: 'a', secretAccessKey: 's' },
        forcePathStyle: true,
      });
      open.push(() => store.close());
      return store;
    },
  };
}

function usual(method: string, query: URLSearchParams): string {
  if (method === 'GET' && query.has('uploads'))
    return '<ListMultipartUploadsResult><IsTruncated>false</IsTruncated></ListMultipartUploadsResult>';
  if (method === 'POST' && query.has('uploads'))
    return '<InitiateMultipartUploadResult><UploadId>u1</UploadId></InitiateMultipartUploadResult>';
  if (method === 'POST') return '<CompleteMultipartUploadResult><ETag>"t"</ETag></CompleteMultipartUploadResult>';
  return '';
}

afterEach(() => {
  for (const close of open.splice(0).reverse()) close();
});

async function* mebibytes(count: number, taken: (index: number) => void = () => undefined): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < count; index += 1) {
    taken(index);
    yield Buffer.alloc(1024 * 1024);
  }
}

describe('the S3 store before an S3 server that is not at its best', () => {
  it('takes no more of a stream than three parts of 8 MiB while the server does not answer', async () => {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const { store, asked } = await serve((method) => (method === 'PUT' ? { after: released } : undefined));
    let taken = 0;
    const writing = (await store()).put(
      'slow',
      mebibytes(60, (index) => (taken = index + 1)),
      csv,
    );
    await eventually(() => asked.filter((line) => line.includes('partNumber')).length === 2 && taken === 24, {
      what: 'the third part',
    });
    // A part too many would be taken within a turn of the loop; this waits for many.
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect([taken, asked.filter((line) => line.includes('partNumber')).length]).toEqual([24, 2]);
    release();
    expect(await writing).toMatchObject({ bytes: 60 * 1024 * 1024 });
  });

  it('gives the whole upload up when one part is refused, and says why', async () => {
    const { store, asked } = await serve((_method, query) =>
      query.get('partNumber') === '2' ? { status: 403, body: fault('AccessDenied') } : undefined,
    );
    await expect((await store()).put('refused', mebibytes(40), csv)).rejects.toMatchObject({ name: 'AccessDenied' });
    expect(asked).toContain('DELETE uploadId=u1');
    expect(asked).not.toContain('POST uploadId=u1');
  });

  it('throws what went wrong first, also when the upload cannot be given up', async () => {
    const { store } = await serve((method, query) => {
      if (method === 'DELETE') return { status: 403, body: fault('AccessDenied') };
      return query.has('partNumber') ? { status: 400, body: fault('EntityTooLarge') } : undefined;
    });
    await expect((await store()).put('refused', mebibytes(20), csv)).rejects.toMatchObject({ name: 'EntityTooLarge' });
  });

  it('sends a part again that the server failed on, and the object is whole', async () => {
    let failures = 2;
    const { store, asked } = await serve((_method, query) =>
      query.get('partNumber') === '1' && failures-- > 0 ? { status: 503, body: fault('SlowDown') } : undefined,
    );
    await (await store()).put('again', mebibytes(9), csv);
    expect(asked.filter((line) => line.includes('partNumber=1'))).toHaveLength(3);
    expect(asked.slice(-2)).toEqual(['POST uploadId=u1', 'PUT tagging=']);
  });

  it('takes an object that S3 failed to join for a failure, although the answer is a 200', async () => {
    const { store, asked } = await serve((method, query) =>
      method === 'POST' && query.has('uploadId') ? { body: fault('InternalError') } : undefined,
    );
    await expect((await store()).put('unjoined', mebibytes(9), csv)).rejects.toMatchObject({ name: 'InternalError' });
    expect(asked.at(-1)).toBe('DELETE uploadId=u1');
  });

  it('clears away leftovers on every page of the list, and those another has cleared away by then', async () => {
    const listed = (key: string) =>
      `<Upload><Key>${key}</Key><UploadId>${key}</UploadId><Initiated>2001-01-01T00:00:00.000Z</Initiated></Upload>`;
    const { store, asked } = await serve((method, query) => {
      if (method === 'DELETE' && query.get('uploadId') === 'one') return { status: 404, body: fault('NoSuchUpload') };
      if (method !== 'GET' || query.get('key-marker')) return undefined;
      const page = `<IsTruncated>true</IsTruncated><NextKeyMarker>two</NextKeyMarker><NextUploadIdMarker>two</NextUploadIdMarker>${listed('one')}${listed('two')}`;
      return { body: `<ListMultipartUploadsResult>${page}</ListMultipartUploadsResult>` };
    });
    await store();
    expect(asked).toEqual([
      'GET uploads=',
      'DELETE uploadId=one',
      'DELETE uploadId=two',
      'GET key-marker=two upload-id-marker=two uploads=',
    ]);
  });

  it('takes a bucket that is gone for a fault, not for a missing object', async () => {
    let gone = false;
    const { store } = await serve((method) =>
      gone && method === 'GET' ? { status: 404, body: fault('NoSuchBucket') } : undefined,
    );
    const opened = await store();
    gone = true;
    await expect(opened.read('a')).rejects.toMatchObject({ name: 'NoSuchBucket' });
  });
});
