// One version of the leads after another: when a start makes one, how it takes the place of that before, and how one with
// words is counted.
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { consumers } from '@leadwright/leads/dictionaries/consumers';
import { loadDemoData } from './demo/load-demo-data.ts';
import { hasWords } from '@leadwright/leads/words/words-made';
import { readActiveDataset } from './projections/active-dataset.ts';
import { startSearchUnderTest, type SearchUnderTest } from './testing/search-under-test.ts';

const nationwide = { dictId: 'consumers', geography: { kind: 'nationwide' }, filters: [] };
const rows = { consumers: 4_000, businesses: 2_000 };

let search: SearchUnderTest;
/** What search asked its engine. */
const asked: string[] = [];
const load = (sizes: Record<string, number>, given: Partial<Parameters<typeof loadDemoData>[0]> = {}) =>
  loadDemoData({
    clickhouse: search.clickhouse,
    store: search.running.store,
    database: search.database,
    rows: sizes,
    seed: 7,
    ...given,
  });

beforeAll(async () => {
  search = await startSearchUnderTest({
    engine: (there) => ({
      ...there,
      rows: (statement) => {
        asked.push(statement.sql);
        return there.rows(statement);
      },
    }),
  });
  await load(rows);
});
afterAll(() => search.stop());

const count = async (body: object): Promise<number> => {
  const answer = await search.post('/api/v2/searches/count', body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return Number(answer.body['count']);
};

describe('a start that asks for no other leads', () => {
  const start = (asked: { rows?: Record<string, number>; seed?: number }) =>
    loadDemoData({ clickhouse: search.clickhouse, store: search.running.store, database: search.database, ...asked });

  it('keeps those that are there, whatever their number and seed', async () => {
    expect(await start({})).toEqual([]);
    expect(await start({ rows: { consumers: rows.consumers } })).toEqual([]);
    expect(await readActiveDataset(search.database.db, 'consumers')).toMatchObject({ version: 1, rows: 4_000 });
  });

  it('builds what it names otherwise, and nothing else', async () => {
    expect(await start({ rows: { businesses: 1_000 } })).toEqual(['businesses']);
    expect(await readActiveDataset(search.database.db, 'businesses')).toMatchObject({
      version: 2,
      rows: 1_000,
      source: 'synthetic:7:1000',
    });
    expect(await start({})).toEqual([]);
    expect(await start({ rows: { businesses: rows.businesses }, seed: 7 })).toEqual(['businesses']);
  });
});

describe('a new version', () => {
  it('takes the place of the old one in one step, and the old one stays', async () => {
    await load({ consumers: 2_000, businesses: rows.businesses });
    const answer = await search.post('/api/v2/searches/count', nationwide);
    expect(answer.body).toMatchObject({ count: 2_000, datasetVersion: 2, exact: true });
    const [old] = await search.clickhouse.rows<{ n: number }>({
      sql: 'SELECT count() AS n FROM leads.consumers WHERE dataset_version = 1',
    });
    expect(old?.n).toBe(4_000);
  });
});

describe('a version with words', () => {
  const older = { ...nationwide, filters: [{ field: 'age', from: 40 }] };

  /** How often words were asked for a count that is right. */
  async function askedInWords(): Promise<number> {
    asked.length = 0;
    const sql = `SELECT count() AS n FROM leads.consumers WHERE age >= 40 AND dataset_version = (SELECT max(dataset_version) FROM leads.consumers)`;
    const [row] = await search.clickhouse.rows<{ n: number }>({ sql });
    expect(await count(older)).toBe(row?.n);
    return asked.filter((each) => each.includes('leads.consumers_words')).length;
  }

  /** Five pages of other leads each, all of them found by the search, from words that are asked for the first page alone. */
  async function previewsByWords(): Promise<void> {
    const samples = () => asked.filter((each) => each.includes('arrayJoin(bitPositionsToArray(base))')).length;
    asked.length = 0;
    const pages: Record<string, string>[][] = [];
    for (const page of [1, 2, 3, 4, 5, 1]) {
      const { body } = await search.post('/api/v2/searches/preview', { ...older, page });
      pages.push(body['rows'] as Record<string, string>[]);
      if (pages.length === 1) expect(samples()).toBeGreaterThan(0);
      else expect(samples()).toBe(0);
      asked.length = 0;
    }
    const [first, again] = [pages[0], pages.pop()];
    expect(again).toEqual(first);
    const shown = pages.flat();
    expect(shown).toHaveLength(100);
    expect(shown.filter(({ age }) => Number(age) < 40)).toEqual([]);
    expect(new Set(shown.map((lead) => JSON.stringify(lead))).size).toBe(100);
  }

  it('is counted and shown by them, if they were coded by these dictionaries', async () => {
    await load({ consumers: 3_000, businesses: rows.businesses }, { wordsFrom: 3_000 });
    expect(await askedInWords()).toBe(1);
    asked.length = 0;
    const { body } = await search.post('/api/v2/searches/facets', { ...older, fields: ['age', 'gender'], fill: true });
    expect(asked.filter((each) => each.includes('leads.consumers_words'))).toHaveLength(2);
    expect(body['fill']).toMatchObject({ leads: await count(older) });
    await previewsByWords();
    const { version = 0 } = (await readActiveDataset(search.database.db, 'consumers')) ?? {};
    const limits = { signal: new AbortController().signal, maxSeconds: 60 };
    expect(await hasWords(search.clickhouse, { dictionary: consumers, version }, limits)).toBe(true);
    await search.clickhouse.command({
      sql: "ALTER TABLE leads.words_made UPDATE coding = 'before a value was put between others' WHERE true",
      settings: { mutations_sync: 1 },
    });
    expect(await hasWords(search.clickhouse, { dictionary: consumers, version }, limits)).toBe(false);
  });

  it('is counted by its leads, and somebody is told, where a word says another thing than its lead', async () => {
    const onWrongWords = jest.fn();
    const clickhouse = { ...search.clickhouse };
    clickhouse.command = ({ sql, ...statement }) =>
      search.clickhouse.command({
        ...statement,
        sql: sql.replace('bitTest(code_of_age, 3)', 'bitTest(code_of_age, 2)'),
      });
    await load({ consumers: 3_002, businesses: rows.businesses }, { wordsFrom: 3_000, clickhouse, onWrongWords });
    const states: unknown = expect.arrayContaining(['AZ', 'CA']);
    expect(onWrongWords).toHaveBeenCalledWith(expect.objectContaining({ dictId: 'consumers', states }));
    expect(await askedInWords()).toBe(0);
  });
});
