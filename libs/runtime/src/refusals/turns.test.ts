import { createTurns, type Turns } from './turns.ts';

/** Work that lasts until it is told to end. */
function work(turns: Turns, signal?: AbortSignal) {
  let end = (): void => undefined;
  const lasts = new Promise<void>((resolve) => (end = resolve));
  const state = { begun: false };
  const done = turns.take(async () => {
    state.begun = true;
    await lasts;
  }, signal);
  done.catch(() => undefined);
  return { state, done, end: () => end() };
}
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const refused = { status: 503, code: 'unavailable', retryAfterSeconds: 2 };

afterEach(() => jest.useRealTimers());

describe('turns', () => {
  it('let so much run at once, and the rest in the order in which it came', async () => {
    const turns = createTurns({ atOnce: 2, waitingMax: 5, waitMsMax: 60_000 });
    const all = Array.from({ length: 4 }, () => work(turns));
    const begun = () => all.map(({ state }) => state.begun);
    await settled();
    expect(begun()).toEqual([true, true, false, false]);
    all[1]?.end();
    await all[1]?.done;
    await settled();
    expect(begun()).toEqual([true, true, true, false]);
    for (const { end } of all) end();
    await Promise.all(all.map(({ done }) => done));
    expect(begun()).toEqual([true, true, true, true]);
  });

  it('refuse at once who comes when too many wait', async () => {
    const turns = createTurns({ atOnce: 1, waitingMax: 1, waitMsMax: 60_000 });
    const [running, waiting] = [work(turns), work(turns)];
    await expect(work(turns).done).rejects.toMatchObject(refused);
    running.end();
    waiting.end();
    await waiting.done;
    await turns.take(async () => undefined);
  });

  it('refuse who has waited too long, and give the place to another', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const turns = createTurns({ atOnce: 1, waitingMax: 5, waitMsMax: 5_000 });
    const [running, tired] = [work(turns), work(turns)];
    jest.advanceTimersByTime(4_000);
    const patient = work(turns);
    jest.advanceTimersByTime(1_000);
    await expect(tired.done).rejects.toMatchObject(refused);
    running.end();
    await settled();
    expect([tired.state.begun, patient.state.begun]).toEqual([false, true]);
    patient.end();
    await patient.done;
  });

  it('let go of who no longer wants it', async () => {
    const turns = createTurns({ atOnce: 1, waitingMax: 1, waitMsMax: 60_000 });
    const leaving = new AbortController();
    const [running, gone] = [work(turns), work(turns, leaving.signal)];
    leaving.abort(new Error('gone'));
    await expect(gone.done).rejects.toThrow('gone');
    await expect(turns.take(async () => undefined, leaving.signal)).rejects.toThrow('gone');
    const next = work(turns);
    running.end();
    await settled();
    expect([gone.state.begun, next.state.begun]).toEqual([false, true]);
    next.end();
    await next.done;
  });

  it('give the place back when work fails', async () => {
    const turns = createTurns({ atOnce: 1, waitingMax: 0, waitMsMax: 60_000 });
    await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(turns.take(async () => 'yes')).resolves.toBe('yes');
  });
});
