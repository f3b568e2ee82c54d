import { topics } from '@leadwright/contracts/topology';
import { randomUUID } from 'node:crypto';
import { create, toBinary, type MessageInitShape } from '@bufbuild/protobuf';
import { migrateClickHouse } from '@leadwright/clickhouse/migrate-clickhouse';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import { chainHash, FIRST_PREV_HASH } from '@leadwright/eventsourcing/log/published-event';
import { timestampOf } from '@leadwright/eventsourcing/log/timestamps';
import { createMemoryBus } from '@leadwright/messaging/memory/bus';
import type { BusRecord, EventBus } from '@leadwright/messaging/event-bus';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { RunningService } from '@leadwright/runtime/process/service';
import {
  asService,
  createServiceTokens,
  generateTokenKey,
  type Caller,
} from '@leadwright/runtime/process/service-tokens';
import { eventually } from '@leadwright/testing/eventually';
import { testClickHouse, type TestClickHouse } from '@leadwright/testing/clickhouse';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { sql } from 'kysely';
import { clickhouseMigrationFolders, migrationFolders } from './migrations.ts';
import type { TrailRow } from './projections/trail.ts';
import { startAudit } from './service.ts';

const keys = { audit: generateTokenKey(), gateway: generateTokenKey() };
const topic = topics.billing;
const run = randomUUID().slice(0, 8);

let testDb: TestDatabase;
let database: Database;
let engine: TestClickHouse;
let bus: EventBus;
let service: RunningService;
let sign: (caller: Partial<Caller>) => string;
const trouble = { readsFail: false, insertsFail: 0, blocks: [] as TrailRow[][] };

beforeAll(async () => {
  testDb = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  database = openDatabase(testDb.url, { max: 2 });
  engine = await testClickHouse();
  for (const source of clickhouseMigrationFolders(repositoryRoot)) await migrateClickHouse(engine.clickhouse, source);
  bus = createMemoryBus();
  const gateway = await createServiceTokens({
    service: 'gateway',
    privateKey: keys.gateway.privateKey,
    publicKeys: {},
  });
  sign = (caller) => gateway.sign('audit', 'forward', { ...asService('gateway'), ...caller });
  const peers = Object.fromEntries(
    ['accounts', 'billing', 'export', 'search', 'notification'].map((name) => [name, 'http://127.0.0.1:9']),
  );
  service = await startAudit(
    {
      AUDIT_PORT: 0,
      AUDIT_HOST: '127.0.0.1',
      AUDIT_INTERNAL_PORT: 0,
      AUDIT_INTERNAL_HOST: '127.0.0.1',
      AUDIT_POSTGRES_URL: testDb.url,
      AUDIT_SERVICE_PRIVATE_KEY: keys.audit.privateKey,
      AUDIT_SERVICE_PUBLIC_KEYS: { gateway: keys.gateway.publicKey },
      AUDIT_PEERS: peers,
      AUDIT_LOG_LEVEL: 'silent',
    },
    { bus, clickhouse: troubled(engine.clickhouse) },
  );
});
afterAll(async () => {
  await service.stop();
  await bus.close();
  await database.close();
  await engine.drop();
  await testDb.drop();
});

function troubled(clickhouse: ClickHouse): ClickHouse {
  return {
    ...clickhouse,
    rows: (statement) =>
      trouble.readsFail ? Promise.reject(new Error('the engine is unreachable')) : clickhouse.rows(statement),
    insert: async (table, rows) => {
      trouble.blocks.push(rows as TrailRow[]);
      if (trouble.insertsFail > 0) {
        trouble.insertsFail -= 1;
        throw new Error('the engine is unreachable');
      }
      await clickhouse.insert(table, rows);
    },
  };
}

const chains = new Map<string, { seq: number; hash: Uint8Array }>();
type Case = NonNullable<MessageInitShape<typeof BillingEventSchema>['event']>;
const granted = (lotId: string): Case => ({
  case: 'leadsGranted',
  value: { lotId, kind: 'plan', leads: 100n, source: 'plan:x:0' },
});

