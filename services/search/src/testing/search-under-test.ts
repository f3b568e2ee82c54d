// Search on real engines for one test file: its own database, its own folder of leads, a bus in memory.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { openEmbeddedClickHouse } from '@leadwright/clickhouse/clickhouse.embedded';
import { migrateClickHouse } from '@leadwright/clickhouse/migrate-clickhouse';
import { createMemoryBus } from '@leadwright/messaging/memory/bus';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import {
  createServiceTokens,
  generateTokenKey,
  type Caller,
  type ServiceTokens,
} from '@leadwright/runtime/process/service-tokens';
import type { EventBus } from '@leadwright/messaging/event-bus';
import { testDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { loadDemoData } from '../demo/load-demo-data.ts';
import { clickhouseMigrationFolders, migrationFolders } from '../migrations.ts';
import { startSearch, type RunningSearch } from '../service.ts';
import { testConfig } from './search-config.ts';

export type SearchUnderTest = {
  clickhouse: ClickHouse;
  database: Database;
  bus: EventBus;
  running: RunningSearch;
  /** The private key that the operators' program signs by. */
  operatorKey: string;
  askAs(
    caller: Omit<Caller, 'service'>,
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Asks as the gateway would for a member of this account; `status` and parsed `body`. */
  post(path: string, body: object, accountId?: string): Promise<{ status: number; body: Record<string, unknown> }>;
  get(path: string, accountId?: string): Promise<{ status: number; body: Record<string, unknown> }>;
  stop(): Promise<void>;
};

export const member = (accountId: string): Omit<Caller, 'service'> => ({
  personId: `person-of-${accountId}`,
  accountId,
  role: 'download',
  staff: null,
  impersonatorId: null,
  sessionId: 'session',
});

/** Keys of a gateway and of search, and the gateway's tokens. */
export async function testKeys(): Promise<{
  gateway: ServiceTokens;
  searchKey: string;
  operatorKey: string;
  publicKeys: Record<string, string>;
}> {
  const keys = { gateway: generateTokenKey(), search: generateTokenKey(), operator: generateTokenKey() };
  const gateway = await createServiceTokens({
    service: 'gateway',
    privateKey: keys.gateway.privateKey,
    publicKeys: {},
  });
  return {
    gateway,
    searchKey: keys.search.privateKey,
    operatorKey: keys.operator.privateKey,
    publicKeys: {
      gateway: keys.gateway.publicKey,
      search: keys.search.publicKey,
      operator: keys.operator.publicKey,
    },
  };
}

/**
 * `engine`: what search is given in place of its leads' engine; `atOnce`: how much it asks of it at once; `leaveSeconds`:
 * how long it still answers as it stops.
 */
export async function startSearchUnderTest({
  engine = (there) => there,
  atOnce = 16,
  leaveSeconds = 0,
}: {
  engine?: (there: ClickHouse) => ClickHouse;
  atOnce?: number;
  leaveSeconds?: number;
} = {}): Promise<SearchUnderTest> {
  const postgres = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  const folder = await mkdtemp(path.join(tmpdir(), 'leadwright-search-'));
  const clickhouse = await openEmbeddedClickHouse({ folder });
  for (const source of clickhouseMigrationFolders(repositoryRoot)) await migrateClickHouse(clickhouse, source);
  const { gateway, searchKey, operatorKey, publicKeys } = await testKeys();
  const config = testConfig({ url: postgres.url, searchKey, publicKeys, atOnce, leaveSeconds });
  const bus = createMemoryBus();
  const database = openDatabase(postgres.url, { max: 2 });
  const running = await startSearch(config, { bus, clickhouse: engine(clickhouse) });
  const askAs: SearchUnderTest['askAs'] = async (caller, method, route, body) => {
    const headers = {
      authorization: `Bearer ${gateway.sign('search', 'forward', caller)}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const response = await fetch(running.url + route, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return {
    clickhouse,
    database,
    bus,
    running,
    operatorKey,
    askAs,
    post: (route, body, accountId = 'a1') => askAs(member(accountId), 'POST', route, body),
    get: (route, accountId = 'a1') => askAs(member(accountId), 'GET', route),
    stop: async () => {
      await running.stop();
      await bus.close();
      await database.close();
      await clickhouse.close();
      await rm(folder, { recursive: true, force: true });
      await postgres.drop();
    },
  };
}

/** 2,000 consumers and 200 businesses of the demo. */
export async function loadFewLeads({ clickhouse, database, running }: SearchUnderTest): Promise<void> {
  await loadDemoData({
    clickhouse,
    database,
    store: running.store,
    rows: { consumers: 2_000, businesses: 200 },
    seed: 1,
  });
}
