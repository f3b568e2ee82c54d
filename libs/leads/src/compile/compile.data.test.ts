import fc from 'fast-check';
import { cases } from '@leadwright/testing/seeds/run-seed';
import { checkQuery, type CheckedQuery } from '../check-query.ts';
import { selectForDownload } from './compile-download.ts';
import { countLeads, previewLeads, previewName } from './compile.ts';
import { dictionaries } from '../dictionaries.ts';
import { consumers } from '../dictionaries/consumers.ts';
import { hostileQuery } from '../testing/hostile-queries.ts';
import { openLeadEngine, type LeadEngine } from '../testing/lead-engine.ts';
import { finds, randomLead, randomQuery, type Lead } from '../testing/random-leads.ts';
import { countByWords } from '../words/count-by-words.ts';
import { insertWords, wordsTableSql } from '../words/words-table.ts';

let engine: LeadEngine;
beforeAll(async () => {
  engine = await openLeadEngine();
});
afterAll(() => engine.close());

function checked(query: unknown): CheckedQuery {
  const result = checkQuery(query);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.query;
}

const everyone = checked({ dictId: 'consumers', geography: { kind: 'nationwide' }, filters: [] });

async function count(query: CheckedQuery, version: number, compiled = countLeads(query, version)): Promise<number> {
  const [row] = await engine.clickhouse.rows<{ count: number | string }>(compiled);
  return Number(row?.count ?? -1);
}

// The night asks twenty times as many.
const { numRuns: searches, seed } = cases(60);

describe.each(dictionaries.map((dictionary) => [dictionary.dictId, dictionary] as const))(
  'a count of %s',
  (_id, dictionary) => {
    it(`is the number of leads that a plain reading of the search finds, of leads and of their words, over ${searches} random searches`, async () => {
      const leads: Lead[] = fc.sample(randomLead(dictionary), { numRuns: 400, seed });
      await engine.insert(
        dictionary,
        1,
        leads.map((lead, index) => ({ ...lead, lead_key: index })),
      );
      await engine.insert(
        dictionary,
        2,
        leads.slice(0, 50).map((lead, index) => ({ ...lead, lead_key: index })),
      );
      await engine.clickhouse.command({ sql: wordsTableSql(dictionary) });
      for (const version of [1, 2])
        await engine.clickhouse.command(insertWords(dictionary, version, { states: ['AZ', 'CA', 'NY'], first: 0 }));
      let found = 0;
      for (const query of fc.sample(randomQuery(dictionary), { numRuns: searches, seed: seed + 1 })) {
        const expected = leads.filter((lead) => finds(dictionary, query, lead)).length;
        const both = {
          leads: await count(checked(query), 1),
          words: await count(checked(query), 1, countByWords(checked(query), 1)),
        };
        expect({ query, both }).toEqual({ query, both: { leads: expected, words: expected } });
        found += expected;
      }
      // Searches that find nothing prove nothing.
      expect(found).toBeGreaterThan(1000);
    }, 1_800_000);
  },
);

describe('a preview', () => {
  const version = 3;
  const planted = Array.from({ length: 130 }, (_, index) => ({
    lead_key: 1000 + index,
    first_name: `Name${index}`,
    phone: `602555${String(7000 + index)}`,
    email: `someone${index}@mail.example`,
    street_number: `9${1000 + index}x`,
    state: 'AZ',
    zip: '85001',
    age: index % 2 === 0 ? 40 : 0,
  }));

  async function page(number: number, seed = 'seed'): Promise<Record<string, string>[]> {
    return engine.clickhouse.rows(previewLeads(everyone, version, { seed, page: number }));
  }
  const names = (rows: Record<string, string>[]): (string | undefined)[] =>
    rows.map((row) => row[previewName('first_name')]);

  beforeAll(() => engine.insert(consumers, version, planted));

  it('has 5 pages of 20 rows, no row twice', async () => {
    const all = (await Promise.all([1, 2, 3, 4, 5].map((number) => page(number)))).flatMap(names);
    expect(all).toHaveLength(100);
    expect(new Set(all).size).toBe(100);
  });

  it('shows the same rows for the same seed and others for another', async () => {
    expect(names(await page(2))).toEqual(names(await page(2)));
    expect(names(await page(2, 'other'))).not.toEqual(names(await page(2)));
  });

  it('holds no planted phone, e-mail or street number', async () => {
    const text = JSON.stringify(await Promise.all([1, 2, 3, 4, 5].map((number) => page(number))));
    expect(
      planted.filter(({ phone, email, street_number }) =>
        [phone, phone.slice(6), email, street_number].some((secret) => text.includes(secret)),
      ),
    ).toEqual([]);
    expect(text).toContain('(602) 555-••••');
    expect(text).toContain('••••@mail.example');
  });

  it('shows nothing where nothing is known', async () => {
    const rows = await page(1);
    expect(new Set(rows.map((row) => row[previewName('age')]))).toEqual(new Set(['40', '']));
    expect(rows[0]?.[previewName('year_built')]).toBe('');
  });
});

