import { create, toBinary, type MessageInitShape } from '@bufbuild/protobuf';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { AccountEventSchema } from '@leadwright/contracts/accounts/v1/account_events';
import { ExportEventSchema } from '@leadwright/contracts/export/v1/export_events';
import { eventSourcingMigrations } from '@leadwright/eventsourcing/migrations';
import { timestampOf } from '@leadwright/eventsourcing/timestamps';
import type { EventBus } from '@leadwright/messaging/event-bus';
import { openPostgresBus } from '@leadwright/messaging/event-bus.postgres';
import { openDatabase, type Database } from '@leadwright/runtime/database';
import { createLogger } from '@leadwright/runtime/logger';
import { migrate } from '@leadwright/runtime/migrate';
import { readScoped } from '@leadwright/runtime/scope';
import { asService, createServiceTokens, generateTokenKey } from '@leadwright/runtime/service-tokens';
import { eventually } from '@leadwright/testing/eventually';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { endMains, startMain, type StartedMain } from '@leadwright/testing/start-main';
import { ledgerViolations } from './projections/ledger-violations.ts';

const topics = { accounts: 'leadwright.accounts.v1', export: 'leadwright.export.v1' } as const;
const keys = { billing: generateTokenKey(), gateway: generateTokenKey(), accounts: generateTokenKey(), export: generateTokenKey() };
const publicKeys = Object.fromEntries(Object.entries(keys).map(([name, { publicKey }]) => [name, publicKey]));

type Producer = { created: TestDatabase; database: Database; bus: EventBus };
let own: TestDatabase;
let ownDatabase: Database;
let producers: Record<keyof typeof topics, Producer>;

async function startProducer(name: keyof typeof topics): Promise<Producer> {
  const created = await testDatabase();
  await migrate(created.url, [eventSourcingMigrations(repositoryRoot)]);
  const database = openDatabase(created.url, { max: 2 });
  const bus = await openPostgresBus({ service: name, database, logs: {}, own: topics[name], logger: createLogger(name, 'silent') });
  return { created, database, bus };
}

beforeAll(async () => {
  own = await testDatabase();
  ownDatabase = openDatabase(own.url, { max: 2 });
  producers = { accounts: await startProducer('accounts'), export: await startProducer('export') };
});

afterEach(endMains);

afterAll(async () => {
  for (const { bus, database, created } of Object.values(producers)) {
    await bus.close();
    await database.close();
    await created.drop();
  }
  await ownDatabase.close();
  await own.drop();
});

function start(more: Record<string, string> = {}): StartedMain {
  return startMain('services/billing/src/main.ts', {
    BILLING_PORT: '0', BILLING_MIGRATE: 'true', BILLING_POSTGRES_URL: own.url,
    BILLING_BUS_LOGS: JSON.stringify(Object.fromEntries(Object.entries(producers).map(([name, { created }]) => [topics[name as keyof typeof topics], created.busReaderUrl]))),
    BILLING_SERVICE_PRIVATE_KEY: keys.billing.privateKey, BILLING_SERVICE_PUBLIC_KEYS: JSON.stringify(publicKeys),
    BILLING_PEERS: JSON.stringify({ accounts: 'http://127.0.0.1:9', export: 'http://127.0.0.1:9' }),
    ...more,
  });
}

async function announce(from: keyof typeof topics, accountSeq: number, encode: (meta: object) => Uint8Array): Promise<void> {
  const eventId = `00000000-0000-7000-8000-${from === 'accounts' ? 'a' : 'e'}${String(accountSeq).padStart(11, '0')}`;
  const at = timestampOf(new Date().toISOString());
  const meta = { eventId, accountId: 'acme', accountSeq: BigInt(accountSeq), streamId: 's', schemaV: 1, effectiveAt: at, recordedAt: at, actorId: 'p', correlationId: 'c' };
  await producers[from].bus.publish([{ topic: topics[from], accountId: 'acme', accountSeq, eventId, headers: {}, value: encode(meta) }]);
}

type ExportCase = NonNullable<MessageInitShape<typeof ExportEventSchema>['event']>;
const announceExport = (accountSeq: number, event: ExportCase): Promise<void> =>
  announce('export', accountSeq, (meta) => toBinary(ExportEventSchema, create(ExportEventSchema, { meta, event })));

async function usage(url: string): Promise<Record<string, unknown>> {
  const gateway = await createServiceTokens({ service: 'gateway', privateKey: keys.gateway.privateKey, publicKeys });
  const token = gateway.sign('billing', { ...asService('gateway'), personId: 'p', accountId: 'acme', role: 'admin' });
  return (await (await fetch(`${url}/api/v2/usage`, { headers: { authorization: `Bearer ${token}` } })).json()) as Record<string, unknown>;
}

async function stored(): Promise<string[]> {
  const { rows } = await readScoped(ownDatabase.db, ['acme'], (trx) =>
    sql<{ type: string }>`select type from event_log where account_id = 'acme' order by account_seq`.execute(trx));
  return rows.map(({ type }) => type);
}

describe('billing alone, from its environment', () => {
  it('starts, is ready, hears others over their logs, and stops cleanly', async () => {
    const started = start();
    const url = await started.ready();
    await announce('accounts', 1, (meta) => toBinary(AccountEventSchema, create(AccountEventSchema, {
      meta, event: { case: 'accountOpened', value: { ownerPersonId: 'p', planId: 'free-trial' } },
    })));
    await eventually(async () => expect(await usage(url)).toMatchObject({ leadsRemaining: 100, planId: 'free-trial' }));
    started.kill('SIGTERM');
    expect(await started.ended).toEqual([0, null]);
  });

  it('dies at each of its kill points right after the commit, and goes on from there without doing it twice', async () => {
    const reserving = start({ BILLING_CRASH_AT: 'billing:leads-reserved:1' });
    await reserving.listening();
    await announceExport(1, { case: 'downloadRequested', value: { downloadId: 'd', dictId: 'consumers', rows: 60n, multiplierHundredths: 100 } });
    expect(await reserving.ended).toEqual([null, 'SIGKILL']);
    expect(await stored()).toEqual(['SubscriptionChanged', 'LeadsGranted', 'LeadsReserved']);

    const using = start({ BILLING_CRASH_AT: 'billing:leads-used:1' });
    await using.listening();
    await announceExport(2, { case: 'downloadCompleted', value: { downloadId: 'd', rows: 45n } });
    expect(await using.ended).toEqual([null, 'SIGKILL']);
    expect(await stored()).toEqual(['SubscriptionChanged', 'LeadsGranted', 'LeadsReserved', 'LeadsUsed']);

    const address = await start().listening();
    await announceExport(3, { case: 'downloadFailed', value: { downloadId: 'other', reason: 'no-rows' } });
    await eventually(async () => expect(await usage(address)).toMatchObject({ leadsRemaining: 55, leadsHeld: 0, leadsUsed: 45 }));
    expect(await stored()).toHaveLength(4);
    expect(await ledgerViolations(ownDatabase.db)).toEqual([]);
  }, 150_000);

  it('refuses to start without its addresses and names every one that is missing', async () => {
    const started = start({ BILLING_POSTGRES_URL: '', BILLING_BUS_LOGS: '' });
    expect(await started.ended).toEqual([1, null]);
    expect(started.output()).toMatch(/BILLING_POSTGRES_URL is missing[\s\S]*BILLING_BUS_LOGS is missing/);
  });
});
