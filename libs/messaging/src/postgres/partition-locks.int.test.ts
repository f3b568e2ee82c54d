import { openHeldLocks, type HeldLocks, type HeldLockTimes } from '@leadwright/postgres/held-lock';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { eventually } from '@leadwright/testing/eventually';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { sql } from 'kysely';
import { FatalBusError } from '../event-bus.ts';
import { openGroupLocks, type GroupLocks } from './partition-locks.ts';

const all = [0, 1, 2, 3].map((partition) => ({ topic: 'topic', partition }));
const LOOK_MS = 20;

let created: TestDatabase;
let database: Database;
let group: string;
let tests = 0;
const opened: { locks: HeldLocks; groups: GroupLocks }[] = [];
beforeAll(async () => {
  created = await testDatabase();
  database = openDatabase(created.url, { max: 1 });
});
// The server may still see the sessions of the test before.
beforeEach(() => {
  group = `group-${(tests += 1)}`;
});
afterEach(async () => {
  for (const { groups, locks } of opened.splice(0)) {
    groups.close();
    await locks.close();
  }
});
afterAll(async () => {
  await database.close();
  await created.drop();
});

/** As another process has them. */
function open(times?: HeldLockTimes, lookEveryMs = LOOK_MS) {
  const locks = openHeldLocks(created.url, times);
  const groups = openGroupLocks(locks, lookEveryMs);
  opened.push({ locks, groups });
  return { locks, groups };
}
const endHolders = () =>
  sql`select pg_terminate_backend(pid) from (select distinct pid from pg_locks where locktype = 'advisory' and granted
    and database = (select oid from pg_database where datname = current_database())) as holder`.execute(database.db);

describe('the partitions of a group', () => {
  it('are shared anew when a member comes and when it leaves, of which the others are told', async () => {
    let told = 0;
    const first = open().groups.join(group, all, () => (told += 1));
    expect(await first.share()).toHaveLength(4);
    const second = open().groups.join(group, all, () => undefined);
    expect(await second.share()).toHaveLength(0);
    await eventually(async () => told > 0 && (await first.share()).length === 2);
    await eventually(async () => (await second.share()).length === 2);
    await second.release();
    await eventually(async () => (await first.share()).length === 4);
  });

  it('are assigned anew after their session was lost: another may have gone further in them', async () => {
    const member = open().groups.join(group, all, () => undefined);
    expect(await member.share()).toHaveLength(4);
    await endHolders();
    const refused = await eventually(() =>
      member.share().then(
        () => false,
        (error: unknown) => error,
      ),
    );
    // Its own, or that of a socket, which comes from outside of Jest's context and is no `Error` there.
    expect(refused).toMatchObject({ message: expect.stringMatching(/was lost|terminat|ECONNRESET|EPIPE/) });
    await eventually(async () => (await member.share()).length === 4);
  });

  it('ask nothing while nobody of the group has come or gone', async () => {
    const rare = 3_600_000;
    const { locks, groups } = open({ awakeEveryMs: rare, idleMsMax: rare, silentMs: rare }, rare);
    const member = groups.join(group, all, () => undefined);
    expect(await member.share()).toHaveLength(4);
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(await locks.session());
    const lastAsked = () =>
      sql`select query_start, query from pg_stat_activity
      where pid = ${rows[0]?.pid ?? 0}`.execute(database.db);
    const before = await lastAsked();
    for (let round = 0; round < 20; round += 1) expect(await member.share()).toHaveLength(4);
    expect((await lastAsked()).rows).toEqual(before.rows);
  });

  it('belong to one member of a process', () => {
    const { groups } = open();
    groups.join(group, all, () => undefined);
    expect(() => groups.join(group, all, () => undefined)).toThrow(FatalBusError);
  });
});
