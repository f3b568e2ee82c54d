import { expect } from '@jest/globals';
import fc from 'fast-check';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { checkQuery } from '../check-query.ts';
import { downloadCsv, selectForDownload } from '../compile/compile-download.ts';
import { countLeads, previewLeads } from '../compile/compile.ts';
import { countByWords } from '../words/count-by-words.ts';
import { estimateByWords } from '../words/estimate-by-words.ts';
import { sampleByWords } from '../words/random-leads.ts';
import { chooseNumbers } from '../words/select-for-download.ts';
import { hostileQuery, marker } from './hostile-queries.ts';

/** What a person typed stands in the parameters of every statement, and in the text of none. */
export function expectTextOutsideSql(count: number): void {
  const parameters = cases(count);
  let compiled = 0;
  let carried = 0;
  fc.assert(
    fc.property(hostileQuery, (input) => {
      const result = checkQuery(input);
      if (!result.ok) return;
      compiled += 1;
      const seed = `'${marker}`;
      const statements = [
        countLeads(result.query, 1),
        countByWords(result.query, 1),
        estimateByWords(result.query, 1),
        sampleByWords(result.query, 1, { seed, rows: 100, some: { blocks: 100 } }),
        chooseNumbers(result.query, 1, { downloadId: seed, accountId: seed, seed, rows: 10, halvings: 3 }),
        previewLeads(result.query, 1, { seed, page: 1 }),
        selectForDownload(result.query, 1, { downloadId: seed, accountId: seed, seed, rows: 10 }),
        downloadCsv(result.query, 1, { downloadId: seed, accountId: seed, cells: 'labels' }),
      ];
      for (const { sql, params } of statements) {
        if (sql.includes(marker)) throw new Error(`user text in SQL: ${sql}`);
        if (JSON.stringify(params).includes(marker)) carried += 1;
      }
    }),
    parameters,
  );
  // The property means something only while many hostile queries pass the check.
  expect(compiled).toBeGreaterThan(0.3 * parameters.numRuns);
  expect(carried).toBeGreaterThan(3 * compiled);
}
