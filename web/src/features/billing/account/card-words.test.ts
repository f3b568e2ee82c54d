import { cardState, expiryOf } from './card-words.ts';

it.each([
  ['the month before', 10, 2026, 'expired'],
  ['this month, to its end', 11, 2026, 'soon'],
  ['the next month, also over the end of a year', 12, 2026, 'soon'],
  ['a later month', 1, 2027, 'valid'],
  ['the same month of last year', 11, 2025, 'expired'],
])('a card of %s', (_, expMonth, expYear, state) => {
  expect(cardState({ expMonth, expYear }, new Date(2026, 10, 30, 23, 59))).toBe(state);
});

it('over the end of a year expires soon', () => {
  expect(cardState({ expMonth: 1, expYear: 2027 }, new Date(2026, 11, 1))).toBe('soon');
});

it('has its month in two digits', () => expect(expiryOf({ expMonth: 4, expYear: 2030 })).toBe('04/2030'));
