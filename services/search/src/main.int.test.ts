import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@leadwright/testing/free-port';
import { eventually } from '@leadwright/testing/eventually';
import { testDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { member, testKeys } from './testing/search-under-test.ts';

let child: ChildProcess | undefined;
afterEach(() => child?.kill('SIGKILL'));

function start(env: Record<string, string>): { output: () => string; ended: Promise<number | null> } {
  const main = path.join(repositoryRoot, 'services/search/src/main.ts');
  const process_ = spawn(process.execPath, ['--import', 'tsx', main], { cwd: repositoryRoot, env: { PATH: process.env['PATH'] ?? '', ...env } });
  child = process_;
  let text = '';
  for (const stream of [process_.stdout, process_.stderr]) stream.on('data', (bytes: Buffer) => (text += bytes.toString()));
  return { output: () => text, ended: new Promise((resolve) => process_.once('exit', resolve)) };
}

it('starts alone from its environment, answers the gateway and nobody else, and stops when told to', async () => {
  const postgres = await testDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'leadwright-search-main-'));
  const { gateway, searchKey, publicKeys } = await testKeys();
  const port = await freePort();
  const running = start({
    SEARCH_PORT: String(port), SEARCH_POSTGRES_URL: postgres.url, SEARCH_BUS_LOGS: '{}', SEARCH_SERVICE_PRIVATE_KEY: searchKey,
    SEARCH_SERVICE_PUBLIC_KEYS: JSON.stringify(publicKeys), SEARCH_CLICKHOUSE_FOLDER: folder, SEARCH_MIGRATE: 'true',
  });
  const url = `http://127.0.0.1:${port}`;
  await eventually(async () => {
    const ready = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (ready?.status !== 200) throw new Error(running.output());
  }, { deadlineMs: 50_000 });

  const authorization = `Bearer ${gateway.sign('search', member('a1'))}`;
  expect((await fetch(`${url}/api/v2/dictionaries`, { headers: { authorization } })).status).toBe(200);
  expect((await fetch(`${url}/api/v2/dictionaries`)).status).toBe(401);

  child?.kill('SIGTERM');
  expect(await running.ended).toBe(0);
  await rm(folder, { recursive: true, force: true });
  await postgres.drop();
});

it('names every variable that is missing and does not start', async () => {
  const running = start({ SEARCH_PORT: '0' });
  expect(await running.ended).toBe(1);
  expect(running.output()).toContain('SEARCH_POSTGRES_URL is missing');
  expect(running.output()).toContain('SEARCH_SERVICE_PRIVATE_KEY is missing');
});
