import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { topics } from '@leadwright/contracts/topology';
import { testDatabase } from '@leadwright/testing/postgres';
import { endMains, startMain } from '@leadwright/testing/start-main';
import { member, testKeys } from './testing/search-under-test.ts';

const main = 'services/search/src/main.ts';

afterEach(endMains);

it('starts alone from its environment, answers the gateway and nobody else, and stops when told to', async () => {
  const postgres = await testDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'leadwright-search-main-'));
  const { gateway, searchKey, publicKeys } = await testKeys();
  const running = startMain(main, {
    SEARCH_PORT: '0',
    SEARCH_INTERNAL_PORT: '0',
    SEARCH_POSTGRES_URL: postgres.url,
    SEARCH_BUS_LOGS: JSON.stringify({ [topics.accounts]: postgres.busReaderUrl }),
    SEARCH_PEERS: JSON.stringify({ accounts: 'http://127.0.0.1:9' }),
    SEARCH_LEAD_MARK_KEYS: `1=${'m'.repeat(32)}`,
    SEARCH_SERVICE_PRIVATE_KEY: searchKey,
    SEARCH_SERVICE_PUBLIC_KEYS: JSON.stringify(publicKeys),
    SEARCH_CLICKHOUSE_FOLDER: folder,
    SEARCH_MIGRATE: 'true',
  });
  const url = await running.ready();

  const authorization = `Bearer ${gateway.sign('search', 'forward', member('a1'))}`;
  expect((await fetch(`${url}/api/v2/dictionaries`, { headers: { authorization } })).status).toBe(200);
  expect((await fetch(`${url}/api/v2/dictionaries`)).status).toBe(401);
  expect(await (await fetch(`${await running.internal()}/metrics`)).text()).toContain(
    'leadwright_outbox_oldest_age_seconds{service="search"} 0',
  );

  running.kill('SIGTERM');
  expect(await running.ended).toEqual([0, null]);
  await rm(folder, { recursive: true, force: true });
  await postgres.drop();
});

it('names every variable that is missing and does not start', async () => {
  const running = startMain(main, { SEARCH_PORT: '0' });
  expect(await running.ended).toEqual([1, null]);
  expect(running.output()).toContain('SEARCH_POSTGRES_URL is missing');
  expect(running.output()).toContain('SEARCH_SERVICE_PRIVATE_KEY is missing');
});
