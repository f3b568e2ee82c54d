// What scripts/move says, and that it looks at everything before it copies anything.
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'leadwright-move-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function move(args: string[], env: Record<string, string> = {}) {
  const child = spawn(path.join(__dirname, '../move'), args, { cwd: folder, env: { ...process.env, ...env } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => (said += piece.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}

it.each([[['--foo']], [[]], [['data', 'more']]])('says how it is used after wrong words: %j', async (args) => {
  const { code, said } = await move(args);
  expect(code).toBe(2);
  expect(said).toContain('scripts/move <command> [options]');
  expect(said).not.toMatch(/^ +at /m);
});

it('copies no file while a database does not answer, and says which', async () => {
  const requests: string[] = [];
  const bucket = createServer(({ url }, reply) => {
    requests.push(url ?? '');
    reply.writeHead(500).end();
  }).listen(0, '127.0.0.1');
  await once(bucket, 'listening');
  for (const name of ['pg_dump', 'pg_restore']) {
    writeFileSync(path.join(folder, name), `#!/bin/sh\necho "${name} (PostgreSQL) 18.4"\n`);
    chmodSync(path.join(folder, name), 0o755);
  }
  mkdirSync(path.join(folder, 'moved/objects'), { recursive: true });
  writeFileSync(path.join(folder, 'moved/secrets.json'), '{}');
  writeFileSync(path.join(folder, 'moved/objects/bought.csv'), 'lead\n');
  const { code, said } = await move(['data', '--data', 'moved'], {
    PATH: `${folder}${path.delimiter}${process.env['PATH']}`,
    POSTGRES_SUPERUSER_URL: 'postgres://postgres:x@127.0.0.1:1/postgres',
    EXPORT_S3_BUCKET: 'files',
    EXPORT_S3_REGION: 'us-east-1',
    EXPORT_S3_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
    EXPORT_S3_ACCESS_KEY_ID: 'key',
    EXPORT_S3_SECRET_ACCESS_KEY: 'secret',
  });
  bucket.close();
  expect([code, said]).toEqual([1, expect.stringContaining('the database accounts does not answer')]);
  expect(requests).toEqual([]);
});
