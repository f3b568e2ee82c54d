import { createHorizonWatch } from './horizon-watch.ts';

it('measures how long one transaction holds the horizon, and ignores many short ones', () => {
  let now = 0;
  const watch = createHorizonWatch(() => now);
  const observe = (at: number, oldestOpen: string, next: string): number => {
    now = at;
    return watch.observe(oldestOpen, next);
  };
  expect([
    observe(0, '7', '7'),
    observe(1_000, '7', '9'),
    observe(16_000, '7', '30'),
    observe(31_000, '29', '31'),
    observe(32_000, '40', '40'),
    observe(40_000, '40', '44'),
  ]).toEqual([0, 0, 15, 0, 0, 0]);
});
