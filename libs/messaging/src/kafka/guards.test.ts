import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { createAssignment } from './consume/assignment.ts';
import { createRestartBudget } from './consume/restarts.ts';
import { startWatchdog } from './consume/watchdog.ts';
import { createWaits } from './consume/waits.ts';

const logger = createLogger('test', 'silent');

describe('restarts of a crashed consumer', () => {
  it('are three within ten minutes, and the fourth is refused', () => {
    let now = 0;
    const budget = createRestartBudget(() => now);
    const answers = [0, 60_000, 120_000, 180_000, 599_999].map((at) => {
      now = at;
      return budget.mayRestart();
    });
    expect(answers).toEqual([true, true, true, false, false]);
    now = 600_000;
    expect([budget.mayRestart(), budget.mayRestart(), budget.restarts()]).toEqual([true, false, 4]);
  });
});

describe('the watchdog', () => {
  const watch = (behind: () => Promise<number>) => {
    const clock = { now: 0 };
    const deaf: string[] = [];
    const watchdog = startWatchdog({
      group: 'billing.export',
      behind,
      onDeaf: ({ message }) => deaf.push(message),
      logger,
      now: () => clock.now,
    });
    const at = async (now: number): Promise<string | undefined> => {
      clock.now = now;
      await watchdog.look();
      watchdog.heartbeat();
      return watchdog.complaint();
    };
    return { clock, watchdog, at, deaf };
  };

  it('reports a consumer that has lag and handles nothing for a minute', async () => {
    const { watchdog, at } = watch(async () => 7);
    expect(await at(60_000)).toBeUndefined();
    expect(await at(61_000)).toBe('billing.export handled nothing for 61 s, 7 before it');
    expect(watchdog.stalled()).toBe('billing.export handled nothing for 61 s, 7 before it');
    watchdog.progress();
    expect(watchdog.stalled()).toBeUndefined();
    expect(await at(62_000)).toBeUndefined();
    watchdog.stop();
  });

  it('fails a consumer that handles nothing for two minutes', async () => {
    const { watchdog, at, deaf } = watch(async () => 7);
    await at(120_000);
    expect(deaf).toEqual([]);
    await at(121_000);
    expect(deaf).toEqual(['billing.export handled nothing for 121 s, 7 before it']);
    watchdog.stop();
  });

  it('fails no consumer because the brokers are unreachable', async () => {
    let away = false;
    const { watchdog, at, deaf } = watch(async () => {
      if (away) throw new Error('away');
      return 7;
    });
    await at(50_000);
    away = true;
    expect([await at(150_000), deaf]).toEqual([undefined, []]);
    watchdog.stop();
  });

  it('counts an idle poll as progress', async () => {
    const { watchdog, at } = watch(async () => 0);
    expect(await at(3_600_000)).toBeUndefined();
    expect(watchdog.lastProgressAt()).toBe(3_600_000);
    watchdog.stop();
  });

  it('reports no stall while the lag is unknown, but then a missing heartbeat', async () => {
    const { clock, watchdog, at } = watch(() => Promise.reject(new Error('away')));
    expect(await at(100_000)).toBeUndefined();
    clock.now = 250_001;
    expect(watchdog.complaint()).toBe('billing.export was not heard of for 150 s');
    // A new process would not hear of them either.
    expect(watchdog.stalled()).toBeUndefined();
    watchdog.stop();
  });
});

describe('paused partitions', () => {
  const at = { topic: 'leadwright.test.v1', partition: 3 };
  const client = () => {
    const calls: string[] = [];
    return { calls, pause: () => void calls.push('pause'), resume: () => void calls.push('resume') };
  };

  it('are resumed once, at the later of two ends', () => {
    jest.useFakeTimers();
    const { calls, ...pausing } = client();
    const waits = createWaits(pausing);
    waits.start(at, 1_000);
    waits.start(at, 200);
    jest.advanceTimersByTime(999);
    expect([waits.holds(at), calls]).toEqual([true, ['pause', 'pause']]);
    jest.advanceTimersByTime(1);
    expect([waits.holds(at), calls]).toEqual([false, ['pause', 'pause', 'resume']]);
    jest.useRealTimers();
  });

  it('are dropped silently when the consumer stops', () => {
    jest.useFakeTimers();
    const { calls, ...pausing } = client();
    const waits = createWaits(pausing);
    waits.start(at, 1_000);
    waits.clear();
    jest.advanceTimersByTime(5_000);
    expect([waits.holds(at), calls]).toEqual([false, ['pause']]);
    jest.useRealTimers();
  });
});

describe('the assignment of a member', () => {
  it('calls back only for partitions that changed', () => {
    const changes: string[] = [];
    const assignment = createAssignment({
      onAssigned: (topic, partition) => changes.push(`+${topic}/${partition}`),
      onRevoked: (topic, partition) => changes.push(`-${topic}/${partition}`),
    });
    assignment.replace({ a: [0, 1], b: [0] });
    assignment.replace({ a: [1, 2] });
    expect(changes).toEqual(['+a/0', '+a/1', '+b/0', '-a/0', '-b/0', '+a/2']);
    expect([assignment.has({ topic: 'a', partition: 2 }), assignment.has({ topic: 'b', partition: 0 })]).toEqual([
      true,
      false,
    ]);
    expect(assignment.all()).toHaveLength(2);
  });
});
