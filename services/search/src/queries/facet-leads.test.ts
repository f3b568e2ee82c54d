import { describe, expect, it } from '@jest/globals';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { checkQuery, type CheckedQuery } from '@leadwright/leads/check-query';
import { consumers } from '@leadwright/leads/dictionaries/consumers';
import { businesses } from '@leadwright/leads/dictionaries/businesses';
import { filterColumns, type Dictionary } from '@leadwright/leads/dictionary';
import type { LeadQuery } from '@leadwright/leads/query';
import { createFacetCaches } from './facet-cache.ts';
import { runFacets } from './facet-leads.ts';

const asker = { signal: new AbortController().signal, secondsMax: 60 };
const nationwide: LeadQuery = { dictId: 'consumers', geography: { kind: 'nationwide' }, filters: [] };

function checked(query: LeadQuery): CheckedQuery {
  const result = checkQuery(query);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.query;
}

function runs({ dictionary = consumers, byWords = false }: { dictionary?: Dictionary; byWords?: boolean } = {}) {
  let time = 0;
  const asked: string[] = [];
  const clickhouse = {
    rows: async ({ sql }: { sql: string }) => {
      asked.push(sql);
      return [];
    },
  } as unknown as ClickHouse;
  const caches = createFacetCaches({ lifeMs: 100, bytesMax: 100_000, now: () => time });
  const run = async (query: LeadQuery, fields: string[], fill = false): Promise<string[]> => {
    asked.length = 0;
    const columns = filterColumns(dictionary).filter(({ fieldName }) => fields.includes(fieldName));
    const cache = caches(checked(query), { byWords, edition: '3' });
    const answered = await runFacets(clickhouse, checked(query), 3, { columns, fill }, { asker, byWords, cache });
    if (answered.kind !== 'answer') throw new Error(answered.kind);
    expect(answered.answer.facets.map(({ field }) => field)).toEqual(columns.map(({ fieldName }) => fieldName));
    return [...asked];
  };
  return { run, pass: (ms: number) => (time += ms) };
}

describe('facets', () => {
  const older = { ...nationwide, filters: [{ field: 'age', from: 65 }] };

  it('ask the lead table for one field at a time, and nothing again that was asked', async () => {
    const { run, pass } = runs();
    expect(await run(older, ['age', 'gender'])).toHaveLength(2);
    expect(await run({ ...nationwide, filters: [{ field: 'age', from: 30 }] }, ['age', 'gender'])).toEqual([
      expect.stringContaining('toString(gender)'),
    ]);
    pass(100);
    expect(await run(older, ['gender'])).toHaveLength(1);
  });

  it('of all leads of a version are kept', async () => {
    const { run, pass } = runs();
    await run(nationwide, ['age', 'gender']);
    pass(1_000_000);
    expect(await run(nationwide, ['age', 'gender'])).toEqual([]);
    expect(await run(older, ['age'])).toEqual([]);
  });

  it('ask words for several fields at once, each under the filters of the others', async () => {
    const { run } = runs({ byWords: true });
    const [together = '', ...more] = await run(older, ['age', 'gender', 'income'], true);
    expect(together.match(/ AS f\d_total/g)).toEqual([' AS f0_total', ' AS f1_total', ' AS f2_total']);
    expect(more).toEqual([expect.stringContaining('sum(bitCount(base)) AS leads')]);
  });

  it('of a long list of values ask the lead table, though there are words', async () => {
    const { run } = runs({ dictionary: businesses, byWords: true });
    const statements = await run({ ...nationwide, dictId: 'businesses' }, ['sic_code', 'employees']);
    expect(statements.map((sql) => /_words/.test(sql))).toEqual([true, false]);
  });
});
