import { expect, it } from '@jest/globals';
import { along, hash, literal, pick, uniform } from './expressions.ts';

it('picks by cumulated shares of the whole, the last value for the rest', () => {
  expect(
    pick('u', [
      ['a', 1],
      ['b', 2],
      ['c', 1],
    ]),
  ).toBe(`multiIf((u) < 0.25, 'a', (u) < 0.75, 'b', 'c')`);
});

it('is continuous within each spread', () => {
  expect(
    along('u', [
      [1, 18, 20],
      [3, 20, 50],
    ]),
  ).toBe('multiIf((u) < 0.25, 18 + ((u) - 0) * 8, 20 + ((u) - 0.25) * 40)');
});

it('keeps each draw stable and different from the others', () => {
  expect(hash('age')).toBe('intHash64(bitXor(row_hash, 16651413216827089244))');
  expect(uniform('age')).not.toBe(uniform('month'));
});

it('quotes text of ours', () => {
  expect(literal(`O'Fallon \\ x`)).toBe(`'O''Fallon \\\\ x'`);
});
