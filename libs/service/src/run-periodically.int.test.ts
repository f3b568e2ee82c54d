import { openDatabase, type Database } from '@leadwright/postgres/database';
import { openHeldLocks, type HeldLocks } from '@leadwright/postgres/held-lock';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { eventually } from '@leadwright/testing/eventually';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { runPeriodically, type Periodic, type PeriodicWork } from './run-periodically.ts';

const logger = createLogger('test', 'silent');
let created: TestDatabase;
let database: Database;
const started: Periodic[] = [];
const opened: HeldLocks[] = [];

beforeAll(async () => {
  created = await testDatabase();
  database = openDatabase(created.url);
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((periodic) => periodic.stop()));
  await Promise.all(opened.splice(0).map((locks) => locks.close()));
});
afterAll(async () => {
  await database.close();
  await created.drop();
});

const endHolders = () =>
  database.pool.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
    and database = (select oid from pg_database where datname = current_database())`);

/** Each instance of a service has locks of its own. */
function start(changes: Pick<PeriodicWork, 'round'> & Partial<PeriodicWork>, service = 'test'): Periodic {
  const work: PeriodicWork = { name: 'work', everyMs: 20, runsIn: 'one', failure: 'it failed', ...changes };
  const locks = openHeldLocks(created.url);
  opened.push(locks);
  const periodic = runPeriodically(work, { service, locks, logger });
  started.push(periodic);
  return periodic;
}

/** Two instances of a service; `rounds` has who ran each round. */
function startTwo(round: (instance: string) => Promise<void> = async () => undefined) {
  const rounds: string[] = [];
  const run = (instance: string) =>
    start({
      round: async () => {
        rounds.push(instance);
        await round(instance);
      },
    });
  const instances = new Map([
    ['a', run('a')],
    ['b', run('b')],
  ]);
  return { rounds, instances };
}

describe('work that runs in one instance', () => {
  it('stays with one of two, and passes on when that one stops', async () => {
    const { rounds, instances } = startTwo();
    await eventually(() => rounds.length > 5);
    const [first = ''] = rounds;
    expect(new Set(rounds)).toEqual(new Set([first]));
    await instances.get(first)?.stop();
    const before = rounds.length;
    await eventually(() => rounds.length > before + 3);
    expect(rounds.slice(before)).not.toContain(first);
  });

  it('passes on when the active one dies in the middle of a round', async () => {
    let revive: () => void = () => undefined;
    const dead = new Promise<void>((resolve) => {
      revive = resolve;
    });
    let active: string | undefined;
    const { rounds } = startTwo(async (instance) => {
      active ??= instance;
      if (instance === active) await dead;
    });
    try {
      await eventually(() => rounds.length > 0);
      // What its death looks like from the server: its session ends.
      await database.pool.query(
        `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())`,
      );
      await eventually(() => rounds.filter((instance) => instance !== active).length > 3);
      expect(rounds.filter((instance) => instance === active)).toHaveLength(1);
    } finally {
      revive();
    }
  });

  it('needs no lock of its own in the other service of the same database', async () => {
    const ran = new Set<string>();
    for (const service of ['one', 'two']) start({ round: () => void ran.add(service) }, service);
    await eventually(() => ran.size === 2);
  });

  it('keeps its interval when the session of its lock is lost: no work of an hour begins because the database was away', async () => {
    let rounds = 0;
    start({ begins: 'at-once', everyMs: 3_600_000, round: () => void (rounds += 1) });
    await eventually(() => rounds === 1);
    const [locks] = opened;
    const lost = locks?.lock('witness', { lost: () => (told = true) });
    let told = false;
    await lost?.take();
    await endHolders();
    await eventually(() => told);
    // The session is another, and whoever was to begin would have.
    await eventually(async () => (await lost?.take()) !== null);
    expect(rounds).toBe(1);
  });

  it('is begun at once when it is called in an instance that waits for its turn', async () => {
    const rounds: string[] = [];
    const wakes = new Map<string, () => void>();
    const instances = ['a', 'b'].map((instance) =>
      start({
        begins: 'at-once',
        everyMs: 3_600_000,
        round: () => void rounds.push(instance),
        wakes: (wake) => void wakes.set(instance, wake),
      }),
    );
    expect(instances).toHaveLength(2);
    await eventually(() => rounds.length === 1);
    const [active = ''] = rounds;
    // Until the other has tried to take the lock, it may still wait for its first turn.
    await eventually(() => {
      wakes.get(active === 'a' ? 'b' : 'a')?.();
      return rounds.length > 1;
    });
    expect(new Set(rounds)).toEqual(new Set([active]));
  });
});
