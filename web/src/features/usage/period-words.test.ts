import { periodWords } from './period-words.ts';

const period = (from: string, to: string, outside = false) => ({ from, to, outside });

it('names a period by its days', () => {
  const all = [period('2026-11-01T12:00:00Z', '2026-12-01T12:00:00Z')];
  expect(all.map((each) => periodWords(each, all))).toEqual(['1 Nov 2026 until 1 Dec 2026']);
});

it('names two periods of the same day by their minutes, and says which is none', () => {
  const all = [
    period('2026-11-01T12:30:00Z', '2026-11-01T18:00:00Z', true),
    period('2026-11-01T12:00:00Z', '2026-11-01T12:30:00Z'),
    period('2026-10-01T12:00:00Z', '2026-11-01T12:00:00Z'),
  ];
  const words = all.map((each) => periodWords(each, all));
  expect(new Set(words).size).toBe(3);
  expect(words[0]).toMatch(/^1 Nov 2026, \d\d:30 .+, outside a billing period$/);
  expect(words[2]).toBe('1 Oct 2026 until 1 Nov 2026');
});
