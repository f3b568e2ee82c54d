import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { dictionaries } from '@leadwright/leads/dictionaries';
import { exportColumns, filterColumns } from '@leadwright/leads/dictionary';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { buildHttpApp, type HttpApp } from '@leadwright/runtime/http/http-app';
import {
  createServiceTokens,
  generateTokenKey,
  type Caller,
  type TokenUse,
} from '@leadwright/runtime/process/service-tokens';
import { addLeadRoutes, type SearchParts } from '../app.ts';
import { createAnswerCache } from '../queries/answer-cache.ts';
import { createCountGuard } from '../queries/count-guard.ts';
import { everyFilter } from '../testing/every-filter.ts';

const keys = generateTokenKey();
const member: Omit<Caller, 'service'> = {
  personId: 'p1',
  accountId: 'a1',
  role: 'download',
  staff: null,
  impersonatorId: null,
  sessionId: 's1',
};
const anonymous = { ...member, personId: 'anonymous', accountId: null, role: null };
const phoenix = {
  dictId: 'consumers',
  geography: { kind: 'CITY', values: ['AZ:PHOENIX'] },
  filters: [{ field: 'age', from: 35, to: 55 }],
};

const asOf = '2027-01-01T00:00:00.000Z';

// What a browser must never decide; none of it may be taken, not even ignored.
const forbiddenFields = [
  'leads',
  'leadsRemaining',
  'superAdmin',
  'role',
  'plan',
  'planId',
  'accountId',
  'account_id',
  'personId',
  'uid',
  'id',
  'staff',
  'admin',
  'impersonatorId',
  'datasetVersion',
  'version',
  'offset',
  'rows',
  'columns',
  'order',
  'orderBy',
  'group',
  'filter',
  'where',
  'sql',
  'table',
  'index',
  'params',
  'settings',
  'masked',
  'pageSize',
  'downloadLimit',
  'multiplierHundredths',
];

let app: Promise<HttpApp> | undefined;
let parts: Partial<SearchParts>;
let counted: string[];
let seeds: string[];

async function post(path: string, body: object, caller: Omit<Caller, 'service'> = member) {
  return (await started()).inject({
    method: 'POST',
    url: `/api/v2/searches/${path}`,
    headers: await bearer(caller),
    payload: body,
  });
}

async function get(url: string, caller: Omit<Caller, 'service'> = member, use: TokenUse = 'forward') {
  return (await started()).inject({ method: 'GET', url, headers: await bearer(caller, use) });
}

async function bearer(caller: Omit<Caller, 'service'>, use: TokenUse = 'forward'): Promise<Record<string, string>> {
  const gateway = await createServiceTokens({ service: 'gateway', privateKey: keys.privateKey, publicKeys: {} });
  return { authorization: `Bearer ${gateway.sign('search', use, caller)}` };
}

function started(): Promise<HttpApp> {
  return (app ??= startedNow());
}

async function startedNow(): Promise<HttpApp> {
  const built = await buildHttpApp({
    service: 'search',
    logger: createLogger('test', 'silent'),
    tokens: await createServiceTokens({
      service: 'search',
      privateKey: keys.privateKey,
      publicKeys: { gateway: keys.publicKey },
    }),
    ready: async () => undefined,
  });
  addLeadRoutes(built, {
    activeDataset: async (dictId) => ({ dictId, version: 7, rows: 1000, source: 'synthetic:1:1000' }),
    searchableFilters: everyFilter,
    leadTotals: async () => new Map([['AZ:PHOENIX', 41]]),
    now: () => new Date('2027-06-30T12:00:00Z'),
    count: async (query) => {
      counted.push(query.dictId);
      return { kind: 'answer', answer: { count: 1234, tookMs: 5, asOf } };
    },
    estimate: async () => undefined,
    preview: async (_query, _version, { seed }) => {
      seeds.push(seed);
      return { kind: 'answer', answer: [{ first_name: 'Ada', phone: '(602) 555-••••' }] };
    },
    facets: async (_query, _version, { columns, fill }) => ({
      kind: 'answer',
      answer: {
        facets: columns.map(({ fieldName }) => ({ field: fieldName, values: [], unknown: 3 })),
        ...(fill ? { fill: { leads: 1234 } } : {}),
      },
    }),
    guard: createCountGuard(2),
    estimateGuard: createCountGuard(2),
    facetGuard: createCountGuard(2),
    cache: createAnswerCache({ lifeMs: 1000, bytesMax: 10_000, bytesOf: () => 100, now: () => 0 }),
    teaserCache: createAnswerCache({ lifeMs: 1000, bytesMax: 10_000, bytesOf: () => 100, now: () => 0 }),
    secondsMax: 60,
    ...parts,
  });
  return built;
}

