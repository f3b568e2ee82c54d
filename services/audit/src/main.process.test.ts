import { generateTokenKey } from '@leadwright/runtime/process/service-tokens';
import { eventually } from '@leadwright/testing/eventually';
import { testClickHouse, type TestClickHouse } from '@leadwright/testing/clickhouse';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { endMains, startMain } from '@leadwright/testing/start-main';
import { eventSourcingMigrations } from '@leadwright/eventsourcing/store/migrations';
import { openDatabase } from '@leadwright/postgres/database';
import { sql } from 'kysely';
import { consumedTopics } from './reactions/topics.ts';

let own: TestDatabase;
let others: TestDatabase;
let engine: TestClickHouse;

beforeAll(async () => {
  [own, others, engine] = await Promise.all([
    testDatabase(),
    testDatabase({ migrations: [eventSourcingMigrations(repositoryRoot)] }),
    testClickHouse(),
  ]);
});
afterAll(async () => {
  await endMains();
  await engine.drop();
  await own.drop();
  await others.drop();
});

const main = 'services/audit/src/main.ts';

const engines = (): Record<string, string> => ({ AUDIT_POSTGRES_URL: own.url, AUDIT_CLICKHOUSE_URL: engine.url });

describe('migrate.ts', () => {
  it('makes the tables of both engines with nothing but their addresses, and finds nothing to do again', async () => {
    for (const time of ['first', 'again']) {
      const job = startMain('services/audit/src/migrate.ts', engines());
      expect([time, await job.ended]).toEqual([time, [0, null]]);
    }
    const tables = await engine.clickhouse.rows({ sql: "SELECT name FROM system.tables WHERE database = 'audit'" });
    expect(tables).toContainEqual({ name: 'trail' });
    const database = openDatabase(own.url);
    const { rows } = await sql`select to_regclass('event_log') is not null as made`.execute(database.db);
    await database.close();
    expect(rows).toEqual([{ made: true }]);
  });

  it('waits for an engine that is away, and says which', async () => {
    const job = startMain('services/audit/src/migrate.ts', {
      ...engines(),
      AUDIT_CLICKHOUSE_URL: 'http://127.0.0.1:9',
    });
    await eventually(() => /ECONNREFUSED.*an engine is away: waiting/.test(job.output()), { deadlineMs: 50_000 });
    job.kill('SIGKILL');
    await job.ended;
  });

  it('ends at once with exit code 1 where an engine refuses, and its last line says why', async () => {
    const nowhere = new URL(own.url);
    nowhere.pathname = '/nowhere';
    const job = startMain('services/audit/src/migrate.ts', { ...engines(), AUDIT_POSTGRES_URL: nowhere.href });
    expect(await job.ended).toEqual([1, null]);
    expect(job.output().trimEnd().split('\n').at(-1)).toBe('audit failed: database "nowhere" does not exist');
  });
});

describe('main.ts on its own', () => {
  it('migrates, starts, is ready, and stops cleanly', async () => {
    const started = startMain(main, {
      AUDIT_PORT: '0',
      AUDIT_INTERNAL_PORT: '0',
      AUDIT_MIGRATE: 'true',
      AUDIT_POSTGRES_URL: own.url,
      AUDIT_CLICKHOUSE_URL: engine.url,
      AUDIT_BUS_LOGS: JSON.stringify(
        Object.fromEntries(consumedTopics.map(({ topic }) => [topic, others.busReaderUrl])),
      ),
      AUDIT_SERVICE_PRIVATE_KEY: generateTokenKey().privateKey,
      AUDIT_SERVICE_PUBLIC_KEYS: '{}',
      AUDIT_PEERS: JSON.stringify(Object.fromEntries(consumedTopics.map(({ owner }) => [owner, 'http://127.0.0.1:9']))),
    });
    const url = await started.ready();
    expect((await fetch(`${url}/api/v2/superadmin/accounts/a/trail`)).status).toBe(401);
    expect(await (await fetch(`${await started.internal()}/metrics`)).text()).toContain(
      'leadwright_parked_streams{consumer="audit.billing",service="audit"} 0',
    );
    started.kill('SIGTERM');
    expect(await started.ended).toEqual([0, null]);
  });

  it('refuses to start without its addresses and names every missing one', async () => {
    const started = startMain(main, { AUDIT_PORT: '0' });
    expect(await started.ended).toEqual([1, null]);
    expect(started.output()).toMatch(/AUDIT_POSTGRES_URL is missing[\s\S]*AUDIT_PEERS is missing/);
  });
});
