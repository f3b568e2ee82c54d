import { openDatabase, type Database } from '@leadwright/postgres/database';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { eventually } from '@leadwright/testing/eventually';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { migrate } from '@leadwright/postgres/migrate';
import { BUS_READER } from '@leadwright/postgres/provision';
import path from 'node:path';
import { sql } from 'kysely';
import { openLog, type Log } from './log.ts';

const logger = createLogger('test', 'silent');
const topic = 'leadwright.test.v1';
const NEVER_MS = 3_600_000;

let created: TestDatabase;
let database: Database;
let superuser: Database;
let log: Log;
beforeAll(async () => {
  created = await testDatabase();
  await migrate(created.url, [
    { name: 'eventsourcing', folder: path.join(repositoryRoot, 'libs/eventsourcing/migrations') },
  ]);
  database = openDatabase(created.url, { max: 2 });
  superuser = openDatabase(created.superuserUrl, { max: 1 });
});
afterEach(() => log.close());
afterAll(async () => {
  await Promise.all([database.close(), superuser.close()]);
  await created.drop();
});

/** What a reader is told from now on. */
async function watched(lookEveryMs: number): Promise<string[]> {
  const told: string[] = [];
  log = openLog(created.busReaderUrl, logger, lookEveryMs);
  await log.watch(topic, (payload) => void told.push(payload));
  return told;
}
const notify = (payload: string) => sql`select pg_notify(${topic}, ${payload})`.execute(database.db);
const appendUnsaid = () =>
  sql`insert into topic_head (topic, partition, next_offset) values (${topic}, 1, 1)
  on conflict (topic, partition) do update set next_offset = topic_head.next_offset + 1`.execute(database.db);

describe('who watches a log', () => {
  it('hears notifications, until it leaves', async () => {
    const told = await watched(NEVER_MS);
    const other: string[] = [];
    const leave = await log.watch(topic, (payload) => void other.push(payload));
    await notify('one');
    await eventually(() => told.includes('one') && other.includes('one'));
    leave();
    await notify('two');
    await eventually(() => told.includes('two'));
    expect(other).not.toContain('two');
  });

  it('hears of records of which no notification came, once', async () => {
    await appendUnsaid();
    const told = await watched(20);
    // Who connects is told once, and the first look finds an end that it did not know.
    await eventually(() => told.length === 2);
    await appendUnsaid();
    await eventually(() => told.length === 3);
    // Ten looks later.
    const looks = Array.from({ length: 10 }, () => log.session());
    for (const session of looks) await sql`select pg_sleep(0.02)`.execute(await session);
    expect(told).toEqual(['', '', '']);
  });

  it('hears that there may be records after its session was lost, and listens again', async () => {
    const told = await watched(NEVER_MS);
    const session = await log.session();
    const before = told.length;
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(session);
    await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`.execute(superuser.db);
    await eventually(() => !log.connected());
    await eventually(() => log.connected() && told.length > before);
    await notify('again');
    await eventually(() => told.includes('again'));
    await expect(sql`select 1`.execute(session)).rejects.toThrow('not queryable');
  });

  it('reads and hears in one session, however many watch', async () => {
    const sessions = async () =>
      (
        await sql`select pid from pg_stat_activity
        where datname = ${created.name} and usename = ${BUS_READER}`.execute(superuser.db)
      ).rows;
    // Of the tests before.
    await eventually(async () => (await sessions()).length === 0);
    await watched(NEVER_MS);
    await Promise.all(['one', 'two'].map((name) => log.watch(name, () => undefined)));
    const found = await Promise.all([log.session(), log.session()]);
    await Promise.all(found.map((session) => sql`select 1`.execute(session)));
    expect(await sessions()).toHaveLength(1);
  });
});
