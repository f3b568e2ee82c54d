import { rangeEndOf } from './year-range.ts';

const today = new Date(2026, 10, 22);

it.each([
  { field: 'year_built', max: 2030, end: 2026 },
  { field: 'purchase_year', max: 2030, end: 2026 },
  { field: 'year_born', max: 2010, end: 2010 },
  { field: 'years_in_business', max: 250, end: 250 },
  { field: 'age', max: 110, end: 110 },
  { field: 'loan', max: 9_000_000, end: 9_000_000 },
])('a range of years ends this year at the latest: $field', ({ end, ...field }) => {
  expect(rangeEndOf(field, today)).toBe(end);
});
