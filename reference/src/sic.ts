// Industries of the 1987 SIC as one tree: a letter is a division, two digits a major group, four an industry.
import { column, lazily, rowsOf } from './rows.ts';
import { sicTable } from './tables/sic.ts';

/** `division` is the letter of the code's division; only industries have a `weight` above 0. */
export type Industry = { code: string; title: string; division: string; weight: number };

/** Every division, major group and industry; each division before its groups and each group before its industries. */
export const industries = lazily((): readonly Industry[] => {
  let division = '';
  return rowsOf(sicTable).map((row) => {
    const code = column(row, 0);
    if (code.length === 1) division = code;
    return { code, title: column(row, 1), division, weight: Number(row[2] ?? 0) };
  });
});
