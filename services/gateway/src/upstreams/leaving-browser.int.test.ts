// The gateway and the real search service over a real engine: a request aborted at one must end in the other.
import { startSlowSearch, type SlowSearch } from '@leadwright/search/testing/slow-search';
import { testClickHouse, type TestClickHouse } from '@leadwright/testing/clickhouse';
import {
  buildGateway,
  signAccess,
  startUpstreams,
  type TestGateway,
  type Upstreams,
} from '../testing/running-gateway.ts';

let engine: TestClickHouse;
let search: SlowSearch;
let upstreams: Upstreams;
let gateway: TestGateway;
let url: string;

beforeAll(async () => {
  engine = await testClickHouse({ ownEngine: true });
  upstreams = await startUpstreams();
  search = await startSlowSearch(engine.clickhouse, await upstreams.tokensOf('search'));
  gateway = await buildGateway({ ...upstreams, urls: { ...upstreams.urls, search: search.url } });
  url = await gateway.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await gateway.stop();
  await search.stop();
  await upstreams.stop();
  await engine.drop();
});

it('a browser that disconnects ends its counts in the engine, and the next one can count again', async () => {
  const authorization = `Bearer ${await signAccess()}`;
  const count = (signal: AbortSignal) =>
    fetch(`${url}/api/v2/searches/count`, {
      method: 'POST',
      signal,
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ dictId: 'consumers', geography: { kind: 'nationwide' }, filters: [] }),
    }).catch((error: unknown) => error);
  // An account may run two counts at a time: the second round needs both slots free again.
  for (let round = 0; round < 2; round++) {
    const browser = new AbortController();
    const asked = [count(browser.signal), count(browser.signal)];
    await search.untilRunning(2);
    browser.abort();
    await search.untilRunning(0);
    for (const answer of await Promise.all(asked)) expect(answer).toMatchObject({ name: 'AbortError' });
  }
});

it('a count that times out at the gateway ends in the engine too', async () => {
  const limited = await buildGateway(
    { ...upstreams, urls: { ...upstreams.urls, search: search.url } },
    { upstreamLimitMs: 1500 },
  );
  const answer = await limited.app.inject({
    method: 'POST',
    url: '/api/v2/searches/count',
    headers: { authorization: `Bearer ${await signAccess()}` },
    payload: { dictId: 'consumers', geography: { kind: 'nationwide' }, filters: [] },
  });
  expect(answer.statusCode).toBe(504);
  await search.untilRunning(0);
  await limited.stop();
});
