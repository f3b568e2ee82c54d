// Billing as its own process, beside logs in place of accounts and export.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { services, topics } from '@leadwright/contracts/topology';
import { create, toBinary, type MessageInitShape } from '@bufbuild/protobuf';
import { AccountEventSchema } from '@leadwright/contracts/accounts/v1/account_events';
import { ExportEventSchema } from '@leadwright/contracts/export/v1/export_events';
import { eventSourcingMigrations } from '@leadwright/eventsourcing/store/migrations';
import { timestampOf } from '@leadwright/eventsourcing/log/timestamps';
import type { BusRecord, EventBus } from '@leadwright/messaging/event-bus';
import { openPostgresBus } from '@leadwright/messaging/postgres/bus';
import { openLogs } from '@leadwright/messaging/postgres/logs';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import {
  asService,
  createServiceTokens,
  generateTokenKey,
  type Caller,
} from '@leadwright/runtime/process/service-tokens';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { startMain, type StartedMain } from '@leadwright/testing/start-main';

type ProducerName = (typeof services.billing.consumes)[number];
type Producer = { created: TestDatabase; database: Database; bus: EventBus };
type ExportCase = NonNullable<MessageInitShape<typeof ExportEventSchema>['event']>;

export type BillingAlone = {
  /** Its database, outside it. */
  database: Database;
  /** `main`: another file than the service's own `main.ts`. */
  start(more?: Record<string, string>, main?: string): StartedMain;
  /** What the gateway forwards a request of nobody with. */
  gatewayToken(): string;
  /** Publishes accounts' event that opens an account with the free trial. */
  openAccount(accountId: string): Promise<void>;
  publishExport(accountId: string, accountSeq: number, event: ExportCase): Promise<void>;
  usage(url: string, accountId: string): Promise<Record<string, unknown>>;
  /** Asks as the account's owner, or as `who` beside that, through the gateway. */
  ask(
    url: string,
    accountId: string,
    method: 'GET' | 'POST',
    path: string,
    more?: { body?: unknown; key?: string; who?: Partial<Caller> },
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  close(): Promise<void>;
};

export async function openBillingAlone(): Promise<BillingAlone> {
  const keys = { billing: generateTokenKey(), gateway: generateTokenKey() };
  const publicKeys = Object.fromEntries(Object.entries(keys).map(([name, { publicKey }]) => [name, publicKey]));
  const objectsFolder = await mkdtemp(path.join(tmpdir(), 'billing-objects-'));
  const own = await testDatabase();
  const database = openDatabase(own.url, { max: 2 });
  const producers = {
    accounts: await startProducer('accounts'),
    export: await startProducer('export'),
    notification: await startProducer('notification'),
  };
  const gateway = await createServiceTokens({ service: 'gateway', privateKey: keys.gateway.privateKey, publicKeys });
  const logs = Object.fromEntries(
    services.billing.consumes.map((name) => [topics[name], producers[name].created.busReaderUrl]),
  );
  const ask: BillingAlone['ask'] = async (url, accountId, method, at, { body, key, who = {} } = {}) => {
    const token = gateway.sign('billing', 'forward', {
      ...asService('gateway'),
      personId: 'p',
      accountId,
      role: 'admin',
      ...who,
    });
    const response = await fetch(`${url}${at}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return {
    database,
    gatewayToken: () => gateway.sign('billing', 'forward', { ...asService('gateway'), personId: 'anonymous' }),
    start: (more = {}, main = 'services/billing/src/main.ts') =>
      startMain(main, {
        BILLING_PORT: '0',
        BILLING_INTERNAL_PORT: '0',
        BILLING_MIGRATE: 'true',
        BILLING_POSTGRES_URL: own.url,
        BILLING_BUS_LOGS: JSON.stringify(logs),
        BILLING_SERVICE_PRIVATE_KEY: keys.billing.privateKey,
        BILLING_SERVICE_PUBLIC_KEYS: JSON.stringify(publicKeys),
        BILLING_OBJECTS_FOLDER: objectsFolder,
        BILLING_LINK_KEY: 'k'.repeat(32),
        BILLING_PEERS: JSON.stringify({
          accounts: 'http://127.0.0.1:9',
          export: 'http://127.0.0.1:9',
          notification: 'http://127.0.0.1:9',
        }),
        ...more,
      }),
    openAccount: (accountId) =>
      publish(producers, 'accounts', accountId, 1, (meta) =>
        toBinary(
          AccountEventSchema,
          create(AccountEventSchema, {
            meta,
            event: { case: 'accountOpened', value: { ownerPersonId: 'p', planId: 'free-trial' } },
          }),
        ),
      ),
    publishExport: (accountId, accountSeq, event) =>
      publish(producers, 'export', accountId, accountSeq, (meta) =>
        toBinary(ExportEventSchema, create(ExportEventSchema, { meta, event })),
      ),
    usage: async (url, accountId) => (await ask(url, accountId, 'GET', '/api/v2/usage')).body,
    ask,
    close: async () => {
      for (const { bus, database: log, created } of Object.values(producers)) {
        await bus.close();
        await log.close();
        await created.drop();
      }
      await database.close();
      await own.drop();
      await rm(objectsFolder, { recursive: true, force: true });
    },
  };
}

async function startProducer(name: ProducerName): Promise<Producer> {
  const created = await testDatabase({ migrations: [eventSourcingMigrations(repositoryRoot)] });
  const database = openDatabase(created.url, { max: 2 });
  const logger = createLogger(name, 'silent');
  const bus = await openPostgresBus({
    service: name,
    database,
    logs: openLogs({}, logger),
    own: topics[name],
    logger,
  });
  return { created, database, bus };
}

let published = 0;

async function publish(
  producers: Record<ProducerName, Producer>,
  from: ProducerName,
  accountId: string,
  accountSeq: number,
  encode: (meta: object) => Uint8Array,
): Promise<void> {
  published += 1;
  const eventId = `00000000-0000-7000-8000-${String(published).padStart(12, '0')}`;
  const at = timestampOf(new Date().toISOString());
  const meta = {
    eventId,
    accountId,
    accountSeq: BigInt(accountSeq),
    streamId: 's',
    schemaV: 1,
    effectiveAt: at,
    recordedAt: at,
    actorId: 'p',
    correlationId: 'c',
  };
  const record: BusRecord = { topic: topics[from], accountId, accountSeq, eventId, headers: {}, value: encode(meta) };
  await producers[from].bus.publish([record]);
}