beforeEach(() => {
  parts = {};
  counted = [];
  seeds = [];
  app = undefined;
});
afterEach(async () => {
  await (await app)?.close();
});

describe('POST /api/v2/searches/count', () => {
  it('answers an exact count with its version and time', async () => {
    const response = await post('count', phoenix);
    expect(response.statusCode).toBe(200);
    const phones = { madeUp: true };
    expect(response.json()).toEqual({ count: 1234, exact: true, datasetVersion: 7, tookMs: 5, asOf, phones });
  });

  it.each([
    { lists: ['federal', 'texas'], says: { checkedOn: '2026-11-12', callableUntil: '2026-12-13' } },
    { lists: ['texas'], says: {} },
  ])('says of leads that were checked against $lists until when one may call', async ({ lists, says }) => {
    const checked = lists.map((source) => ({ source, asOf: '2026-11-12' }));
    const active = { version: 7, rows: 1000, source: 'import:a', slot: 2 as const, checked };
    parts.activeDataset = async (dictId) => ({ dictId, ...active });
    const { phones } = (await post('count', phoenix)).json<{ phones: object }>();
    expect(phones).toEqual({ ...says, against: checked });
  });

  it('asks the engine once for the same search, however it is written', async () => {
    await post('count', phoenix);
    const again = await post('count', { ...phoenix, filters: [{ field: 'age', from: '35', to: '55' }] });
    expect(again.json()).toMatchObject({ count: 1234, asOf });
    expect(counted).toHaveLength(1);
  });

  it('lets two counts of an account run and refuses the third with Retry-After', async () => {
    const release: (() => void)[] = [];
    parts.count = () =>
      new Promise((resolve) => release.push(() => resolve({ kind: 'answer', answer: { count: 1, tookMs: 1, asOf } })));
    const slow = [1, 2].map((age) => post('count', { ...phoenix, filters: [{ field: 'age', from: 20 + age }] }));
    while (release.length < 2) await new Promise((resolve) => setImmediate(resolve));
    const third = await post('count', phoenix);
    expect(third.statusCode).toBe(429);
    expect(third.json()).toMatchObject({ code: 'too-many-counts' });
    expect(third.headers['retry-after']).toBe('2');
    const other = post('count', { ...phoenix, filters: [] }, { ...member, accountId: 'a2' });
    while (release.length < 3) await new Promise((resolve) => setImmediate(resolve));
    for (const done of release) done();
    expect((await Promise.all([...slow, other])).map((response) => response.statusCode)).toEqual([200, 200, 200]);
  });

  it('is estimated beside two counts that run, and two estimates keep no count waiting', async () => {
    const release: (() => void)[] = [];
    const held = (answer: { count: number; bound: number; tookMs: number; asOf: string }) =>
      new Promise<{ kind: 'answer'; answer: typeof answer }>((resolve) => {
        release.push(() => resolve({ kind: 'answer', answer }));
      });
    parts.count = parts.estimate = () => held({ count: 1, bound: 9, tookMs: 5, asOf });
    const ages = [20, 30].map((from) => ({ ...phoenix, filters: [{ field: 'age', from }] }));
    const counts = ages.map((query) => post('count', query));
    while (release.length < 2) await new Promise((resolve) => setImmediate(resolve));
    const estimates = ages.map((query) => post('count', { ...query, estimate: true }));
    let early: number | undefined;
    void Promise.race(estimates).then(({ statusCode }) => (early = statusCode));
    while (release.length < 4 && early === undefined) await new Promise((resolve) => setImmediate(resolve));
    expect(early).toBeUndefined();
    expect((await post('count', { ...phoenix, estimate: true })).json()).toMatchObject({ code: 'too-many-counts' });
    for (const done of release.slice(0, 2)) done();
    expect((await Promise.all(counts)).map((response) => response.statusCode)).toEqual([200, 200]);
    const third = post('count', phoenix);
    while (release.length < 5) await new Promise((resolve) => setImmediate(resolve));
    for (const done of release) done();
    const answered = await Promise.all([...estimates, third]);
    expect(answered.map((response) => response.statusCode)).toEqual([200, 200, 200]);
  });

  it('says failed to fetch when the time is over, and gives the place back', async () => {
    parts.count = async () => ({ kind: 'timeout' });
    for (let time = 0; time < 3; time++) {
      const response = await post('count', phoenix);
      expect(response.statusCode).toBe(504);
      expect(response.json()).toMatchObject({ code: 'search-timeout', message: 'failed to fetch' });
    }
  });

  it('refuses what the dictionary does not allow, in words, with every problem', async () => {
    const response = await post('count', {
      dictId: 'consumers',
      geography: { kind: 'ST', values: ['AZ', 'CA'] },
      filters: [{ field: 'age', from: 5 }],
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'query-invalid', message: 'A search takes 1 state.' });
    expect(response.json<{ details: unknown[] }>().details).toHaveLength(2);
    expect(counted).toEqual([]);
  });

  it('refuses a place that does not exist', async () => {
    const response = await post('count', { ...phoenix, geography: { kind: 'ZIP', values: ['00000'] } });
    expect(response.json()).toMatchObject({ code: 'query-invalid', message: 'There is no such place: 00000.' });
  });

  it.each(forbiddenFields)('takes no field %s from the browser', async (field) => {
    for (const path of ['count', 'preview'])
      expect((await post(path, { ...phoenix, [field]: 1 })).statusCode).toBe(400);
    expect([counted, seeds]).toEqual([[], []]);
  });

  it('takes the limit of 1 that the check of a reported file asks with, and no other', async () => {
    const limits: (number | undefined)[] = [];
    parts.count = async (_query, _version, _asker, limit) => {
      limits.push(limit);
      return { kind: 'answer', answer: { count: limit ?? 1234, tookMs: 5, asOf } };
    };
    expect((await post('count', { ...phoenix, limit: 1 })).json()).toMatchObject({ count: 1, exact: false });
    expect((await post('count', phoenix)).json()).toMatchObject({ count: 1234, exact: true });
    // Counted whole by now.
    expect((await post('count', { ...phoenix, limit: 1 })).json()).toMatchObject({ count: 1, exact: false });
    expect(limits).toEqual([1, undefined]);
    for (const limit of [0, 2, '1', null]) expect((await post('count', { ...phoenix, limit })).statusCode).toBe(400);
    expect((await post('preview', { ...phoenix, limit: 1 })).json<{ rows: object[] }>().rows).toHaveLength(1);
    for (const limit of [0, 21, '1']) expect((await post('preview', { ...phoenix, limit })).statusCode).toBe(400);
  });

  it('is estimated where there is an estimate, which no later count is taken for', async () => {
    const answer = { count: 1200, bound: 90, tookMs: 3, asOf };
    const known: (typeof answer)[] = [];
    parts.estimate = async () => known[0] && { kind: 'answer', answer: known[0] };
    const estimated = async () => post('count', { ...phoenix, estimate: true });
    const refused = await estimated();
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'no-estimate']);
    known.push(answer);
    expect((await estimated()).json()).toMatchObject({ ...answer, exact: false, datasetVersion: 7 });
    expect((await post('count', phoenix)).json()).toMatchObject({ count: 1234, exact: true });
    expect((await estimated()).json()).toMatchObject({ count: 1234, exact: true });
    expect((await post('count', { ...phoenix, estimate: false })).statusCode).toBe(400);
  });

  it('takes the address that a saved search stores, and refuses one that names another list', async () => {
    const stored = (dictId: string) => `count?dictId=${dictId}&index=leads.${dictId}`;
    expect((await post(stored('consumers'), phoenix)).json()).toMatchObject({ count: 1234 });
    for (const path of [
      stored('businesses'),
      'count?dictId=consumers&index=leads.businesses',
      'count?index=system.tables',
    ])
      expect((await post(path, phoenix)).json()).toMatchObject({ code: 'query-invalid' });
  });

  it('says so while there are no leads at all', async () => {
    parts.activeDataset = async () => undefined;
    expect((await post('count', phoenix)).json()).toMatchObject({ code: 'dataset-missing' });
  });

  it('is closed to those who are not signed in', async () => {
    expect((await post('count', phoenix, anonymous)).statusCode).toBe(401);
  });
});

