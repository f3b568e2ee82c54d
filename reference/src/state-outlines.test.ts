import { expect, it } from '@jest/globals';
import { rowsOf } from './rows.ts';
import { stateOutlinesTable } from './tables/state-outlines.ts';

const rows = rowsOf(stateOutlinesTable);
const drawn = rows.filter(([, , outline]) => outline !== '');

it('the states and the district are drawn, and the table is small enough for a page', () => {
  expect(drawn).toHaveLength(51);
  expect(Buffer.byteLength(stateOutlinesTable)).toBeLessThan(40_000);
});

it('each outline is of closed rings, and inside the map', () => {
  const wrong = drawn.filter(([, , outline = '']) => {
    if (!/^(?:M\d+ \d+l-?\d+(?:[ -]\d+)+z)+$/.test(outline)) return true;
    return outline.split('z').some((ring) => {
      const [start = '', steps = ''] = ring.slice(1).split('l');
      let [x = 0, y = 0] = start.split(' ').map(Number);
      const numbers = (steps.match(/-?\d+/g) ?? []).map(Number);
      return numbers.some((step, at) => {
        if (at % 2 === 0) x += step;
        else y += step;
        return x < 0 || x > 975 || y < 0 || y > 610;
      });
    });
  });
  expect(wrong.map(([state]) => state)).toEqual([]);
});
