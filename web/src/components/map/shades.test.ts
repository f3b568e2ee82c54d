import { shadeOf, shadesOf } from './shades.ts';

it('shades rise to the largest number, and hold what they say', () => {
  const shades = shadesOf([28_100, 4_020, 12, 0]);
  expect(shades).toEqual([1, 1_100, 4_400, 10_000, 17_000]);
  expect([0, 12, 1_099, 1_100, 4_400, 28_100].map((count) => shadeOf(count, shades))).toEqual([0, 1, 1, 2, 3, 5]);
});

it('nothing has no shade, and a few leads have few', () => {
  expect(shadesOf([])).toEqual([]);
  expect(shadesOf([0, 0])).toEqual([]);
  expect(shadesOf([2])).toEqual([1]);
  expect(shadeOf(0, [])).toBe(0);
});
