// An S3 server that has these objects, by bucket/key; what is in the bucket `secret` it denies.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type StandInS3 = { env: Record<string, string>; objects: Map<string, Buffer>; stop(): void };

export async function startStandInS3(): Promise<StandInS3> {
  const objects = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://s3').pathname.slice(1);
    const object = objects.get(name);
    if (name.startsWith('secret/')) response.writeHead(403).end();
    else if (object === undefined) response.writeHead(404).end();
    else {
      response.writeHead(200, { 'content-length': object.length, etag: '"one"' });
      response.end(request.method === 'HEAD' ? undefined : object);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    objects,
    env: {
      LEADS_S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      LEADS_S3_PATH_STYLE: 'true',
      LEADS_S3_ACCESS_KEY_ID: 'test-key',
      LEADS_S3_SECRET_ACCESS_KEY: 'test-secret',
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
