import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { generateTokenKey } from '@leadwright/runtime/service-tokens';
import { eventually } from '@leadwright/testing/eventually';
import { testClickHouse, type TestClickHouse } from '@leadwright/testing/clickhouse';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { eventSourcingMigrations } from '@leadwright/eventsourcing/migrations';
import { migrate } from '@leadwright/runtime/migrate';
import { heardTopics } from './reactions/topics.ts';

let own: TestDatabase;
let others: TestDatabase;
let engine: TestClickHouse;
let child: ChildProcess | undefined;

beforeAll(async () => {
  [own, others, engine] = await Promise.all([testDatabase(), testDatabase(), testClickHouse()]);
  await migrate(others.url, [eventSourcingMigrations(repositoryRoot)]);
});
afterAll(async () => {
  if (child?.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await engine.drop();
  await own.drop();
  await others.drop();
});

function startMain(env: Record<string, string>): { url: Promise<string>; process: ChildProcess } {
  const started = spawn(process.execPath, [path.join(repositoryRoot, 'node_modules/tsx/dist/cli.mjs'), 'services/audit/src/main.ts'], {
    cwd: repositoryRoot, stdio: ['ignore', 'pipe', 'inherit'], env: { PATH: process.env['PATH'], ...env },
  });
  child = started;
  const url = new Promise<string>((resolve, reject) => {
    let text = '';
    started.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const found = /"url":"(http:\/\/127\.0\.0\.1:\d+)"/.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    });
    started.once('exit', () => reject(new Error(text)));
  });
  return { url, process: started };
}

describe('audit alone, from its environment', () => {
  it('migrates, starts, is ready, and stops cleanly', async () => {
    const started = startMain({
      AUDIT_PORT: '0', AUDIT_MIGRATE: 'true', AUDIT_POSTGRES_URL: own.url, AUDIT_CLICKHOUSE_URL: engine.url,
      AUDIT_BUS_LOGS: JSON.stringify(Object.fromEntries(heardTopics.map(({ topic }) => [topic, others.busReaderUrl]))),
      AUDIT_SERVICE_PRIVATE_KEY: generateTokenKey().privateKey, AUDIT_SERVICE_PUBLIC_KEYS: '{}',
      AUDIT_PEERS: JSON.stringify(Object.fromEntries(heardTopics.map(({ owner }) => [owner, 'http://127.0.0.1:9']))),
    });
    const url = await started.url;
    await eventually(async () => (await fetch(`${url}/health/ready`)).status === 200, { what: 'readiness' });
    expect((await fetch(`${url}/api/v2/superadmin/accounts/a/trail`)).status).toBe(401);
    started.process.kill('SIGTERM');
    expect(await once(started.process, 'exit')).toEqual([0, null]);
  });

  it('refuses to start without its addresses and names every one that is missing', async () => {
    const started = startMain({ AUDIT_PORT: '0' });
    await expect(started.url).rejects.toThrow(/AUDIT_POSTGRES_URL is missing[\s\S]*AUDIT_PEERS is missing/);
  });
});
