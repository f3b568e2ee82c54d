import { openDatabase, type Database } from '@leadwright/postgres/database';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { eventually } from '@leadwright/testing/eventually';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { runPeriodically, type Periodic, type PeriodicWork } from './run-periodically.ts';

const logger = createLogger('test', 'silent');
let created: TestDatabase;
let database: Database;
const started: Periodic[] = [];

beforeAll(async () => {
  created = await testDatabase();
  database = openDatabase(created.url);
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((periodic) => periodic.stop()));
});
afterAll(async () => {
  await database.close();
  await created.drop();
});

function start(round: PeriodicWork['round']): Periodic {
  const work: PeriodicWork = { name: 'work', everyMs: 20, runsIn: 'one', failure: 'it failed', round };
  const periodic = runPeriodically(work, { service: 'test', database: { url: created.url }, logger });
  started.push(periodic);
  return periodic;
}

/** Two instances of a service; `rounds` has who ran each round. */
function startTwo(round: (instance: string) => Promise<void> = async () => undefined) {
  const rounds: string[] = [];
  const run = (instance: string) =>
    start(async () => {
      rounds.push(instance);
      await round(instance);
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
    for (const service of ['one', 'two']) {
      const work: PeriodicWork = {
        name: 'work',
        everyMs: 20,
        runsIn: 'one',
        failure: 'it failed',
        round: () => void ran.add(service),
      };
      started.push(runPeriodically(work, { service, database: { url: created.url }, logger }));
    }
    await eventually(() => ran.size === 2);
  });
});
