// A network that drops connections without a word, before a server that answers all it hears.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { eventually } from '@leadwright/testing/eventually';
import { startToxicProxy } from '@leadwright/testing/toxic-proxy';
import { ATTEMPTS_MAX, s3Times } from './s3-connections.ts';
import { openS3Store, type S3Store } from './s3-store.ts';

// Long enough for a busy machine to answer within it.
const PROMPT_MS = 1_500;
const times = { ...s3Times, promptMs: PROMPT_MS, healthMs: PROMPT_MS };
// More than one request tries.
const IDLE_CONNECTIONS = ATTEMPTS_MAX + 4;
const open: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

type Place = {
  store: S3Store;
  asked: string[];
  held: ServerResponse[];
  holding: { on: string | undefined };
  fallSilent: () => void;
};

/** A store whose server answers all but requests by the method `holding.on`, which it keeps in `held`. */
async function place(): Promise<Place> {
  const [asked, held]: [string[], ServerResponse[]] = [[], []];
  const holding: Place['holding'] = { on: undefined };
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      asked.push(request.method ?? '');
      if (request.method === holding.on) held.push(response);
      else
        response
          .setHeader('etag', '"t"')
          .end(request.url?.includes('uploads') === true ? '<ListMultipartUploadsResult/>' : 'object');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const proxy = await startToxicProxy({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
  const store = await openS3Store({
    endpoint: `http://127.0.0.1:${proxy.port}`,
    region: 'us-east-1',
    bucket: 'b',
    credentials: { accessKeyId: 'a', secretAccessKey: 's' },
    forcePathStyle: true,
    times,
  });
  open.push(
    () => void server.close().closeAllConnections(),
    () => proxy.stop(),
    () => store.close(),
  );
  const fallSilent = (): void => {
    proxy.set({ kind: 'half-open' });
    proxy.set({ kind: 'none' });
  };
  return { store, asked, held, holding, fallSilent };
}

const readAll = async (store: S3Store): Promise<string> => text(await store.read('a'));

/** Leaves so many idle connections behind. */
async function warm({ store, held, holding }: Place): Promise<void> {
  holding.on = 'GET';
  const reads = Array.from({ length: IDLE_CONNECTIONS }, () => readAll(store));
  await eventually(() => held.length === IDLE_CONNECTIONS);
  holding.on = undefined;
  for (const response of held.splice(0)) response.end('object');
  await Promise.all(reads);
}

describe('the S3 store after its connections fell silent', () => {
  it('reads an object although more of them are idle than it makes attempts', async () => {
    const there = await place();
    await warm(there);
    there.fallSilent();
    expect(await readAll(there.store)).toBe('object');
  });

  it('is in good health at the second look', async () => {
    const there = await place();
    await warm(there);
    there.fallSilent();
    await expect(there.store.health()).rejects.toMatchObject({ name: 'AbortError' });
    await there.store.health();
  });
});

describe('the S3 store before a server that takes its time', () => {
  it('gives a read up that no attempt answers', async () => {
    const { store, holding, asked } = await place();
    holding.on = 'GET';
    await expect(readAll(store)).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(asked.filter((method) => method === 'GET')).toHaveLength(1 + ATTEMPTS_MAX);
  });

  it('waits longer for the answer to an object than to a question, and sends it once', async () => {
    const { store, held, holding, asked } = await place();
    holding.on = 'PUT';
    const writing = store.put('a', Readable.from([Buffer.from('object')]), {
      contentType: 'text/csv',
    });
    await eventually(() => held.length === 1);
    // The read that begins now and is given up says that the time for a question is over.
    holding.on = 'GET';
    await expect(readAll(store)).rejects.toMatchObject({ name: 'TimeoutError' });
    for (const response of held) response.setHeader('etag', '"t"').end();
    expect(await writing).toMatchObject({ bytes: 6 });
    expect(asked.filter((method) => method === 'PUT')).toHaveLength(1);
  });
});
