// Billing started whole on a database of its own, with accounts, export and the gateway played by the test.
import { topics } from '@leadwright/contracts/topology';
import { randomUUID } from 'node:crypto';
import { create, toBinary, type MessageInitShape } from '@bufbuild/protobuf';
import { AccountEventSchema } from '@leadwright/contracts/accounts/v1/account_events';
import { ExportEventSchema } from '@leadwright/contracts/export/v1/export_events';
import { NotificationEventSchema } from '@leadwright/contracts/notification/v1/notification_events';
import { timestampOf } from '@leadwright/eventsourcing/log/timestamps';
import type { BusRecord, EventBus } from '@leadwright/messaging/event-bus';
import { createMemoryBus } from '@leadwright/messaging/memory/bus';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import {
  asService,
  createServiceTokens,
  generateTokenKey,
  type Caller,
  type TokenUse,
} from '@leadwright/runtime/process/service-tokens';
import type { RunningService } from '@leadwright/runtime/process/service';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import type { BillingConfig } from '../config.ts';
import { migrationFolders } from '../migrations.ts';
import type { SecondBook } from '../close/second-book.ts';
import { startBilling } from '../service.ts';
import type { Processor } from '../providers/processor.ts';
import { createFakeProvider } from '../providers/testing/fake-provider.ts';
import { createMemoryObjects, type MemoryObjects } from './memory-objects.ts';
import { withoutOwnWork } from './without-own-work.ts';

type AccountCase = NonNullable<MessageInitShape<typeof AccountEventSchema>['event']>;
type NotificationCase = NonNullable<MessageInitShape<typeof NotificationEventSchema>['event']>;
type ExportCase = NonNullable<MessageInitShape<typeof ExportEventSchema>['event']>;