describe('POST /api/v2/searches/facets', () => {
  const asked = { ...phoenix, fields: ['gender', 'age', 'gender'] };

  it('answers each field once, in the order that they were asked for, and the fill only if asked for', async () => {
    const facet = (field: string) => ({ field, values: [], unknown: 3 });
    const response = await post('facets', asked);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { facets: [facet('gender'), facet('age')], datasetVersion: 7 },
    ]);
    expect((await post('facets', { ...asked, fill: true })).json()).toMatchObject({ fill: { leads: 1234 } });
  });

  it.each([
    ['a field that these leads do not have', { fields: ['shoe_size'] }, 'facet-unknown'],
    ['a field of leads beside these', { fields: ['vehicles.model_year'] }, 'facet-unknown'],
    ['a column that is no filter', { fields: ['phone'] }, 'facet-unknown'],
    ['no field', { fields: [] }, 'invalid-request'],
    [
      'more fields than one request may ask for',
      { fields: Array.from({ length: 13 }, () => 'age') },
      'invalid-request',
    ],
    ['two states', { geography: { kind: 'ST', values: ['AZ', 'CA'] } }, 'query-invalid'],
  ])('refuses %s', async (_what, given, code) => {
    const response = await post('facets', { ...asked, ...given });
    expect([response.statusCode, response.json()]).toMatchObject([400, { code }]);
  });

  it('refuses a filter that no lead has a value for yet', async () => {
    parts.searchableFilters = async () => new Set(['age']);
    expect((await post('facets', asked)).json()).toMatchObject({ code: 'filter-not-ready' });
  });

  it('runs two at once per account', async () => {
    const release: (() => void)[] = [];
    parts.facets = () =>
      new Promise((resolve) => {
        release.push(() => resolve({ kind: 'answer', answer: { facets: [] } }));
      });
    const slow = [post('facets', asked), post('facets', asked)];
    while (release.length < 2) await new Promise((resolve) => setImmediate(resolve));
    expect((await post('facets', asked)).json()).toMatchObject({ code: 'too-many-counts' });
    expect((await post('count', phoenix)).statusCode).toBe(200);
    for (const done of release) done();
    expect((await Promise.all(slow)).map((response) => response.statusCode)).toEqual([200, 200]);
  });

  it('is closed to those who are not signed in', async () => {
    expect((await post('facets', asked, anonymous)).statusCode).toBe(401);
  });
});

