// Industries of the 1987 SIC as one tree: a letter is a division, two digits a major group, three an industry group, four
// an industry.
import { column, lazily, rowsOf } from './rows.ts';
import { sicTable } from './tables/industries/sic.ts';
import { sicWordsTable } from './tables/industries/sic-words.ts';

/** `division` is the letter of the code's division; only industries have a `weight` above 0. */
export type Industry = { code: string; title: string; division: string; weight: number };

/** Every division, group and industry, each before what lies in it. */
export const industries = lazily((): readonly Industry[] => {
  let division = '';
  return rowsOf(sicTable).map((row) => {
    const code = column(row, 0);
    if (code.length === 1) division = code;
    return { code, title: column(row, 1), division, weight: Number(row[2] ?? 0) };
  });
});

/** What people call industries and their titles do not: a word or a few, and the codes that are meant, the closest first. */
export const industryWords = lazily((): readonly { words: string; codes: readonly string[] }[] =>
  rowsOf(sicWordsTable).map((row) => ({ words: column(row, 0), codes: column(row, 1).split(' ') })),
);
