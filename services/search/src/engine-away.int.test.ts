import { openServerClickHouse } from '@leadwright/clickhouse/clickhouse.server';
import { freePort } from '@leadwright/runtime/process/free-ports';
import { loadFewLeads, startSearchUnderTest, type SearchUnderTest } from './testing/search-under-test.ts';

const nationwide = { dictId: 'consumers', geography: { kind: 'nationwide' }, filters: [] };
let isAway = false;
let search: SearchUnderTest;

beforeAll(async () => {
  const nobody = openServerClickHouse({ url: `http://127.0.0.1:${await freePort()}` });
  search = await startSearchUnderTest({
    engine: (there) => ({ ...there, rows: (statement) => (isAway ? nobody : there).rows(statement) }),
  });
  await loadFewLeads(search);
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