describe('POST /api/v2/searches/preview', () => {
  it('security S15: answers a page with its columns and what is masked', async () => {
    const response = await post('preview', { ...phoenix, page: 2 });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      page: 2,
      pages: 5,
      pageSize: 20,
      datasetVersion: 7,
      masked: ['street_number', 'phone', 'email'],
    });
    expect(response.json<{ columns: unknown[] }>().columns).toContainEqual({
      field: 'first_name',
      label: 'First name',
    });
  });

  it('shows the same sample again on every page, and takes no seed', async () => {
    const first = await post('preview', phoenix);
    await post('preview', { ...phoenix, page: 2 });
    expect((await post('preview', { ...phoenix, seed: 'another' })).statusCode).toBe(400);
    expect(new Set(seeds).size).toBe(1);
    expect(first.json<{ seed: string }>().seed).toBe(seeds[0]);
  });

  it('security S15: has no page 6', async () => {
    expect((await post('preview', { ...phoenix, page: 6 })).statusCode).toBe(400);
    expect(seeds).toEqual([]);
  });

  it('is closed to those who are not signed in', async () => {
    expect((await post('preview', phoenix, anonymous)).statusCode).toBe(401);
  });
});

describe('GET /api/v2/dictionaries', () => {
  it('names every dictionary and its filters, without their values', async () => {
    const { dictionaries: named } = (await get('/api/v2/dictionaries')).json<{
      dictionaries: { dictId: string; filters: object[] }[];
    }>();
    expect(named.map(({ dictId, filters }) => [dictId, filters.length])).toEqual(
      dictionaries.map((dictionary) => [dictionary.dictId, filterColumns(dictionary).length]),
    );
    expect(named[0]?.filters).toContainEqual({ field: 'age', label: 'Age', group: 'Person', inputType: 'range' });
    expect(new Set(named.flatMap(({ filters }) => filters.flatMap(Object.keys)))).toEqual(
      new Set(['field', 'label', 'group', 'inputType']),
    );
  });
});

