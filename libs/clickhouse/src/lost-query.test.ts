import { setTimeout as wait } from 'node:timers/promises';
import { watchLostQuery, type LostQueryWatch } from './lost-query.ts';

const TIMES = { lookEveryMs: 20, beginMsMax: 200 };
const watches: LostQueryWatch[] = [];
afterEach(() => {
  for (const watch of watches.splice(0)) watch.heard();
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
  watches.push(watch);
  watch.waiting();
  return { watch, lost: () => lost, asked: () => asked };
}
const until = async (holds: () => boolean): Promise<void> => {
  for (let tries = 0; !holds() && tries < 200; tries++) await wait(10);
  expect(holds()).toBe(true);
};

describe('a query whose answer does not come', () => {
  it('is lost, once, at the second look without it after the engine had it', async () => {
    const { lost, asked } = watched([true, true, false, false]);
    await until(() => lost() === 1);
    expect(asked()).toBe(4);
    await wait(3 * TIMES.lookEveryMs);
    expect([lost(), asked()]).toEqual([1, 4]);
  });

  it('that the engine never had is lost when it has had time to begin', async () => {
    const began = performance.now();
    const { lost, asked } = watched([false]);
    await until(() => lost() === 1);
    expect(performance.now() - began).toBeGreaterThanOrEqual(TIMES.beginMsMax);
    expect(asked()).toBeGreaterThan(2);
  });

  it('is not lost while it runs, nor while the engine cannot be asked', async () => {
    const { lost, asked } = watched([true, new Error('no connection'), false, new Error('no connection'), false, true]);
    await until(() => asked() > 8);
    expect(lost()).toBe(0);
  });

  it('that was heard is not asked about again, also when the answer to a look is on its way', async () => {
    const { watch, lost, asked } = watched([true, false]);
    await until(() => asked() === 2);
    watch.heard();
    await wait(5 * TIMES.lookEveryMs);
    expect([lost(), asked()]).toEqual([0, 2]);
  });

  it('of which one piece came is waited for anew', async () => {
    const { watch, lost } = watched([true, false, true, true, false, false]);
    await wait(TIMES.lookEveryMs / 2);
    watch.heard();
    watch.waiting();
    await until(() => lost() === 1);
  });
});