describe('the rows of a download', () => {
  const version = 4;
  beforeAll(() =>
    engine.insert(
      consumers,
      version,
      Array.from({ length: 5000 }, (_, index) => ({ lead_key: index * 7919 })),
    ),
  );

  async function pick(
    downloadId: string,
    seed: string,
    rows: number,
  ): Promise<{ ordinal: number; lead_key: number }[]> {
    await engine.clickhouse.command(selectForDownload(everyone, version, { downloadId, accountId: 'a', seed, rows }));
    return engine.clickhouse.rows({
      sql: 'SELECT ordinal, lead_key FROM export.download_rows WHERE download_id = {id:String} ORDER BY ordinal',
      params: { id: downloadId },
    });
  }

  it('are at most as many as asked, numbered from 1 without a gap, no lead twice', async () => {
    const rows = await pick('some', 's', 300);
    expect(rows.map((row) => row.ordinal)).toEqual(Array.from({ length: 300 }, (_, index) => index + 1));
    expect(new Set(rows.map((row) => row.lead_key)).size).toBe(300);
    expect(await pick('all', 's', 1_000_000)).toHaveLength(5000);
  });

  it('stand in the order of the seed, so that making them again gives the same file', async () => {
    const keys = (rows: { lead_key: number }[]): number[] => rows.map((row) => row.lead_key);
    const first = keys(await pick('first', 'x', 500));
    expect(keys(await pick('again', 'x', 500))).toEqual(first);
    expect(keys(await pick('other', 'y', 500))).not.toEqual(first);
    // The order is hash(lead_key, seed), written out once more here.
    const [row] = await engine.clickhouse.rows<{ keys: number[] }>({
      sql: `SELECT groupArray(lead_key) AS keys FROM (SELECT lead_key FROM leads.consumers WHERE dataset_version = 4 ORDER BY sipHash64(lead_key, 'x'), lead_key LIMIT 500)`,
    });
    expect(row?.keys.map(Number)).toEqual(first);
  });
});

describe('hostile searches', () => {
  it('run, find nothing they should not, and leave a canary table as it was', async () => {
    await engine.clickhouse.command({ sql: 'CREATE TABLE leads.canary (x UInt8) ENGINE = MergeTree ORDER BY x' });
    await engine.clickhouse.insert('leads.canary', [{ x: 1 }]);
    const version = 9;
    await engine.insert(consumers, version, [{ lead_key: 1, city: 'AZ:PHOENIX' }]);
    const queries = fc.sample(hostileQuery, { numRuns: 800, seed: 21 }).flatMap((input) => {
      const result = checkQuery(input);
      return result.ok && result.query.geography.kind === 'CITY' ? [result.query] : [];
    });
    expect(queries.length).toBeGreaterThan(150);
    for (const query of queries) expect(await count(query, version)).toBe(0);
    const [row] = await engine.clickhouse.rows<{ n: number }>({ sql: 'SELECT sum(x) AS n FROM leads.canary' });
    expect(row?.n).toBe(1);
  });
});