describe('GET /api/v2/dictionaries/:dictId', () => {
  it.each(dictionaries)(
    'offers every filter and column of $dictId, and each list here or apart',
    async (dictionary) => {
      const body = (await get(`/api/v2/dictionaries/${dictionary.dictId}`)).json<{
        filters: { field: string; items?: object[]; itemsApart?: true }[];
        columns: object[];
      }>();
      expect(body.columns).toHaveLength(exportColumns(dictionary).length);
      for (const column of filterColumns(dictionary)) {
        const shown = body.filters.find(({ field }) => field === column.fieldName);
        if (column.inputType === 'range') expect(shown).not.toHaveProperty('items');
        else if (column.items.length <= 100) expect(shown?.items).toHaveLength(column.items.length);
        else {
          expect([shown?.items, shown?.itemsApart]).toEqual([undefined, true]);
          const items = await get(`/api/v2/dictionaries/${dictionary.dictId}/items/${column.fieldName}`);
          expect(items.json()).toEqual({ items: column.items });
        }
      }
    },
  );

  it('shows a range with its bounds and unit', async () => {
    const consumers = (await get('/api/v2/dictionaries/consumers')).json<{ filters: { field: string }[] }>();
    expect(consumers.filters.find(({ field }) => field === 'age')).toEqual({
      field: 'age',
      label: 'Age',
      group: 'Person',
      inputType: 'range',
      min: 18,
      max: 110,
      unit: 'years',
    });
  });

  it('knows no other kind, and no list of a range or of a field that is not there', async () => {
    for (const [path, code] of [
      ['nobody', 'dictionary-unknown'],
      ['nobody/items/age', 'dictionary-unknown'],
      ['consumers/items/age', 'filter-unknown'],
      ['consumers/items/first_name', 'filter-unknown'],
    ] as const) {
      const refused = await get(`/api/v2/dictionaries/${path}`);
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([404, code]);
    }
  });
});