/** A record as billing's relay publishes it, numbered and chained. */
function recordOf(accountId: string, event: Case | Uint8Array): BusRecord {
  const last = chains.get(accountId) ?? { seq: 0, hash: FIRST_PREV_HASH };
  const accountSeq = last.seq + 1;
  const eventId = randomUUID();
  const at = timestampOf(`2026-03-01T10:00:00.${String(accountSeq).padStart(6, '0')}Z`);
  const meta = {
    eventId,
    accountId,
    accountSeq: BigInt(accountSeq),
    streamId: `ledger-${accountId}`,
    schemaV: 1,
    effectiveAt: at,
    recordedAt: at,
    actorId: 'p1',
    correlationId: 'c1',
  };
  const known = toBinary(
    BillingEventSchema,
    create(BillingEventSchema, event instanceof Uint8Array ? { meta } : { meta, event }),
  );
  const value = event instanceof Uint8Array ? new Uint8Array(Buffer.concat([known, event])) : known;
  const hash = chainHash(last.hash, value);
  chains.set(accountId, { seq: accountSeq, hash });
  const headers = {
    type: 'LeadsGranted',
    'schema-v': '1',
    hash: Buffer.from(hash).toString('hex'),
    'prev-hash': Buffer.from(last.hash).toString('hex'),
  };
  return { topic, accountId, accountSeq, eventId, headers, value };
}
const publish = async (accountId: string, count: number): Promise<BusRecord[]> => {
  const records = Array.from({ length: count }, (_, i) => recordOf(accountId, granted(`lot-${i}`)));
  await bus.publish(records);
  return records;
};

const superAdmin = { personId: 'super-1', staff: 'super-admin' as const };
const get = (path: string, caller: Partial<Caller> = superAdmin) =>
  fetch(`${service.url}${path}`, {
    headers: { authorization: `Bearer ${sign(caller)}`, 'x-correlation-id': 'corr-of-the-read' },
  });
type Entry = {
  eventId: string;
  topic: string;
  type: string;
  accountSeq: number;
  recordedAt: string;
  actorId: string;
  event: unknown;
};
const trail = async (accountId: string, query = 'limit=500'): Promise<{ entries: Entry[]; next?: string }> =>
  (await get(`/api/v2/superadmin/accounts/${accountId}/trail?${query}`)).json() as Promise<{
    entries: Entry[];
    next?: string;
  }>;
const billingOf = async (accountId: string): Promise<Entry[]> =>
  (await trail(accountId)).entries.filter((entry) => entry.topic === topic);
const verify = async (accountId: string) =>
  (
    (await (await get(`/api/v2/superadmin/accounts/${accountId}/trail/verification?reason=check`)).json()) as {
      topics: { topic: string; ok: boolean; events: number; problem?: string; accountSeq?: number }[];
    }
  ).topics.find((each) => each.topic === topic);
const untilStored = (accountId: string, count: number, deadlineMs = 30_000) =>
  eventually(async () => expect(await billingOf(accountId)).toHaveLength(count), { deadlineMs });
const readsOf = (accountId: string): Promise<string[]> =>
  inScope(database.db, [accountId], async (trx) =>
    (
      await sql<{
        reason: string;
      }>`select payload->>'reason' as reason from event_log where account_id = ${accountId} order by account_seq`.execute(
        trx,
      )
    ).rows.map(({ reason }) => reason),
  );

describe('the trail', () => {
  it('has every published event within 2 s, in readable form', async () => {
    const account = `acme-${run}`;
    const [record] = await publish(account, 3);
    await untilStored(account, 3, 2_000);
    expect((await billingOf(account))[0]).toMatchObject({
      eventId: record?.eventId,
      topic,
      type: 'LeadsGranted',
      accountSeq: 1,
      recordedAt: '2026-03-01T10:00:00.000001Z',
      actorId: 'p1',
      event: { lotId: 'lot-0', leads: '100', kind: 'plan' },
    });
  });

  it('has an event once, even if it is published again or its block is written twice', async () => {
    const account = `twice-${run}`;
    const records = await publish(account, 2);
    await bus.publish(records);
    trouble.insertsFail = 1;
    await publish(account, 1);
    await untilStored(account, 3);
    expect(await verify(account)).toMatchObject({ ok: true, events: 3 });
  });

  it('loses nothing while the engine is unreachable', async () => {
    const account = `away-${run}`;
    trouble.insertsFail = 3;
    await publish(account, 5);
    await untilStored(account, 5);
    expect(trouble.insertsFail).toBe(0);
    expect(await verify(account)).toMatchObject({ ok: true, events: 5 });
  });

  it('writes a batch as one block', async () => {
    const account = `batch-${run}`;
    await publish(account, 50);
    await untilStored(account, 50);
    const own = trouble.blocks.filter((rows) => rows.some((row) => row.account_id === account && row.topic === topic));
    expect(own.map((rows) => rows.length)).toEqual([50]);
  });

  it('stores an event with an unknown case, so that the chain has no gap', async () => {
    const account = `newer-${run}`;
    await publish(account, 1);
    // Field 500, a string: a case of a later version.
    await bus.publish([recordOf(account, Uint8Array.of(0xa2, 0x1f, 0x01, 0x78))]);
    await publish(account, 1);
    await untilStored(account, 3);
    expect(await verify(account)).toMatchObject({ ok: true, events: 3 });
  });
});

