import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import type { HttpApp } from '@leadwright/runtime/http-app';
import { createLogger } from '@leadwright/runtime/logger';
import { createServiceTokens, generateTokenKey } from '@leadwright/runtime/service-tokens';
import { testClickHouse, type TestClickHouse } from '@leadwright/testing/clickhouse';
import { buildApp } from '../app.ts';
import { searchTopic, type SearchStored } from '../contracts.ts';
import { createCountCache } from './count-cache.ts';
import { createCountGuard } from './count-guard.ts';
import { ask, type Asked, type Asker, type LeadCount } from './count-leads.ts';

const keys = generateTokenKey();
const search = { dictId: 'consumers', geography: { kind: 'nationwide' }, filters: [] };

let engine: TestClickHouse;
let app: HttpApp;
let url: string;
let authorization: string;
let secondsMax = 60;

// A count that takes the engine minutes, asked in the way of every count.
async function slowCount(clickhouse: ClickHouse, asker: Asker): Promise<Asked<LeadCount>> {
  const sql = 'SELECT count() AS count FROM numbers(1000000000000) WHERE sipHash64(number) = 0';
  const asked = await ask<{ count: number }>(clickhouse, { sql, params: {} }, { ...asker, secondsMax }, 'count');
  return asked.kind === 'answer' ? { kind: 'answer', answer: { count: 0, tookMs: 0, asOf: '' } } : asked;
}

beforeAll(async () => {
  engine = await testClickHouse();
  app = await buildApp({
    logger: createLogger('test', 'silent'),
    tokens: await createServiceTokens({ service: 'search', privateKey: keys.privateKey, publicKeys: { gateway: keys.publicKey } }),
    ready: async () => undefined,
    store: { topic: searchTopic } as EventStore<SearchStored>,
    activeDataset: async (dictId) => ({ dictId, version: 1, rows: 1, source: 'test' }),
    count: (_query, _version, asker) => slowCount(engine.clickhouse, asker),
    preview: async () => ({ kind: 'answer', answer: [] }),
    guard: createCountGuard(2),
    cache: createCountCache({ lifeMs: 1, entriesMax: 1, now: () => 0 }),
    secondsMax: 60,
  });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
  const gateway = await createServiceTokens({ service: 'gateway', privateKey: keys.privateKey, publicKeys: {} });
  authorization = `Bearer ${gateway.sign('search', { personId: 'p', accountId: 'a', role: 'admin', staff: null, impersonatorId: null, sessionId: null })}`;
});
afterAll(async () => {
  await app.close();
  await engine.drop();
});

function count(signal: AbortSignal): Promise<Response> {
  return fetch(`${url}/api/v2/searches/count`, {
    method: 'POST', signal, headers: { authorization, 'content-type': 'application/json' }, body: JSON.stringify(search),
  });
}

const ours = async (): Promise<number> => (await engine.clickhouse.running()).filter(({ id }) => id.startsWith('search-count-')).length;

/** Waits until so many counts run in the engine; answers how long that took, in milliseconds. */
async function untilRunning(expected: number, deadlineMs: number): Promise<number> {
  const started = performance.now();
  while ((await ours()) !== expected) {
    if (performance.now() - started > deadlineMs) throw new Error(`the engine runs ${await ours()} counts, not ${expected}`);
  }
  return performance.now() - started;
}

it('a count ends in the engine within a second after the browser goes away, and its place is free again', async () => {
  secondsMax = 60;
  for (let round = 0; round < 3; round++) {
    const browser = new AbortController();
    const asked = [count(browser.signal), count(browser.signal)].map((answer) => answer.catch((error: unknown) => error));
    await untilRunning(2, 10_000);
    browser.abort();
    expect(await untilRunning(0, 1000)).toBeLessThan(1000);
    for (const answer of await Promise.all(asked)) expect(answer).toMatchObject({ name: 'AbortError' });
  }
});

it('a count that reaches its limit stops in the engine and says failed to fetch', async () => {
  secondsMax = 1;
  const response = await count(new AbortController().signal);
  expect(response.status).toBe(504);
  expect(await response.json()).toMatchObject({ code: 'search-timeout', message: 'failed to fetch' });
  await untilRunning(0, 1000);
});
