import { topics } from '@leadwright/contracts/topology';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fromBinary } from '@bufbuild/protobuf';
import { SearchEventSchema } from '@leadwright/contracts/search/v1/search_events';
import { dictionaries } from '@leadwright/leads/dictionaries';
import { filterColumns } from '@leadwright/leads/dictionary';
import type { ReceivedRecord } from '@leadwright/messaging/event-bus';
import { eventually } from '@leadwright/testing/eventually';
import { loadDemoData, type LoadProgress } from './demo/load-demo-data.ts';
import { readActiveDataset } from './projections/active-dataset.ts';
import { startSearchUnderTest, type SearchUnderTest } from './testing/search-under-test.ts';

const nationwide = { dictId: 'consumers', geography: { kind: 'nationwide' }, filters: [] };
const rows = { consumers: 30_000, businesses: 5_000 };

let search: SearchUnderTest;
const received: ReceivedRecord[] = [];
const progress: LoadProgress[] = [];
const load = () =>
  loadDemoData({
    clickhouse: search.clickhouse,
    store: search.running.store,
    database: search.database,
    rows,
    seed: 7,
    onProgress: (step) => progress.push(step),
  });

beforeAll(async () => {
  search = await startSearchUnderTest();
  await search.bus.consume({
    group: 'test.search',
    topics: [topics.search],
    from: 'earliest',
    onRecords: async (records) => {
      received.push(...records);
      return { kind: 'done' };
    },
  });
  expect((await search.post('/api/v2/searches/count', nationwide)).body).toMatchObject({ code: 'dataset-missing' });
  expect(await load()).toEqual(['consumers', 'businesses', 'vehicles', 'emails']);
});
afterAll(() => search.stop());

