import { formatTimeLeft } from './time-left.ts';

it('says how long something still takes in the unit in which people wait', () => {
  expect([0.2, 45.4, 59.9, 126, 3_599, 4_800, 7_200].map(formatTimeLeft)).toEqual([
    ...['1 s', '45 s', '60 s', '2 min', '1 h', '1 h 20 min', '2 h'],
  ]);
});
