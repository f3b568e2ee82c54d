import { createHorizonWatch } from './horizon-watch.ts';

it('tells how long one transaction has held the horizon, and nothing of many short ones', () => {
  let now = 0;
  const watch = createHorizonWatch(() => now);
  const look = (at: number, oldestOpen: string, next: string): number => {
    now = at;
    return watch.seen(oldestOpen, next);
  };
  expect([
    look(0, '7', '7'),
    look(1_000, '7', '9'),
    look(16_000, '7', '30'),
    look(31_000, '29', '31'),
    look(32_000, '40', '40'),
    look(40_000, '40', '44'),
  ]).toEqual([0, 0, 15, 0, 0, 0]);
});
