import { once } from 'node:events';
import { createServer, type ServerResponse, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openS3Source, S3SourceError } from './s3-source.ts';

const object = Buffer.from('0123456789'.repeat(20_000));
const open: (() => void)[] = [];
afterEach(() => open.splice(0).forEach((close) => close()));

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** `get` answers reads; a HEAD says that the object is there, unless `head` says something else. */
async function source(get: Answer, head?: Answer) {
  const server = createServer((request, response) => {
    if (request.method !== 'HEAD') get(request, response);
    else if (head) head(request, response);
    else response.writeHead(200, { 'content-length': object.length, etag: '"one"' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return openS3Source({
    ...{ bucket: 'theirs', key: 'in/leads.csv', region: 'us-east-1', forcePathStyle: true },
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: { accessKeyId: 'a', secretAccessKey: 's' },
  });
}

async function read(given: Awaited<ReturnType<typeof source>>): Promise<Buffer> {
  open.push(given.close);
  const pieces: Uint8Array[] = [];
  for await (const piece of given.read()) pieces.push(piece);
  return Buffer.concat(pieces);
}
const status =
  (code: number): Answer =>
  (_, response) =>
    void response.writeHead(code).end();

describe("an object of somebody's bucket", () => {
  it('is read whole, from where a connection broke', async () => {
    const ranges: (string | undefined)[] = [];
    const there = await source((request, response) => {
      ranges.push(request.headers.range);
      const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
      response.writeHead(from === 0 ? 200 : 206, { 'content-length': object.length - from, etag: '"one"' });
      if (from > 0) response.end(object.subarray(from));
      else response.write(object.subarray(0, 70_000), () => setImmediate(() => response.destroy()));
    });
    expect(there.bytes).toBe(object.length);
    expect((await read(there)).equals(object)).toBe(true);
    expect(ranges).toHaveLength(2);
    expect(ranges[1]).toMatch(/^bytes=[1-9]\d*-$/);
  });

  it.each([
    [404, 'missing'],
    [403, 'denied'],
    [401, 'denied'],
  ])('that is answered by %s is refused as %s', async (code, why) => {
    const refused = await source(status(200), status(code)).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(S3SourceError);
    expect(refused).toMatchObject({ why });
  });

  it('that became another one meanwhile is not read', async () => {
    await expect(read(await source(status(412)))).rejects.toMatchObject({ why: 'changed' });
  });
});
