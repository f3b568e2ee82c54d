import { expect, it } from '@jest/globals';
import { preparedLines } from './report-lines.ts';

const made = { kind: 'consumers', files: [], columns: [], leftOut: [], unmentioned: [] };
const madeUp = 'They came from no file: they are made up, for trying the product.';
const counted = { fill: { zip: 1 }, headers: 0, states: {} };

it('says of made-up leads that are being written, or were dropped, that there is no report', () => {
  expect(preparedLines(made)).toEqual([madeUp, 'no report: it was not finished']);
});

it('says of those that are whole how many there are', () => {
  const report = { rows: 2, leads: 2, rejected: 0, removals: 0, rejections: [], cells: [], ...counted };
  expect(preparedLines({ ...made, report })).toEqual([
    madeUp,
    '2 rows: 2 leads, 0 rejected',
    '',
    'Filled:',
    '  zip   100.0 %',
  ]);
});
