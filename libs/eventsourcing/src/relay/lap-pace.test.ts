import { createLapPace } from './lap-pace.ts';

it('lets a lone event go at once, and a lap that follows one of few events at once wait at most 8 ms', () => {
  let at = 1_000;
  const pace = createLapPace(() => at);
  const pauseAt = (time: number): number => {
    at = time;
    return pace.pauseMs();
  };
  expect(pauseAt(1_000)).toBe(0);
  pace.ended(3);
  expect([pauseAt(1_000), pauseAt(1_005), pauseAt(1_008), pauseAt(1_500)]).toEqual([8, 3, 0, 0]);
  // Nothing was published: the events that woke it are hidden still, and come with the next.
  pace.ended(0);
  expect(pauseAt(1_501)).toBe(7);
});

it('does not slow a relay that publishes many events in each lap', () => {
  const pace = createLapPace(() => 1_000);
  pace.ended(3);
  pace.ended(64);
  expect(pace.pauseMs()).toBe(0);
});
