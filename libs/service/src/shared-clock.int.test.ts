import { eventSourcingMigrations } from '@leadwright/eventsourcing/store/migrations';
import { raiseClockOffset, readClockOffset } from '@leadwright/eventsourcing/store/clock-offset';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { clockMoved, openSharedClock, type ClockKind, type OwnersClock, type SharedClock } from './shared-clock.ts';

const logger = createLogger('test', 'silent');
let created: TestDatabase;
let database: Database;
/** What the owner answers; a throw: it is away. */
let owner: () => OwnersClock;
let asked: number;
/** How far the clock was moved that asked, of each question. */
let said: number[];

beforeEach(async () => {
  created = await testDatabase({ migrations: [eventSourcingMigrations(repositoryRoot)] });
  database = openDatabase(created.url, { max: 2 });
  owner = () => ({ sandbox: true, offsetMs: 0 });
  asked = 0;
  said = [];
});
afterEach(async () => {
  await database.close();
  await created.drop();
});

const open = (kind: ClockKind = 'followed', heard?: () => number): Promise<SharedClock> =>
  openSharedClock({
    kind,
    ...(heard && { heard }),
    database,
    logger,
    ask: async (offsetMs) => {
      asked += 1;
      said.push(offsetMs);
      return owner();
    },
  });
const round = async (clock: SharedClock): Promise<void> => {
  for (const work of clock.work) await work.round(new AbortController().signal);
};
const away = (): never => {
  throw new Error('connection refused');
};

describe('the clock of a service', () => {
  it('follows the owner forward, and never back', async () => {
    const clock = await open();
    expect(clock.offsetMs()).toBe(0);
    for (const [told, shows] of [
      [500, 500],
      [200, 500],
      [500, 500],
      [900, 900],
    ] as const) {
      owner = () => ({ sandbox: true, offsetMs: told });
      await round(clock);
      expect(clock.offsetMs()).toBe(shows);
    }
  });

  it('is known at the next start, also while the owner is away', async () => {
    owner = () => ({ sandbox: true, offsetMs: 86_400_000 });
    await open();
    owner = away;
    const again = await open();
    expect(again.offsetMs()).toBe(86_400_000);
    await round(again);
    expect(again.offsetMs()).toBe(86_400_000);
  });

  it('is up to date before the first event of a service that was down during a move', async () => {
    await open();
    owner = () => ({ sandbox: true, offsetMs: 700 });
    expect((await open()).offsetMs()).toBe(700);
  });

  it('asks on after the owner was away', async () => {
    owner = away;
    const clock = await open();
    owner = () => ({ sandbox: true, offsetMs: 30 });
    await round(clock);
    expect(clock.offsetMs()).toBe(30);
  });

  it('is real time, and asks no more, where the owner has no sandbox', async () => {
    owner = () => ({ sandbox: false, offsetMs: 12_345 });
    const clock = await open();
    await round(clock);
    await round(clock);
    expect({ offsetMs: clock.offsetMs(), asked }).toEqual({ offsetMs: 0, asked: 1 });
    expect(await readClockOffset(database.db)).toBe(0);
  });

  it('is asked for when something was heard of the owner, and not while nothing was', async () => {
    let heard = 0;
    const clock = await open('followed', () => heard);
    owner = () => ({ sandbox: true, offsetMs: 30 });
    await round(clock);
    expect({ offsetMs: clock.offsetMs(), asked }).toEqual({ offsetMs: 0, asked: 1 });
    heard += 1;
    await round(clock);
    expect({ offsetMs: clock.offsetMs(), asked }).toEqual({ offsetMs: 30, asked: 3 });
  });

  it('tells the owner at once that it follows, also where another instance moved it', async () => {
    const clock = await open('followed', () => 0);
    owner = () => ({ sandbox: true, offsetMs: 50 });
    await raiseClockOffset(database.db, 30);
    await round(clock);
    await round(clock);
    expect({ said, offsetMs: clock.offsetMs() }).toEqual({ said: [0, 30, 50], offsetMs: 50 });
  });

  it('wakes the work that follows it whenever it was moved, by whichever instance', async () => {
    const clock = await open('owned');
    let woken = 0;
    database.wakes.on(clockMoved, () => (woken += 1));
    await round(clock);
    expect(woken).toBe(0);
    await raiseClockOffset(database.db, 60_000);
    await round(clock);
    await clock.refresh();
    expect(woken).toBe(1);
  });

  it('of the owner takes over what another instance moved', async () => {
    const clock = await open('owned');
    await raiseClockOffset(database.db, 60_000);
    await round(clock);
    expect({ offsetMs: clock.offsetMs(), asked }).toEqual({ offsetMs: 60_000, asked: 0 });
  });

  it('with a provider outside is real time', async () => {
    const clock = await open('real');
    expect({ offsetMs: clock.offsetMs(), asked, work: clock.work }).toEqual({ offsetMs: 0, asked: 0, work: [] });
  });

  it('with a provider outside does not start on a database whose clock was moved', async () => {
    await raiseClockOffset(database.db, 1);
    await expect(open('real')).rejects.toThrow('a sandbox moved the clock of this database');
  });
});

describe('the stored offset', () => {
  it('is the largest of those that are written, in whatever order, also at once', async () => {
    for (const ms of [5, 90, 7, 90, 30]) await raiseClockOffset(database.db, ms);
    expect(await readClockOffset(database.db)).toBe(90);
    await Promise.all([95, 120, 97, 30].map((ms) => raiseClockOffset(database.db, ms)));
    expect(await readClockOffset(database.db)).toBe(120);
  });
});
