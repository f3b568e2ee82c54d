import { ClockWatch } from './clock-jumps.ts';

const at = (minutes: number): string => new Date(Date.UTC(2026, 10, 3, 10, minutes)).toISOString();

function seen(...minutes: number[]): object[] {
  const watch = new ClockWatch();
  for (const [place, each] of minutes.entries())
    watch.see({ accountSeq: place + 1, eventId: `e${place + 1}`, recordedAt: at(each) });
  return watch.jumps;
}

it('names the event after which the clock was set back', () => {
  expect(seen(0, 1, 57_601, 2, 3)).toEqual([{ accountSeq: 3, eventId: 'e3', recordedAt: at(57_601), nextAt: at(2) }]);
});

it('says nothing of clocks that differ by up to a minute, and of time that passes', () => {
  expect(seen(5, 4, 4, 90_000)).toEqual([]);
});

it('names each jump, the first 20 of many', () => {
  const toAndFro = Array.from({ length: 100 }, (_, place) => (place % 2) * 1_000);
  expect(seen(...toAndFro.slice(0, 5))).toHaveLength(2);
  expect(seen(...toAndFro)).toHaveLength(20);
});
