// The share of each state's households by income, in parts per thousand as the source rounds them.
import { rowsOf } from '../src/rows.ts';
import { statesTable } from '../src/tables/states.ts';
import { vegaIncomes } from './packages.ts';

const bands = [
  '<10000',
  '10000 to 14999',
  '15000 to 24999',
  '25000 to 34999',
  '35000 to 49999',
  '50000 to 74999',
  '75000 to 99999',
  '100000 to 149999',
  '150000 to 199999',
  '200000+',
];

export function buildIncomes(): { state: string; parts: number[] }[] {
  const rows = vegaIncomes();
  return rowsOf(statesTable).flatMap(([state = '', name = '']) => {
    const own = rows.filter((row) => row.name === name);
    if (own.length === 0) return [];
    return [
      {
        state,
        parts: bands.map((band) => Math.round((own.find(({ group }) => group === band)?.pct ?? Number.NaN) * 1000)),
      },
    ];
  });
}
