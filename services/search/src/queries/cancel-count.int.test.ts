import { createServiceTokens, generateTokenKey } from '@leadwright/runtime/process/service-tokens';
import { testClickHouse, type TestClickHouse } from '@leadwright/testing/clickhouse';
import { startSlowSearch, type SlowSearch } from '../testing/slow-search.ts';

const keys = generateTokenKey();
const everything = { dictId: 'consumers', geography: { kind: 'nationwide' }, filters: [] };

let engine: TestClickHouse;
let search: SlowSearch;
let authorization: string;

beforeAll(async () => {
  // Of its own: another file's statements would take the places that these counts wait for.
  engine = await testClickHouse({ ownEngine: true });
  search = await startSlowSearch(
    engine.clickhouse,
    await createServiceTokens({
      service: 'search',
      privateKey: keys.privateKey,
      publicKeys: { gateway: keys.publicKey },
    }),
  );
  const gateway = await createServiceTokens({ service: 'gateway', privateKey: keys.privateKey, publicKeys: {} });
  authorization = `Bearer ${gateway.sign('search', 'forward', { personId: 'p', accountId: 'a', role: 'admin', staff: null, impersonatorId: null, sessionId: null })}`;
});
afterEach(() => {
  search.limit.secondsMax = 60;
});
afterAll(async () => {
  await search.stop();
  await engine.drop();
});

function count(signal: AbortSignal): Promise<Response> {
  return fetch(`${search.url}/api/v2/searches/count`, {
    method: 'POST',
    signal,
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(everything),
  });
}

it('a count ends in the engine when the browser goes away, and its place is free again', async () => {
  for (let round = 0; round < 3; round++) {
    const browser = new AbortController();
    const asked = [count(browser.signal), count(browser.signal)].map((answer) =>
      answer.catch((error: unknown) => error),
    );
    await search.untilRunning(2);
    browser.abort();
    await search.untilRunning(0);
    for (const answer of await Promise.all(asked)) expect(answer).toMatchObject({ name: 'AbortError' });
  }
});

it('a visitor who goes away ends the count of the landing page too', async () => {
  const browser = new AbortController();
  const asked = fetch(`${search.url}/api/v2/teaser?zip=85001`, {
    signal: browser.signal,
    headers: { authorization },
  }).catch((error: unknown) => error);
  await search.untilRunning(1);
  browser.abort();
  await search.untilRunning(0);
  expect(await asked).toMatchObject({ name: 'AbortError' });
});

it('a count that reaches its limit stops in the engine and says failed to fetch', async () => {
  search.limit.secondsMax = 1;
  const response = await count(new AbortController().signal);
  expect(response.status).toBe(504);
  expect(await response.json()).toMatchObject({ code: 'search-timeout', message: 'failed to fetch' });
  await search.untilRunning(0);
});
