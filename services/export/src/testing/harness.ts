// Export on real engines; the test plays billing and search.
import { topics } from '@leadwright/contracts/topology';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { create, fromBinary, toBinary, type MessageInitShape } from '@bufbuild/protobuf';
import { migrateClickHouse } from '@leadwright/clickhouse/migrate-clickhouse';
import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import { ExportEventSchema, type ExportEvent } from '@leadwright/contracts/export/v1/export_events';
import { SearchEventSchema } from '@leadwright/contracts/search/v1/search_events';
import { createMemoryBus } from '@leadwright/messaging/memory/bus';
import type { BusConsumer, EventBus } from '@leadwright/messaging/event-bus';
import { timestampOf } from '@leadwright/eventsourcing/log/timestamps';
import { openFileStore } from '@leadwright/objects/file-store';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import {
  createServiceTokens,
  generateTokenKey,
  type Caller,
  type ServiceTokens,
} from '@leadwright/runtime/process/service-tokens';
import type { RunningService } from '@leadwright/runtime/process/service';
import { dictionaries } from '@leadwright/leads/dictionaries';
import { leadTableSql } from '@leadwright/leads/compile/lead-table';
import { allPairs, besideWordsTableSql } from '@leadwright/leads/words/beside-words';
import { wordsTableSql } from '@leadwright/leads/words/words-table';
import { testClickHouse, type TestClickHouse } from '@leadwright/testing/clickhouse';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import type { ExportConfig } from '../config.ts';
import { exportTopic } from '../contracts.ts';
import { clickhouseMigrationFolders, migrationFolders } from '../migrations.ts';
import type { LinkedObjects } from '@leadwright/objects/open-objects';
import { startExport } from '../service.ts';

export type Harness = {
  testDb: TestDatabase;
  database: Database;
  engine: TestClickHouse;
  objects: LinkedObjects;
  bus: EventBus;
  /** Events that export has published so far, in order. */
  published: ExportEvent[];
  start(changes?: Partial<ExportConfig>): Promise<RunningService>;
  call(service: RunningService, method: string, path: string, options?: CallOptions): Promise<Response>;
  bill(accountId: string, event: NonNullable<MessageInitShape<typeof BillingEventSchema>['event']>): Promise<void>;
  activate(version: number, dictId?: string, source?: string): Promise<void>;
  close(): Promise<void>;
};

export type CallOptions = {
  accountId?: string;
  body?: unknown;
  key?: string;
  headers?: Record<string, string>;
  personId?: string;
  staff?: Caller['staff'];
};

