import { topics } from '@leadwright/contracts/topology';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateTokenKey } from '@leadwright/runtime/process/service-tokens';
import { testClickHouse, type TestClickHouse } from '@leadwright/testing/clickhouse';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { endMains, startMain } from '@leadwright/testing/start-main';
import { eventSourcingMigrations } from '@leadwright/eventsourcing/store/migrations';

let own: TestDatabase;
let others: TestDatabase;
let engine: TestClickHouse;
let folder: string;

beforeAll(async () => {
  [own, others, engine] = await Promise.all([
    testDatabase(),
    testDatabase({ migrations: [eventSourcingMigrations(repositoryRoot)] }),
    testClickHouse(),
  ]);
  folder = await mkdtemp(path.join(tmpdir(), 'leadwright-export-'));
});
afterAll(async () => {
  await endMains();
  await engine.drop();
  await own.drop();
  await others.drop();
  await rm(folder, { recursive: true, force: true });
});

const main = 'services/export/src/main.ts';

describe('export alone, from its environment', () => {
  it('migrates, starts, is ready, and stops cleanly', async () => {
    const started = startMain(main, {
      EXPORT_PORT: '0',
      EXPORT_INTERNAL_PORT: '0',
      EXPORT_MIGRATE: 'true',
      EXPORT_POSTGRES_URL: own.url,
      EXPORT_CLICKHOUSE_URL: engine.url,
      EXPORT_OBJECTS_FOLDER: folder,
      EXPORT_LINK_KEY: 'k'.repeat(32),
      EXPORT_BUS_LOGS: JSON.stringify({
        [topics.billing]: others.busReaderUrl,
        [topics.search]: others.busReaderUrl,
      }),
      EXPORT_SERVICE_PRIVATE_KEY: generateTokenKey().privateKey,
      EXPORT_SERVICE_PUBLIC_KEYS: '{}',
      EXPORT_PEERS: JSON.stringify({ billing: 'http://127.0.0.1:9', search: 'http://127.0.0.1:9' }),
    });
    const url = await started.ready();
    expect((await fetch(`${await started.internal()}/metrics`)).status).toBe(200);
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    expect((await fetch(`${url}/api/v2/downloads`)).status).toBe(401);
    started.kill('SIGTERM');
    expect(await started.ended).toEqual([0, null]);
  });

  it('refuses to start without its addresses and names every one that is missing', async () => {
    const started = startMain(main, { EXPORT_PORT: '0' });
    expect(await started.ended).toEqual([1, null]);
    expect(started.output()).toMatch(
      /EXPORT_POSTGRES_URL is missing[\s\S]*EXPORT_OBJECTS_FOLDER is missing, and so is EXPORT_S3_BUCKET/,
    );
  });
});
