// Words of a version from before there were any, and words that became wrong, on a real engine.
import { consumers } from '@leadwright/leads/dictionaries/consumers';
import { vehicles as vehicleKind } from '@leadwright/leads/dictionaries/vehicles';
import { hasWords } from '@leadwright/leads/words/words-made';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { loadDemoData } from '../demo/load-demo-data.ts';
import { readActiveDataset } from '../projections/active-dataset.ts';
import { startSearchUnderTest, type SearchUnderTest } from '../testing/search-under-test.ts';
import { keepWords, leadsWithoutWords } from './keep-words.ts';

const rows = { consumers: 3_000, businesses: 100 };
const { signal } = new AbortController();
let search: SearchUnderTest;
beforeAll(async () => {
  search = await startSearchUnderTest({});
  await loadDemoData({
    clickhouse: search.clickhouse,
    store: search.running.store,
    database: search.database,
    rows,
    seed: 7,
  });
});
afterAll(() => search.stop());

describe('the words of an active version', () => {
  const error = jest.fn();
  const logger = { error, info: () => undefined } as unknown as Logger;
  const parts = {
    activeDataset: (dictId: string) => readActiveDataset(search.database.db, dictId),
    wordsFrom: rows.consumers,
  };
  const round = (hour: number, clickhouse = search.clickhouse) =>
    keepWords({ ...parts, clickhouse, logger, now: () => new Date(hour * 3_600_000) }, signal);
  const areKnown = async (): Promise<boolean> => {
    const { version = 0 } = (await parts.activeDataset('consumers')) ?? {};
    const missing = await leadsWithoutWords({ ...parts, clickhouse: search.clickhouse }, signal);
    const known = await hasWords(search.clickhouse, { dictionary: consumers, version }, { signal, maxSeconds: 10 });
    expect(missing).toBe(known ? 0 : rows.consumers);
    return known;
  };
  const states = async (): Promise<string[]> =>
    (
      await search.clickhouse.rows<{ state: string }>({
        sql: 'SELECT DISTINCT state FROM leads.consumers_words ORDER BY state',
        params: {},
      })
    ).map(({ state }) => state);

  it('are made where it is large enough and has none', async () => {
    expect(await areKnown()).toBe(false);
    await keepWords(
      { ...parts, wordsFrom: rows.consumers + 1, clickhouse: search.clickhouse, logger, now: () => new Date(0) },
      signal,
    );
    expect(await areKnown()).toBe(false);
    await round(0);
    expect(await areKnown()).toBe(true);
    expect(error).not.toHaveBeenCalled();
  });

  it('are looked at state by state, left where one bit is wrong, and made again', async () => {
    const all = await states();
    const place = all.indexOf('CA');
    expect(place).toBeGreaterThan(0);
    await search.clickhouse.command({
      sql: `ALTER TABLE leads.consumers_words UPDATE age_3 = bitXor(age_3, 1)
        WHERE state = 'CA' AND word = (SELECT min(word) FROM leads.consumers_words WHERE state = 'CA')`,
      settings: { mutations_sync: 2 },
    });
    for (let hour = 0; hour < all.length; hour += 1) {
      await round(hour + 10 * all.length);
      expect({ hour, known: await areKnown() }).toEqual({ hour, known: hour < place });
      if (hour === place) break;
    }
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ dictId: 'consumers', states: ['CA'] }),
      expect.stringContaining('another thing'),
    );
    await round(0);
    expect(await areKnown()).toBe(true);
  });

  it('are left where a state has lost all of them', async () => {
    const all = await states();
    const place = all.indexOf('NY');
    await search.clickhouse.command({
      sql: "DELETE FROM leads.consumers_words WHERE state = 'NY'",
      settings: { lightweight_deletes_sync: 2 },
    });
    await round(place + all.length);
    expect(await areKnown()).toBe(false);
    await round(0);
    expect(await areKnown()).toBe(true);
    expect(await states()).toEqual(all);
  });

  it('have other kinds laid beside them, which are looked at and made again too', async () => {
    const vehicles = async (): Promise<boolean> => {
      const [own, beside] = await Promise.all([parts.activeDataset('consumers'), parts.activeDataset('vehicles')]);
      const of = {
        ...{ dictionary: consumers, version: own?.version ?? 0 },
        beside: { dictionary: vehicleKind, version: beside?.version ?? 0 },
      };
      return hasWords(search.clickhouse, of, { signal, maxSeconds: 10 });
    };
    expect(await vehicles()).toBe(true);
    error.mockClear();
    await search.clickhouse.command({
      sql: 'ALTER TABLE leads.consumers_beside_vehicles UPDATE body_1 = bitXor(body_1, 1) WHERE bitTest(present, 0)',
      settings: { mutations_sync: 2 },
    });
    await round(1);
    expect(await vehicles()).toBe(false);
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ dictId: 'consumers', beside: 'vehicles' }),
      expect.stringContaining('another thing'),
    );
    expect(await leadsWithoutWords({ ...parts, clickhouse: search.clickhouse }, signal)).toBe(rows.consumers);
    await round(2);
    expect(await vehicles()).toBe(true);
    expect(await areKnown()).toBe(true);
  });

  it('are not asked where they come out wrong again', async () => {
    error.mockClear();
    const clickhouse = {
      ...search.clickhouse,
      command: ({ sql, ...statement }: Parameters<typeof search.clickhouse.command>[0]) =>
        search.clickhouse.command({
          ...statement,
          sql: sql.replace('bitTest(code_of_age, 3)', 'bitTest(code_of_age, 2)'),
        }),
    };
    await search.clickhouse.command({
      sql: 'DELETE FROM leads.words_made WHERE true',
      settings: { mutations_sync: 2 },
    });
    await round(0, clickhouse);
    expect(await areKnown()).toBe(false);
    expect(error).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('came out wrong'));
  });
});