describe('GET /api/v2/dictionaries/:dictId, by what is searched now', () => {
  type Offered = { filters: { field: string; max?: number }[] };
  const offered = async (dictId: string) => (await get(`/api/v2/dictionaries/${dictId}`)).json<Offered>().filters;

  it('ends years that have been at the current year, and takes a kept query that names a later one', async () => {
    const maxOf = new Map((await offered('consumers')).map(({ field, max }) => [field, max]));
    expect([maxOf.get('year_built'), maxOf.get('purchase_year'), maxOf.get('year_born')]).toEqual([2027, 2027, 2010]);
    const kept = { ...phoenix, filters: [{ field: 'year_built', from: 2020, to: 2030 }] };
    expect((await post('count', kept)).statusCode).toBe(200);
  });

  it('hides a filter that the active version lacks, and refuses it by name', async () => {
    const asked: [string, number][] = [];
    parts.searchableFilters = async (dictId, version) => {
      asked.push([dictId, version]);
      const all = await everyFilter(dictId, version);
      return new Set([...all].filter((field) => field !== 'age'));
    };
    expect((await offered('consumers')).map(({ field }) => field)).not.toContain('age');
    expect(asked).toContainEqual(['consumers', 7]);
    const refused = await post('count', phoenix);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      code: 'filter-not-ready',
      message: 'The leads do not have “Age” yet. Remove this filter, or use it when the leads are updated.',
      details: [{ path: 'age' }],
    });
    expect(counted).toEqual([]);
  });

  it('shows every filter while there are no leads at all', async () => {
    parts.activeDataset = async () => undefined;
    parts.searchableFilters = async () => new Set();
    expect((await offered('consumers')).map(({ field }) => field)).toContain('age');
  });
});

describe('GET /api/v2/suggestions', () => {
  it('suggests places from the second character on', async () => {
    const response = await get('/api/v2/suggestions?kind=CITY&q=phoen');
    expect(response.json<{ items: object[] }>().items[0]).toMatchObject({
      value: 'AZ:PHOENIX',
      name: 'Phoenix, AZ',
      kind: 'CITY',
      meta: 'Maricopa County, about 1.8 million people',
      agg: 41,
      query: { dictId: 'consumers', geography: { kind: 'CITY', values: ['AZ:PHOENIX'] }, filters: [] },
    });
    expect((await get('/api/v2/suggestions?kind=CITY&q=p')).statusCode).toBe(400);
  });

  it('counts the leads of the dictionary that is named, and of no other', async () => {
    const asked: string[][] = [];
    parts.leadTotals = async ({ dictId }, column) => {
      asked.push([dictId, column]);
      return new Map([
        ['1761', 5],
        ['1762', 2],
        ['C', 9],
      ]);
    };
    const agg = async (query: string) =>
      (await get(`/api/v2/suggestions?${query}`)).json<{ items: { agg: number | null; query: unknown }[] }>().items[0];
    expect(await agg('kind=SIC&q=roofer')).toEqual(
      expect.objectContaining({
        agg: 5,
        query: {
          dictId: 'businesses',
          geography: { kind: 'nationwide' },
          filters: [{ field: 'sic_code', anyOf: ['1761'] }],
        },
      }),
    );
    expect((await agg('kind=SIC&q=176'))?.agg).toBe(7);
    expect((await agg('kind=SIC&q=construction'))?.agg).toBe(9);
    expect((await agg('kind=CITY&q=phoenix&dictId=businesses'))?.agg).toBe(0);
    expect(new Set(asked.map((pair) => pair.join(' ')))).toEqual(
      new Set([
        'businesses sic_code',
        'businesses sic_major',
        'businesses sic_division',
        'businesses city',
        'businesses zip',
      ]),
    );
    expect(await agg('kind=SIC&q=roofer&dictId=consumers')).toMatchObject({ agg: null, query: null });
    expect((await get('/api/v2/suggestions?kind=SIC&q=roofer&dictId=nobody')).statusCode).toBe(404);
  });

  it('answers without counts while the engine is away, slow or has none', async () => {
    for (const leadTotals of [
      async () => Promise.reject(new Error('away')),
      () => new Promise<never>(() => undefined),
    ]) {
      parts.leadTotals = leadTotals;
      const { items } = (await get('/api/v2/suggestions?kind=CITY&q=phoenix')).json<{ items: { agg: unknown }[] }>();
      expect(items[0]).toMatchObject({ value: 'AZ:PHOENIX', agg: null });
      await (await app)?.close();
      app = undefined;
    }
    parts.activeDataset = async () => undefined;
    const { items } = (await get('/api/v2/suggestions?kind=CITY&q=phoenix')).json<{ items: object[] }>();
    expect(items[0]).toMatchObject({ agg: null });
  });

  it('asks for no count of a filter that the leads do not have yet', async () => {
    parts.searchableFilters = async () => new Set(['sic_code']);
    parts.leadTotals = async () => new Map([['238160', 3]]);
    const { items } = (await get('/api/v2/suggestions?kind=NAICS&q=238160')).json<{ items: object[] }>();
    expect(items[0]).toMatchObject({ value: '238160', agg: null });
  });
});

