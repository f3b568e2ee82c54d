import { watchLostQuery, type LostQueryWatch } from './lost-query.ts';

const TIMES = { lookEveryMs: 20, beginMsMax: 200 };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** Answers what is in `answers` one after the other, then its last for ever; an error where it is one. */
function watched(answers: (boolean | Error)[]): { watch: LostQueryWatch; lost: () => number; asked: () => number } {
  let lost = 0;
  let asked = 0;
  const isRunning = async (): Promise<boolean> => {
    const answer = answers[Math.min(asked++, answers.length - 1)];
    if (answer instanceof Error) throw answer;
    return answer ?? false;
  };
  const watch = watchLostQuery(
    isRunning,
    () => {
      lost += 1;
    },
    TIMES,
  );
  watch.waiting();
  return { watch, lost: () => lost, asked: () => asked };
}
const looks = (count: number): Promise<void> => jest.advanceTimersByTimeAsync(count * TIMES.lookEveryMs);

describe('a query whose answer does not come', () => {
  it('is lost, once, at the second look without it after the engine had it', async () => {
    const { lost, asked } = watched([true, true, false, false]);
    await looks(3);
    expect([lost(), asked()]).toEqual([0, 3]);
    await looks(1);
    expect([lost(), asked()]).toEqual([1, 4]);
    await looks(3);
    expect([lost(), asked()]).toEqual([1, 4]);
  });

  it('that the engine never had is lost when it has had time to begin', async () => {
    const { lost } = watched([false]);
    await jest.advanceTimersByTimeAsync(TIMES.beginMsMax - 1);
    expect(lost()).toBe(0);
    await looks(1);
    expect(lost()).toBe(1);
  });

  it('is not lost while it runs, nor while the engine cannot be asked', async () => {
    const { lost, asked } = watched([true, new Error('no connection'), false, new Error('no connection'), false, true]);
    await looks(9);
    expect([lost(), asked()]).toEqual([0, 9]);
  });

  it('that was received is not asked about again, also when the answer to a look is on its way', async () => {
    const { watch, lost, asked } = watched([true, false]);
    await looks(1);
    // The look is made, and its answer is still a promise.
    jest.advanceTimersByTime(TIMES.lookEveryMs);
    watch.received();
    await looks(5);
    expect([lost(), asked()]).toEqual([0, 2]);
  });

  it('of which one piece came is waited for anew', async () => {
    const { watch, lost } = watched([true, false, true, true, false, false]);
    await jest.advanceTimersByTimeAsync(TIMES.lookEveryMs / 2);
    watch.received();
    watch.waiting();
    await looks(5);
    expect(lost()).toBe(0);
    await looks(1);
    expect(lost()).toBe(1);
  });
});