export type BillingUnderTest = {
  url: string;
  internalUrl: string;
  bus: EventBus;
  database: Database;
  objects: MemoryObjects;
  /** Publishes as accounts, export or notification would, with the account's next sequence number. */
  fromAccounts(accountId: string, event: AccountCase, at?: string): Promise<BusRecord>;
  fromExport(accountId: string, event: ExportCase, at?: string): Promise<BusRecord>;
  fromNotification(accountId: string, event: NotificationCase, at?: string): Promise<BusRecord>;
  get(
    path: string,
    caller: Partial<Caller> | null,
    use?: TokenUse,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  post(
    path: string,
    caller: Partial<Caller> | null,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  /** A file's text. Throws for any answer but 200. */
  file(path: string, caller: Partial<Caller>): Promise<string>;
  /** What was published by billing, in order, as types. */
  published(accountId: string): string[];
  stop(): Promise<void>;
};

const services = ['billing', 'gateway', 'accounts', 'export'] as const;

type SoldFor = NonNullable<Processor['soldFor']>;

/** `processor`: `none` leaves each account on the plan that it was opened with; the sandbox bills it by itself. */
export async function startBillingUnderTest(
  processor: 'none' | 'sandbox' = 'none',
  { book, config = {}, soldFor }: { book?: SecondBook; config?: Partial<BillingConfig>; soldFor?: SoldFor } = {},
): Promise<BillingUnderTest> {
  const created: TestDatabase = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  const keys = Object.fromEntries(services.map((name) => [name, generateTokenKey()]));
  const publicKeys = Object.fromEntries(Object.entries(keys).map(([name, { publicKey }]) => [name, publicKey]));
  const keyOf = (name: string): string => keys[name]?.privateKey ?? '';
  const gateway = await createServiceTokens({ service: 'gateway', privateKey: keyOf('gateway'), publicKeys });
  const objects = createMemoryObjects();
  const bus = createMemoryBus();
  const received: BusRecord[] = [];
  const recording: EventBus = {
    ...bus,
    publish: async (records) => {
      received.push(...records);
      return bus.publish(records);
    },
  };
  const running = await startBilling(
    {
      BILLING_PORT: 0,
      BILLING_HOST: '127.0.0.1',
      BILLING_INTERNAL_PORT: 0,
      BILLING_INTERNAL_HOST: '127.0.0.1',
      BILLING_POSTGRES_URL: created.url,
      BILLING_SERVICE_PRIVATE_KEY: keyOf('billing'),
      BILLING_SERVICE_PUBLIC_KEYS: publicKeys,
      BILLING_PEERS: {
        accounts: 'http://127.0.0.1:9',
        export: 'http://127.0.0.1:9',
        notification: 'http://127.0.0.1:9',
      },
      BILLING_LOG_LEVEL: 'silent',
      BILLING_POOL_MAX: 8,
      BILLING_PROCESSOR: 'sandbox',
      BILLING_SUPPORT_EMAIL: 'help@leadwright.test',
      BILLING_UPGRADE_WINDOW_DAYS: 38.9,
      BILLING_PROMOS: 'october-promo=2020-01-01T00:00:00Z/2100-01-01T00:00:00Z',
      BILLING_PROMO_CODES: 'OCT-2026=october-promo',
      BILLING_TRIAL_KEYS: `1=${'k'.repeat(32)}`,
      BILLING_TRIALS_PER_DOMAIN: 3,
      BILLING_TRIALS_PER_NETWORK: 4,
      BILLING_FOUR_EYES_ABOVE_LEADS: 10_000,
      BILLING_FOUR_EYES_ABOVE_CENTS: 30_000,
      BILLING_PROPOSAL_DAYS: 7,
      BILLING_SHARE_AWARDS: true,
      BILLING_SHARE_AWARD_LEADS: 10_000,
      BILLING_SHARE_AWARDS_ON_DELIVERY: 3,
      BILLING_SHARE_AWARDS_ON_CONFIRMATION: 10,
      BILLING_SHARE_AWARDS_IN_TRIAL: 1,
      BILLING_SHARE_AWARDS_FOR_DOMAIN: 1,
      BILLING_SELLER_NAME: 'Leadwright',
      BRAINTREE_ENVIRONMENT: 'sandbox',
      ...config,
    },
    {
      bus: recording,
      objects,
      ...(book === undefined ? {} : { book }),
      ...(processor === 'none'
        ? { processor: withoutOwnWork({ ...createFakeProvider(0).processor, ...(soldFor && { soldFor }) }) }
        : {}),
    },
  );
  const database = openDatabase(created.url, { max: 2 });
  return {
    url: running.url,
    internalUrl: running.internalUrl,
    bus,
    database,
    objects,
    ...publishers(bus),
    get: (path, caller, use = 'forward') => ask(running, (who) => gateway.sign('billing', use, who), path, caller),
    post: (path, caller, body, headers = {}) =>
      ask(running, (who) => gateway.sign('billing', 'forward', who), path, caller, {
        method: 'POST',
        headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    file: async (path, caller) => {
      const token = gateway.sign('billing', 'forward', callerOf(caller));
      const response = await fetch(`${running.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
      if (response.status !== 200) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
      return response.text();
    },
    published: (accountId) =>
      received.filter((record) => record.accountId === accountId).map(({ headers }) => headers['type'] ?? ''),
    stop: async () => {
      await running.stop();
      await bus.close();
      await database.close();
      await created.drop();
    },
  };
}

function publishers(bus: EventBus): Pick<BillingUnderTest, 'fromAccounts' | 'fromExport' | 'fromNotification'> {
  const seqs = new Map<string, number>();
  const publish = async (
    topic: string,
    accountId: string,
    type: string,
    encode: (meta: object) => Uint8Array,
    at: string,
  ): Promise<BusRecord> => {
    const key = `${topic}/${accountId}`;
    const accountSeq = (seqs.get(key) ?? 0) + 1;
    seqs.set(key, accountSeq);
    const eventId = randomUUID();
    const meta = {
      eventId,
      accountId,
      accountSeq: BigInt(accountSeq),
      streamId: `test-${accountId}`,
      schemaV: 1,
      effectiveAt: timestampOf(at),
      recordedAt: timestampOf(at),
      actorId: 'person-1',
      correlationId: `click-${eventId}`,
    };
    const record = { topic, accountId, accountSeq, eventId, headers: { type }, value: encode(meta) };
    await bus.publish([record]);
    return record;
  };
  return {
    fromAccounts: (accountId, event, at = new Date().toISOString()) =>
      publish(
        topics.accounts,
        accountId,
        event.case ?? '',
        (meta) => toBinary(AccountEventSchema, create(AccountEventSchema, { meta, event })),
        at,
      ),
    fromNotification: (accountId, event, at = new Date().toISOString()) =>
      publish(
        topics.notification,
        accountId,
        event.case ?? '',
        (meta) => toBinary(NotificationEventSchema, create(NotificationEventSchema, { meta, event })),
        at,
      ),
    fromExport: (accountId, event, at = new Date().toISOString()) =>
      publish(
        topics.export,
        accountId,
        event.case ?? '',
        (meta) => toBinary(ExportEventSchema, create(ExportEventSchema, { meta, event })),
        at,
      ),
  };
}

const callerOf = (caller: Partial<Caller>) => ({
  ...asService('gateway'),
  personId: 'person-1',
  role: 'admin' as const,
  ...caller,
});

async function ask(
  running: RunningService,
  sign: (who: Omit<Caller, 'service'>) => string,
  path: string,
  caller: Partial<Caller> | null,
  request: { method?: string; headers?: Record<string, string>; body?: string } = {},
) {
  const token = caller && sign(callerOf(caller));
  const response = await fetch(`${running.url}${path}`, {
    ...request,
    headers: { ...request.headers, ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
