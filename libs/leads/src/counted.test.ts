import { counted, nounFor } from './counted.ts';

it.each([
  [0, '0 leads', 'leads'],
  [1, '1 lead', 'lead'],
  [2, '2 leads', 'leads'],
  [1_000, '1,000 leads', 'leads'],
])('a number has the noun that goes with it: %d', (amount, both, noun) => {
  expect([counted(amount, 'lead'), nounFor(amount, 'lead')]).toEqual([both, noun]);
});

it.each([
  [0, '0 counties'],
  [1, '1 county'],
  [2, '2 counties'],
  [1_000, '1,000 counties'],
])('a number has a noun that is more than itself with an s: %d', (amount, both) => {
  expect(counted(amount, 'county', 'counties')).toBe(both);
});
