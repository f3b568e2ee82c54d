import { sessionsMax } from './session-pool.ts';

it('statements that run at once leave threads for cancels and files', () => {
  expect([1, 2, 3, 4, 8, 16, 64].map(sessionsMax)).toEqual([1, 1, 1, 2, 6, 12, 12]);
});