const count = async (body: object): Promise<number> => {
  const answer = await search.post('/api/v2/searches/count', body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return Number(answer.body['count']);
};

async function medianOf(dictId: string, field: string): Promise<number> {
  const sql = `SELECT quantileExactLow(0.5)(${field}) AS median FROM leads.${dictId} WHERE ${field} > 0`;
  const [row] = await search.clickhouse.rows<{ median: number }>({ sql });
  return row?.median ?? 0;
}

describe('loading demo data', () => {
  it('publishes each version on the account of what belongs to nobody', async () => {
    await eventually(() => expect(received).toHaveLength(dictionaries.length));
    const messages = received.map(({ value }) => fromBinary(SearchEventSchema, value));
    expect(messages.map(({ meta }) => [meta?.accountId, meta?.streamId])).toEqual(
      dictionaries.map(({ dictId }) => ['system', `dataset-${dictId}`]),
    );
    expect(messages[0]?.event).toMatchObject({
      case: 'datasetActivated',
      value: { dictId: 'consumers', datasetVersion: 1n, rows: 30_000n, source: 'synthetic:7:30000' },
    });
  });

  it('a second time builds nothing', async () => {
    expect(await load()).toEqual([]);
    expect(await readActiveDataset(search.database.db, 'consumers')).toEqual({
      dictId: 'consumers',
      version: 1,
      rows: 30_000,
      source: 'synthetic:7:30000',
    });
  });

  it('says how far it is, up to the end', () => {
    const last = progress.filter(({ dictId }) => dictId === 'consumers').at(-1);
    expect(last).toMatchObject({ rows: 30_000, of: 30_000 });
    expect(last?.rowsPerSecond).toBeGreaterThan(0);
  });
});

describe('counting', () => {
  it('is exact: the states sum to the whole, and a filter never raises a count', async () => {
    expect(await count(nationwide)).toBe(30_000);
    const states = await search.clickhouse.rows<{ state: string; n: number }>({
      sql: 'SELECT state, count() AS n FROM leads.consumers GROUP BY state ORDER BY n DESC LIMIT 5',
    });
    for (const { state, n } of states) {
      const inState = { ...nationwide, geography: { kind: 'ST', values: [state] } };
      expect(await count(inState)).toBe(n);
      expect(await count({ ...inState, filters: [{ field: 'age', from: 40, to: 60 }] })).toBeLessThan(n);
    }
  });

  it.each(dictionaries.map((dictionary) => [dictionary.dictId, dictionary] as const))(
    'finds some but not all %s by every filter of the dictionary',
    async (dictId, dictionary) => {
      const all = await count({ dictId, geography: { kind: 'nationwide' }, filters: [] });
      for (const column of filterColumns(dictionary)) {
        const filter =
          column.inputType === 'range'
            ? { to: await medianOf(dictId, column.fieldName) }
            : column.inputType === 'stringRange'
              ? { to: column.items[Math.floor(column.items.length / 2)]?.value }
              : { anyOf: column.items.slice(0, Math.min(column.items.length / 2, 300)).map(({ value }) => value) };
        const found = await count({
          dictId,
          geography: { kind: 'nationwide' },
          filters: [{ field: column.fieldName, ...filter }],
        });
        expect({ field: column.fieldName, some: found > 0, notAll: found < all }).toEqual({
          field: column.fieldName,
          some: true,
          notAll: true,
        });
      }
    },
  );
});

describe('facets', () => {
  it('add up to the count, and each is the count of the search with that value', async () => {
    const arizona = { dictId: 'consumers', geography: { kind: 'ST', values: ['AZ'] }, filters: [] };
    const { status, body } = await search.post('/api/v2/searches/facets', {
      ...arizona,
      fields: ['homeowner_status', 'age'],
      fill: true,
    });
    expect(status).toBe(200);
    const [homes, ages] = body['facets'] as { values: { count: number }[]; unknown: number }[];
    const all = await count(arizona);
    for (const facet of [homes, ages])
      expect(facet?.values.reduce((sum, each) => sum + each.count, facet.unknown)).toBe(all);
    const owners = await count({ ...arizona, filters: [{ field: 'homeowner_status', anyOf: ['owner'] }] });
    expect(homes?.values[0]).toEqual({ value: 'owner', count: owners });
    const phones = await count({ ...arizona, filters: [{ field: 'has_phone', anyOf: ['yes'] }] });
    expect(body['fill']).toMatchObject({ leads: all, phone: phones });
  });
});

describe('one search of many kinds', () => {
  const asked = (filters: object[]) => ({ ...nationwide, filters });
  const old = { field: 'vehicles.model_year', to: 2016 };
  const truck = { field: 'vehicles.body', anyOf: ['Pickup'] };

  it('counts people by the vehicle of their household and their e-mail, as the tables say it', async () => {
    const query = asked([
      { field: 'homeowner_status', anyOf: ['owner'] },
      old,
      truck,
      { field: 'emails.has', anyOf: ['yes'] },
    ]);
    const [row] = await search.clickhouse.rows<{ n: number }>({
      sql: `SELECT count() AS n FROM leads.consumers AS person WHERE homeowner_status = 'owner'
        AND (street_number, street, zip) IN (SELECT street_number, street, zip FROM leads.vehicles WHERE model_year <= 2016 AND body = 'Pickup')
        AND email IN (SELECT email FROM leads.emails AS mail WHERE mail.first_name = first_name)`,
    });
    expect(row?.n).toBeGreaterThan(20);
    expect(await count(query)).toBe(row?.n);
  });

  it('turns all that is asked of the other kind round by "no"', async () => {
    const has = (anyOf: string[]) => asked([old, truck, { field: 'vehicles.has', anyOf }]);
    const with_ = await count(has(['yes']));
    expect(with_).toBeGreaterThan(100);
    expect(with_ + (await count(has(['no'])))).toBe(30_000);
    expect(await count(has(['yes', 'no']))).toBe(30_000);
  });

  it('offers the filters of the other kinds under a name of their own, and lists them', async () => {
    const { filters } = (await search.get('/api/v2/dictionaries/consumers')).body as {
      filters: { field: string; group: string }[];
    };
    const groups = new Set(filters.filter(({ field }) => field.includes('.')).map(({ group }) => group));
    expect([...groups]).toEqual(['Vehicle of the household', 'Opted-in e-mail of the person']);
    const { items } = (await search.get('/api/v2/dictionaries/consumers/items/vehicles.make')).body as {
      items: object[];
    };
    expect(items).toContainEqual({ value: 'Ford', label: 'Ford' });
    const beside = (await search.get('/api/v2/dictionaries/businesses')).body as { filters: { field: string }[] };
    expect(beside.filters.filter(({ field }) => field.includes('.'))).toEqual([]);
  });
});

describe('previewing', () => {
  type Page = { rows: Record<string, string>[]; seed: string; masked: string[] };
  const page = async (number: number, accountId = 'a1'): Promise<Page> =>
    (await search.post('/api/v2/searches/preview', { ...nationwide, page: number }, accountId)).body as unknown as Page;

  it('shows 5 pages of 20, the same after a refresh, others to another account', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((number) => page(number)));
    expect(pages.map(({ rows: shown }) => shown.length)).toEqual([20, 20, 20, 20, 20]);
    expect(new Set(pages.flatMap(({ rows: shown }) => shown.map((row) => JSON.stringify(row)))).size).toBe(100);
    expect(await page(3)).toEqual(pages[2]);
    expect((await page(1, 'a2')).rows).not.toEqual(pages[0]?.rows);
    expect((await search.post('/api/v2/searches/preview', { ...nationwide, page: 6 })).status).toBe(400);
  });

  it.each(dictionaries)(
    'security S15: never holds what is masked of a lead of $dictId',
    async ({ dictId, index, columns }) => {
      const texts = columns
        .filter(({ masked }) => masked === 'phone' || masked === 'email')
        .map(({ fieldName }) => fieldName);
      const pages = [1, 2, 3, 4, 5].map((number) =>
        search.post('/api/v2/searches/preview', { ...nationwide, dictId, page: number }),
      );
      const shown = JSON.stringify((await Promise.all(pages)).map(({ body }) => body));
      const secrets = await search.clickhouse.rows<{ secret: string }>({
        sql: `SELECT DISTINCT arrayJoin([${texts.join(', ')}]) AS secret FROM ${index} WHERE secret != ''`,
      });
      expect(secrets.length).toBeGreaterThan(2_000);
      expect(secrets.filter(({ secret }) => shown.includes(secret))).toEqual([]);
      expect(shown).not.toMatch(/"street_number":"\d/);
      expect(shown).toContain('••••');
    },
  );

  it('shows the first digits of a phone and the provider of an address', async () => {
    const shown = JSON.stringify(await page(1));
    expect(shown).toMatch(/"phone":"\(\d{3}\) 555-••••"/);
  });
});