describe('GET /api/v2/geographies/labels', () => {
  it('names the values that exist and leaves out the others', async () => {
    const response = await get('/api/v2/geographies/labels?kind=COUNTY&values=04013,99999');
    expect(response.json<{ items: { name: string }[] }>().items.map(({ name }) => name)).toEqual([
      'Maricopa County, AZ',
    ]);
  });

  it('names a hundred, and refuses one more by a sentence', async () => {
    const asked = (count: number) => Array.from({ length: count }, (_, at) => String(85_001 + at)).join(',');
    expect((await get(`/api/v2/geographies/labels?kind=ZIP&values=${asked(100)}`)).statusCode).toBe(200);
    const refused = await get(`/api/v2/geographies/labels?kind=ZIP&values=${asked(101)}`);
    expect({ status: refused.statusCode, ...refused.json<{ code: string; message: string }>() }).toMatchObject({
      status: 400,
      code: 'invalid-request',
      message: expect.stringContaining('at most 100 places') as unknown,
    });
  });

  it('is closed to those who are not signed in', async () => {
    expect((await get('/api/v2/suggestions?kind=CITY&q=phoen', anonymous)).statusCode).toBe(401);
  });
});

describe('POST /api/v2/data/:resource', () => {
  const look = async (address: string, payload: object = {}) => {
    const response = await (
      await started()
    ).inject({ method: 'POST', url: `/api/v2/data/${address}`, headers: await bearer(member), payload });
    return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
  };
  const asked = { fields: 'CITY,ST', filter: "(CITY like 'PHOENIX%')", order: 'PEOPLE DESC', group: 'CITY' };
  const address = `fipsdata_cities?${new URLSearchParams(asked)}`;

  it('answers what the address asks, which the body repeats, or the body alone', async () => {
    const resource = [
      { CITY: 'Phoenix', ST: 'AZ' },
      { CITY: 'Phoenixville', ST: 'PA' },
    ];
    for (const [at, body] of [
      [address, asked],
      [address, {}],
      ['fipsdata_cities', asked],
    ] as const)
      expect(await look(at, body)).toEqual({ status: 200, body: { resource } });
  });

  it('says when there are rows beyond those that it answers', async () => {
    const two = { fields: 'CITY', filter: "CITY like 'PHOENIX%'", group: 'CITY' };
    expect((await look('fipsdata_cities', two)).body).not.toHaveProperty('more');
    expect((await look('fipsdata_cities', { ...two, limit: 1 })).body).toMatchObject({ more: true });
    expect((await look('fipsdata_zips')).body).toMatchObject({ more: true });
  });

  it('refuses another table, another field, a filter outside the grammar and a body that says something else', async () => {
    for (const [at, body, status, code] of [
      ['pg_catalog', {}, 404, 'resource-unknown'],
      ['constructor', {}, 404, 'resource-unknown'],
      ['fipsdata_cities', { fields: 'PASSWORD' }, 400, 'look-up-invalid'],
      ['fipsdata_cities', { filter: "CITY like '%x'" }, 400, 'look-up-invalid'],
      [address, { ...asked, order: 'CITY' }, 400, 'look-up-invalid'],
      ['fipsdata_cities', { sql: 'SELECT 1' }, 400, 'invalid-request'],
      ['fipsdata_cities?limit=101', {}, 400, 'invalid-request'],
    ] as const)
      expect(await look(at, body)).toMatchObject({ status, body: { code } });
  });
});

