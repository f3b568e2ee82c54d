import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateTokenKey } from '@leadwright/runtime/service-tokens';
import { eventually } from '@leadwright/testing/eventually';
import { testClickHouse, type TestClickHouse } from '@leadwright/testing/clickhouse';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { eventSourcingMigrations } from '@leadwright/eventsourcing/migrations';
import { migrate } from '@leadwright/runtime/migrate';
import { startMain } from './testing/main-process.ts';

let own: TestDatabase;
let others: TestDatabase;
let engine: TestClickHouse;
let folder: string;
let child: ChildProcess | undefined;

beforeAll(async () => {
  [own, others, engine] = await Promise.all([testDatabase(), testDatabase(), testClickHouse()]);
  await migrate(others.url, [eventSourcingMigrations(repositoryRoot)]);
  folder = await mkdtemp(path.join(tmpdir(), 'leadwright-export-'));
});
afterAll(async () => {
  if (child?.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await engine.drop();
  await own.drop();
  await others.drop();
  await rm(folder, { recursive: true, force: true });
});

function start(env: Record<string, string>): ReturnType<typeof startMain> {
  const started = startMain(env);
  child = started.process;
  return started;
}

describe('export alone, from its environment', () => {
  it('migrates, starts, is ready, and stops cleanly', async () => {
    const started = start({
      EXPORT_PORT: '0', EXPORT_MIGRATE: 'true', EXPORT_POSTGRES_URL: own.url, EXPORT_CLICKHOUSE_URL: engine.url,
      EXPORT_OBJECTS_FOLDER: folder, EXPORT_LINK_KEY: 'k'.repeat(32),
      EXPORT_BUS_LOGS: JSON.stringify({ 'leadwright.billing.v1': others.busReaderUrl, 'leadwright.search.v1': others.busReaderUrl }),
      EXPORT_SERVICE_PRIVATE_KEY: generateTokenKey().privateKey, EXPORT_SERVICE_PUBLIC_KEYS: '{}',
      EXPORT_PEERS: JSON.stringify({ billing: 'http://127.0.0.1:9', search: 'http://127.0.0.1:9' }),
    });
    const url = await started.url;
    await eventually(async () => (await fetch(`${url}/health/ready`)).status === 200, { what: 'readiness' });
    expect((await fetch(`${url}/api/v2/downloads`)).status).toBe(401);
    started.process.kill('SIGTERM');
    expect(await once(started.process, 'exit')).toEqual([0, null]);
  });

  it('refuses to start without its addresses and names every one that is missing', async () => {
    const started = start({ EXPORT_PORT: '0' });
    await expect(started.url).rejects.toThrow(/EXPORT_POSTGRES_URL is missing[\s\S]*EXPORT_OBJECTS_FOLDER is missing, and so is EXPORT_S3_BUCKET/);
  });
});
