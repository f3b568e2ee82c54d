import { openServerClickHouse } from '@leadwright/clickhouse/clickhouse.server';
import { freePort } from '@leadwright/runtime/process/free-ports';
import { loadDemoData } from './datasets/load-demo-data.ts';
import { startSearchUnderTest, type SearchUnderTest } from './testing/search-under-test.ts';

const nationwide = { dictId: 'consumers', geography: { kind: 'nationwide' }, filters: [] };
let isAway = false;
let search: SearchUnderTest;

beforeAll(async () => {
  const nobody = openServerClickHouse({ url: `http://127.0.0.1:${await freePort()}` });
  search = await startSearchUnderTest({
    engine: (there) => ({ ...there, rows: (statement) => (isAway ? nobody : there).rows(statement) }),
  });
  await loadDemoData({
    clickhouse: search.clickhouse,
    store: search.running.store,
    consumers: 2_000,
    businesses: 200,
    seed: 1,
  });
});
afterAll(() => search.stop());

it.each([
  ['count', '/api/v2/searches/count', nationwide],
  ['preview', '/api/v2/searches/preview', { ...nationwide, page: 1 }],
])(
  'a %s asks to try again while the engine of the leads is away, and works when it is back',
  async (_, route, body) => {
    isAway = true;
    expect(await search.post(route, body)).toMatchObject({
      status: 503,
      body: { code: 'unavailable', message: 'The service is not available right now. Please try again.' },
    });
    isAway = false;
    expect((await search.post(route, body)).status).toBe(200);
  },
);