describe('verification', () => {
  const change = (statement: string, account: string) =>
    engine.clickhouse.command({
      sql: `ALTER TABLE audit.trail ${statement} WHERE account_id = {account:String} AND topic = {topic:String} AND account_seq = 2 SETTINGS mutations_sync = 2`,
      params: { account, topic },
    });

  it('finds a removed event', async () => {
    const account = `removed-${run}`;
    await publish(account, 3);
    await untilStored(account, 3);
    await change('DELETE', account);
    expect(await verify(account)).toMatchObject({ ok: false, events: 1, problem: 'missing', accountSeq: 2 });
  });

  it('finds an altered event', async () => {
    const account = `altered-${run}`;
    await publish(account, 3);
    await untilStored(account, 3);
    await change("UPDATE message_base64 = concat('AAAA', message_base64)", account);
    expect(await verify(account)).toMatchObject({ ok: false, events: 1, problem: 'altered', accountSeq: 2 });
  });

  it('finds an event whose own hash was recomputed to fit', async () => {
    const account = `forged-${run}`;
    await publish(account, 3);
    await untilStored(account, 3);
    await change(
      "UPDATE hash = lower(hex(SHA256(concat(unhex(prev_hash), base64Decode('AAAA'))))), message_base64 = 'AAAA'",
      account,
    );
    expect(await verify(account)).toMatchObject({ ok: false, events: 2, problem: 'chain-broken', accountSeq: 3 });
  });
});

describe('reading a trail', () => {
  it('is allowed only to super-admins', async () => {
    const path = `/api/v2/superadmin/accounts/acme-${run}/trail`;
    expect((await get(path, { personId: 'anonymous' })).status).toBe(401);
    expect((await get(path, { personId: 'p', accountId: `acme-${run}`, role: 'admin' })).status).toBe(403);
    expect((await get(path, { personId: 'p', staff: 'finance' })).status).toBe(403);
    expect((await get(`${path}/verification`, { personId: 'p', staff: 'finance' })).status).toBe(403);
  });

  it('is recorded before the first row is read, even if the engine is unreachable', async () => {
    const account = `recorded-${run}`;
    trouble.readsFail = true;
    const answer = await get(`/api/v2/superadmin/accounts/${account}/trail?reason=ticket-7`);
    trouble.readsFail = false;
    expect(answer.status).toBe(500);
    expect(await readsOf(account)).toEqual(['ticket-7']);
    const read = await eventually(async () => {
      const found = (await trail(account)).entries.find((entry) => entry.type === 'TrailRead');
      if (!found) throw new Error('the read is not in the trail yet');
      return found;
    });
    expect(read).toMatchObject({ actorId: 'super-1', topic: topics.audit, event: { reason: 'ticket-7' } });
  });

  it('returns every entry once, page by page', async () => {
    const account = `pages-${run}`;
    await publish(account, 7);
    await untilStored(account, 7);
    const seen: number[] = [];
    let after = '';
    do {
      const page = await trail(account, `limit=3${after === '' ? '' : `&after=${after}`}`);
      seen.push(...page.entries.filter((entry) => entry.topic === topic).map((entry) => entry.accountSeq));
      after = seen.length < 7 ? (page.next ?? '') : '';
    } while (after !== '');
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect((await get(`/api/v2/superadmin/accounts/${account}/trail?after=nonsense`)).status).toBe(400);
  });
});
