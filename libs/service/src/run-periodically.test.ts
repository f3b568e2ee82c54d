import type { HeldLock, HeldLocks } from '@leadwright/postgres/held-lock';
import { eventually } from '@leadwright/testing/eventually';
import { captureLog } from '@leadwright/testing/log-capture';
import { MISSED_MAX, runPeriodically, type Periodic, type PeriodicWork } from './run-periodically.ts';

const started: Periodic[] = [];
const log = captureLog();
const clock = { ms: 0 };
afterEach(() => Promise.all(started.splice(0).map((periodic) => periodic.stop())));
beforeEach(() => {
  log.lines.length = 0;
  clock.ms = 0;
});

function run(changes: Partial<PeriodicWork>, locks: HeldLocks | null = null): Periodic {
  const work: PeriodicWork = {
    name: 'work',
    everyMs: 10,
    runsIn: 'each',
    failure: 'it failed',
    round: () => undefined,
    ...changes,
  };
  const { logger } = log;
  const periodic = runPeriodically(work, { service: 'test', locks, logger, now: () => clock.ms });
  started.push(periodic);
  return periodic;
}

/** A round that ends when the test says so. */
function heldRound() {
  let finish: () => void = () => undefined;
  const state = { begun: 0, ended: false };
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const round = async (): Promise<void> => {
    state.begun += 1;
    await held;
    state.ended = true;
  };
  return { round, state, finish: () => finish() };
}

describe('a round that left something for later', () => {
  it('is followed when that is due, where the interval is longer', async () => {
    let rounds = 0;
    run({
      everyMs: 3_600_000,
      begins: 'at-once',
      round: () => {
        rounds += 1;
        return Promise.resolve(rounds < 3 ? { dueInMs: 1 } : undefined);
      },
    });
    await eventually(() => rounds === 3);
  });
});

describe('a round that throws', () => {
  it('is logged with the words of the work, and the next one comes', async () => {
    let rounds = 0;
    run({
      round: async () => {
        rounds += 1;
        throw new Error('away');
      },
    });
    await eventually(() => rounds > 2);
    expect(log.lines[0]).toMatchObject({ level: 40, msg: 'it failed', work: 'work', err: { message: 'away' } });
  });

  it('is an error in the log once too many were missed', async () => {
    run({
      round: async () => {
        clock.ms += 10 * (MISSED_MAX + 2);
        throw new Error('away');
      },
    });
    await eventually(() => log.lines.length > 0);
    expect(log.lines[0]?.level).toBe(50);
  });
});

describe('a stop', () => {
  it('waits for the round under way, and no other begins', async () => {
    const { round, state, finish } = heldRound();
    const periodic = run({ round });
    await eventually(() => state.begun === 1);
    let stopped = false;
    const stopping = periodic.stop().then(() => {
      stopped = true;
    });
    // Everything that could end by itself has ended.
    await new Promise((resolve) => setImmediate(resolve));
    expect(stopped).toBe(false);
    finish();
    await stopping;
    expect(state.ended).toBe(true);
    expect(state.begun).toBe(1);
  });

  it('is seen by the round under way, which may end early, and is no failure', async () => {
    let begun = false;
    const periodic = run({
      round: (stopping) =>
        new Promise((_resolve, reject) => {
          begun = true;
          stopping.addEventListener('abort', () => reject(new Error('ended early')));
        }),
    });
    await eventually(() => begun);
    await periodic.stop();
    expect(log.lines).toEqual([]);
  });

  it('does not wait for an interval', async () => {
    await run({ everyMs: 3_600_000 }).stop();
  });
});

describe('the health of periodic work', () => {
  it('is bad after three missed rounds, and good again after the next', async () => {
    const { round, state, finish } = heldRound();
    const periodic = run({ round, readiness: 'needed' });
    await eventually(() => state.begun === 1);
    clock.ms = 10 * (MISSED_MAX + 1);
    expect(periodic.health?.()).toEqual({ ok: true, detail: 'on time' });
    clock.ms += 1;
    expect(periodic.health?.().ok).toBe(false);
    finish();
    await eventually(() => periodic.health?.().ok === true);
  });

  it('is not asked where readiness does not need the work', () => {
    expect(run({}).health).toBeUndefined();
  });
});

describe('the first round', () => {
  it('comes at once where the work says so', async () => {
    let rounds = 0;
    run({ everyMs: 3_600_000, begins: 'at-once', round: () => void (rounds += 1) });
    await eventually(() => rounds === 1);
  });

  it('of work for one instance is refused without a database for its lock', () => {
    expect(() => run({ runsIn: 'one' })).toThrow('periodic:test:work runs in one instance');
  });
});

describe('work of one instance that is called while another holds its lock', () => {
  it('calls the holder again where the first call did not reach it', async () => {
    let calls = 0;
    let wake: () => void = () => undefined;
    const lock: HeldLock = {
      take: async () => null,
      wakeHolder: async () => {
        calls += 1;
        if (calls === 1) throw new Error('away');
      },
      free: async () => undefined,
    };
    run(
      { runsIn: 'one', wakes: (begin) => void (wake = begin) },
      { lock: () => lock, session: never, drop: never, close: never },
    );
    wake();
    await eventually(() => calls === 2);
    expect(log.lines).toMatchObject([{ msg: 'it failed', err: { message: 'away' } }]);
  });
});

const never = () => Promise.reject(new Error('not asked for'));