describe('GET /api/v2/teaser', () => {
  const ask = (query: string, who = anonymous) => get(`/api/v2/teaser?${query}`, who);

  it('counts homeowners aged 45 to 64 in one ZIP code for anybody, within 5 s', async () => {
    const asked: unknown[] = [];
    parts.count = async (query, version, { secondsMax }) => {
      asked.push({ ...query, version, secondsMax });
      return { kind: 'answer', answer: { count: 321, tookMs: 5, asOf } };
    };
    const response = await ask('zip=85003');
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { zip: '85003', place: 'Phoenix, AZ (Maricopa County)', count: 321, asOf },
    ]);
    expect(asked).toEqual([
      {
        dictId: 'consumers',
        geography: { kind: 'ZIP', values: ['85003'] },
        version: 7,
        secondsMax: 5,
        filters: [
          { field: 'age', from: 45, to: 64 },
          { field: 'homeowner_status', anyOf: ['owner'] },
        ],
      },
    ]);
  });

  it('asks the engine once for a ZIP code, and keeps nothing of members', async () => {
    await ask('zip=85003');
    await ask('zip=85003');
    expect(counted).toHaveLength(1);
    await post('count', {
      dictId: 'consumers',
      geography: { kind: 'ZIP', values: ['85003'] },
      filters: [
        { field: 'age', from: 45, to: 64 },
        { field: 'homeowner_status', anyOf: ['owner'] },
      ],
    });
    expect(counted).toHaveLength(2);
  });

  it.each([
    '',
    'zip=',
    'zip=8500',
    'zip=850011',
    'zip=8500a',
    'zip=85003,85002',
    'zip=85003&zip=85002',
    'zip=85003&age=18',
    'zip=85003&dictId=businesses',
    'zip=%3B%20drop',
  ])('answers no other question: %s', async (query) => {
    expect((await ask(query)).statusCode).toBe(400);
    expect(counted).toEqual([]);
  });

  it('says so where there is no such ZIP code', async () => {
    const response = await ask('zip=00000');
    expect([response.statusCode, response.json<object>()]).toEqual([
      404,
      { code: 'zip-unknown', message: 'There is no ZIP code 00000.', correlationId: expect.any(String) },
    ]);
  });

  it('lets two visitors count at once and asks the third to wait, while members count on', async () => {
    const release: (() => void)[] = [];
    parts.count = () =>
      new Promise((resolve) => release.push(() => resolve({ kind: 'answer', answer: { count: 1, tookMs: 1, asOf } })));
    const slow = [ask('zip=85003'), ask('zip=85006')];
    while (release.length < 2) await new Promise((resolve) => setImmediate(resolve));
    const third = await ask('zip=85004');
    expect([third.statusCode, third.json<{ code: string }>().code, third.headers['retry-after']]).toEqual([
      429,
      'too-many-requests',
      '2',
    ]);
    const memberCount = post('count', phoenix);
    while (release.length < 3) await new Promise((resolve) => setImmediate(resolve));
    for (const done of release) done();
    expect((await Promise.all([...slow, memberCount])).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  it('gives the place back when the time is over', async () => {
    parts.count = async () => ({ kind: 'timeout' });
    for (let time = 0; time < 3; time++) expect((await ask('zip=85003')).statusCode).toBe(504);
  });
});