/** `store` replaces the folder as file store; whoever opened it closes it. */
export async function openHarness(store?: LinkedObjects): Promise<Harness> {
  const testDb = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  const engine = await testClickHouse();
  for (const source of clickhouseMigrationFolders(repositoryRoot)) await migrateClickHouse(engine.clickhouse, source);
  await createLeadTables(engine);
  const folder = await mkdtemp(path.join(tmpdir(), 'leadwright-objects-'));
  const objects = store ?? (await openFileStore({ folder, signingKey: 'k'.repeat(32), linkBase: '/api/v2/files' }));
  const database = openDatabase(testDb.url, { max: 2 });
  const bus = createMemoryBus();
  const keys = { export: generateTokenKey(), gateway: generateTokenKey() };
  const gateway = await createServiceTokens({
    service: 'gateway',
    privateKey: keys.gateway.privateKey,
    publicKeys: {},
  });
  const published: ExportEvent[] = [];
  const listener: BusConsumer = await bus.consume({
    group: 'test.export',
    topics: [exportTopic],
    from: 'earliest',
    onRecords: async (records) => {
      published.push(...records.map(({ value }) => fromBinary(ExportEventSchema, value)));
      return { kind: 'done' };
    },
  });
  const running = new Set<RunningService>();
  const config: ExportConfig = {
    EXPORT_PORT: 0,
    EXPORT_HOST: '127.0.0.1',
    EXPORT_INTERNAL_PORT: 0,
    EXPORT_INTERNAL_HOST: '127.0.0.1',
    EXPORT_POSTGRES_URL: testDb.url,
    EXPORT_SERVICE_PRIVATE_KEY: keys.export.privateKey,
    EXPORT_SERVICE_PUBLIC_KEYS: { gateway: keys.gateway.publicKey },
    EXPORT_PEERS: { billing: 'http://127.0.0.1:9', search: 'http://127.0.0.1:9' },
    EXPORT_LOG_LEVEL: 'silent',
    EXPORT_LINK_SECONDS: 300,
    EXPORT_FILES_AT_ONCE: 2,
    EXPORT_FILE_SECONDS_MAX: 60,
    EXPORT_NO_PROGRESS_SECONDS: 3600,
  };
  const say = createSpeaker(bus);
  return {
    testDb,
    database,
    engine,
    objects,
    bus,
    published,
    start: async (changes = {}) => {
      const service = await startExport({ ...config, ...changes }, { bus, clickhouse: engine.clickhouse, objects });
      const stop = async (): Promise<void> => {
        if (running.delete(kept)) await service.stop();
      };
      const kept = { ...service, stop };
      running.add(kept);
      return kept;
    },
    call: (service, method, url, options) => fetch(`${service.url}${url}`, requestOf(gateway, method, options)),
    bill: (accountId, event) =>
      say(topics.billing, accountId, (meta) =>
        toBinary(BillingEventSchema, create(BillingEventSchema, { meta, event })),
      ),
    activate: (version, dictId = 'consumers', source = 'test') =>
      say(topics.search, 'system', (meta) =>
        toBinary(
          SearchEventSchema,
          create(SearchEventSchema, {
            meta: { effectiveAt: timestampOf('2026-01-01T00:00:00Z'), ...meta },
            event: {
              case: 'datasetActivated',
              value: { dictId, datasetVersion: BigInt(version), rows: 1n, source },
            },
          }),
        ),
      ),
    close: async () => {
      for (const service of [...running]) await service.stop();
      await listener.stop();
      await bus.close();
      await database.close();
      await engine.drop();
      await testDb.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function createLeadTables({ clickhouse }: TestClickHouse): Promise<void> {
  await clickhouse.command({ sql: 'CREATE DATABASE IF NOT EXISTS leads' });
  const beside = ['0008_words_made.sql', '0010_words_beside.sql', '0011_flags_read.sql'].map((file) =>
    readFileSync(path.join(repositoryRoot, 'services/search/migrations-clickhouse', file), 'utf8'),
  );
  for (const sql of [
    ...dictionaries.flatMap((dictionary) => [leadTableSql(dictionary), wordsTableSql(dictionary)]),
    ...beside,
    ...allPairs.map(besideWordsTableSql),
  ])
    await clickhouse.command({ sql });
}

type Meta = { eventId: string; accountId: string; accountSeq: bigint; schemaV: number; correlationId: string };

/** Publishes as the owner of a topic does: gapless per account. */
function createSpeaker(bus: EventBus) {
  const last = new Map<string, number>();
  return async (topic: string, accountId: string, encode: (meta: Meta) => Uint8Array): Promise<void> => {
    const accountSeq = (last.get(`${topic}/${accountId}`) ?? 0) + 1;
    last.set(`${topic}/${accountId}`, accountSeq);
    const eventId = randomUUID();
    const value = encode({
      eventId,
      accountId,
      accountSeq: BigInt(accountSeq),
      schemaV: 1,
      correlationId: 'corr-of-billing',
    });
    await bus.publish([{ topic, accountId, accountSeq, eventId, headers: {}, value }]);
  };
}

function requestOf(
  gateway: ServiceTokens,
  method: string,
  { accountId, body, key, headers, personId = 'person-1', staff = null }: CallOptions = {},
): RequestInit {
  const caller: Omit<Caller, 'service'> = {
    personId: accountId === undefined ? 'anonymous' : personId,
    accountId: accountId ?? null,
    role: accountId === undefined ? null : 'admin',
    staff,
    impersonatorId: null,
    sessionId: null,
  };
  return {
    method,
    headers: {
      authorization: `Bearer ${gateway.sign('export', 'forward', caller)}`,
      'x-correlation-id': 'corr-of-the-click',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
}
