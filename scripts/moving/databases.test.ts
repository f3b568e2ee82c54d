import { foundIn } from './databases.ts';

const source = { rows: { event_log: 3, people: 2 }, last: 'c' };

it('a repeat knows what a move before it has copied whole, and takes nothing else for it', () => {
  expect(foundIn({ rows: {}, last: null }, source)).toBe('nothing');
  expect(foundIn({ rows: { people: 2, event_log: 3 }, last: 'c' }, source)).toBe('the same');
  expect(foundIn({ ...source, last: 'd' }, source)).toBe('others');
  expect(foundIn({ ...source, rows: { event_log: 3, people: 0 } }, source)).toBe('others');
  expect(foundIn({ rows: { event_log: 0 }, last: null }, { rows: { event_log: 0, people: 0 }, last: null })).toBe(
    'others',
  );
});
