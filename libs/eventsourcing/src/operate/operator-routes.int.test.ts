import { topics } from '@leadwright/contracts/topology';
import { BillingEventSchema, type BillingEvent } from '@leadwright/contracts/billing/v1/billing_events';
import { createMemoryBus } from '@leadwright/messaging/memory/bus';
import type { EventBus } from '@leadwright/messaging/event-bus';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { buildInternalApp } from '@leadwright/runtime/http/internal-app';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { inScope } from '@leadwright/postgres/scope';
import { asService, createServiceTokens, generateTokenKey } from '@leadwright/runtime/process/service-tokens';
import { eventually } from '@leadwright/testing/eventually';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { sql } from 'kysely';
import { operate } from '../../../../scripts/operator/operate.ts';
import { recordOf } from '../log/published-event.ts';
import type { React } from '../consume/react-in-order.ts';
import { startConsumer, type Consumer } from '../consume/consumer.ts';
import { contextOf, tallyContract, type TallyEvent } from '../store/event-store.contract.ts';
import { createMemoryEventStore } from '../store/event-store.memory.ts';
import { openEventStore, type PostgresEventStore } from '../store/event-store.postgres.ts';
import type { EventStore } from '../event-store.ts';
import { eventSourcingMigrations } from '../store/migrations.ts';
import { operatorRoutes } from './operator-routes.ts';
import { ownerOf } from '../consume/owner-client.ts';
import { decoderOf } from '../consume/reactions-to.ts';

const consumedTopic = tallyContract.topic;
const keys = { export: generateTokenKey(), operator: generateTokenKey(), gateway: generateTokenKey() };
const logger = createLogger('test', 'silent');
let own: TestDatabase;
let database: Database;
let bus: EventBus;
let producer: EventStore<TallyEvent>;
let store: PostgresEventStore<TallyEvent>;
let consumer: Consumer;
let app: HttpApp;
let url: string;
const fault = { at: 0 };

const react: React<BillingEvent> = async ({ accountId, accountSeq }, tx) => {
  if (accountSeq === fault.at) throw new RangeError('an invariant does not hold');
  await sql`insert into seen values (${accountId}, ${accountSeq})`.execute(tx.db);
};

beforeAll(async () => {
  own = await testDatabase({ migrations: [eventSourcingMigrations(repositoryRoot)] });
  database = openDatabase(own.url);
  await database.pool.query(
    'create table seen (account_id text not null, seq bigint not null, primary key (account_id, seq))',
  );
  store = openEventStore({ ...tallyContract, topic: topics.export, database, projections: [], logger });
  producer = createMemoryEventStore(tallyContract);
  bus = createMemoryBus();
  consumer = await startConsumer({
    service: 'export',
    store,
    bus,
    database,
    topic: consumedTopic,
    owner: ownerOf(producer),
    decode: decoderOf(BillingEventSchema),
    react,
    backoffMs: [5],
    logger,
  });
  const tokens = await createServiceTokens({
    service: 'export',
    privateKey: keys.export.privateKey,
    publicKeys: { operator: keys.operator.publicKey, gateway: keys.gateway.publicKey },
  });
  app = await buildInternalApp({ service: 'export', logger, tokens, ready: async () => undefined });
  operatorRoutes(app, store, {
    database,
    consumers: [consumer],
    projections: [{ name: 'seen', tables: [{ name: 'seen' }], source: () => consumer.replay() }],
  });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await consumer.stop();
  await bus.close();
  await database.close();
  await own.drop();
});

async function happen(accountId: string, count: number): Promise<void> {
  const events = await producer.transaction([accountId], (tx) =>
    tx.record(
      { accountId, streamId: 's' },
      Array.from({ length: count }, (_, i) => ({ type: 'Added' as const, points: i })),
      contextOf(),
    ),
  );
  await bus.publish(events.map(recordOf));
}
const seen = async (accountId: string) =>
  (
    await inScope(database.db, 'all', (trx) =>
      sql<{ seq: string }>`select seq from seen where account_id = ${accountId} order by seq`.execute(trx),
    )
  ).rows.map(({ seq }) => Number(seq));
const parkedOf = (accountId: string) =>
  eventually(async () => (await consumer.listParked(accountId)).length > 0 && consumer.listParked(accountId));
const recorded = async (accountId: string) =>
  (await store.readAccount(accountId, 0, 50)).map(({ actorId, event }) => ({
    actorId,
    ...(event as { type: string; [name: string]: unknown }),
  }));

/** As a person at a terminal does it. */
async function terminal(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const said = { out: '', err: '' };
  const code = await operate(
    [...args, '--services', JSON.stringify({ export: url }), '--as', 'olga'],
    { OPERATOR_SERVICE_PRIVATE_KEY: keys.operator.privateKey },
    {
      out: (text) => {
        said.out += text;
      },
      err: (text) => {
        said.err += text;
      },
    },
  );
  return { code, ...said };
}

describe('an operator', () => {
  it('finds what waits, sees why, replays it, and stands in the log with what came of it', async () => {
    fault.at = 2;
    await happen('acme', 3);
    await parkedOf('acme');
    await eventually(async () => (await consumer.listParked('acme')).length === 2);
    const listed = await terminal('list');
    expect(listed).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^export {2}leadwright\.billing\.v1 {2}acme {2}2 waiting since .*Z, at 2: an invariant does not hold$/,
      ),
    });
    const shown = JSON.parse((await terminal('show', 'export', 'billing', 'acme', '--json')).out) as {
      records: unknown[];
    };
    expect(shown.records).toMatchObject([
      {
        accountSeq: 2,
        reason: 'an invariant does not hold',
        headers: { type: 'Added' },
        event: {
          meta: { accountId: 'acme', accountSeq: '2' },
          leadsExpired: { expired: [{ lotId: 'l', leads: '1' }] },
        },
      },
      { accountSeq: 3, reason: 'the account is blocked' },
    ]);

    expect(await terminal('redrive', 'export', 'billing', 'acme')).toMatchObject({
      code: 3,
      out: 'Applied 0, stopped at 2 (an invariant does not hold); 2 wait as before.',
    });
    fault.at = 3;
    expect(await terminal('redrive', 'export', 'billing', 'acme')).toMatchObject({
      code: 3,
      out: 'Applied 1, stopped at 3 (an invariant does not hold); 1 wait as before.',
    });
    fault.at = 0;
    expect(await terminal('redrive', 'export', 'billing', 'acme')).toMatchObject({
      code: 0,
      out: 'Applied 1; acme goes on.',
    });
    expect(await terminal('redrive', 'export', 'billing', 'acme')).toMatchObject({
      code: 0,
      out: 'Nothing of acme waits in export.',
    });
    expect(await seen('acme')).toEqual([1, 2, 3]);

    const common = { actorId: 'operator:olga', consumer: 'export.billing', topic: consumedTopic };
    expect(await recorded('acme')).toMatchObject([
      { type: 'RedriveStarted', ...common, waiting: 2 },
      {
        type: 'RedriveEnded',
        ...common,
        outcome: 'stopped',
        applied: 0,
        left: 2,
        stoppedAtSeq: 2,
        failure: 'RangeError',
      },
      { type: 'RedriveStarted', ...common, waiting: 2 },
      { type: 'RedriveEnded', ...common, outcome: 'stopped', applied: 1, left: 1, stoppedAtSeq: 3 },
      { type: 'RedriveStarted', ...common, waiting: 1 },
      { type: 'RedriveEnded', ...common, outcome: 'redriven', applied: 1, left: 0, stoppedAtSeq: 0, failure: '' },
    ]);
    expect(JSON.stringify(await recorded('acme'))).not.toContain('invariant');
  }, 120_000);

  it('has read models made again, and the swap stands in the log', async () => {
    await happen('bolt', 5);
    await eventually(async () => (await seen('bolt')).length === 5);
    const rebuilt = await terminal('rebuild', 'export');
    expect(rebuilt).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        /^seen: \d+ events in [\d.]+ s \(\d+\/s\), swapped in\n {2}seen: \d+ rows, checksum -?\d+$/,
      ),
    });
    expect(await seen('bolt')).toEqual([1, 2, 3, 4, 5]);
    expect((await recorded('system')).at(-1)).toMatchObject({
      actorId: 'operator:olga',
      type: 'ProjectionRebuilt',
      projection: 'seen',
      tables: ['seen'],
      differences: 0,
    });

    await database.pool.query(`delete from seen where account_id = 'bolt' and seq = 3`);
    const refused = await terminal('rebuild', 'export', 'seen');
    expect(refused).toMatchObject({
      code: 3,
      out: expect.stringContaining('seen of bolt differs: 4 rows live, 5 rebuilt'),
    });
    expect(await seen('bolt')).toEqual([1, 2, 4, 5]);
    expect(await terminal('rebuild', 'export', 'seen', '--accept-differences')).toMatchObject({ code: 0 });
    expect(await seen('bolt')).toEqual([1, 2, 3, 4, 5]);
    expect((await recorded('system')).filter(({ type }) => type === 'ProjectionRebuilt')).toHaveLength(2);
  }, 120_000);

  it('is told in one sentence what is not possible, with a code of its own', async () => {
    expect(await terminal('redrive', 'export', 'nobody', 'acme')).toMatchObject({
      code: 1,
      err: expect.stringContaining('nobody is not consumed here'),
    });
    expect(await terminal('rebuild', 'export', 'nothing')).toMatchObject({
      code: 1,
      err: expect.stringContaining('nothing is not a read model of this service'),
    });
    expect(await terminal('list', '--service', 'billing')).toMatchObject({
      code: 1,
      err: expect.stringContaining('there is no service billing'),
    });
    expect(await terminal('redrive', 'export')).toMatchObject({
      code: 2,
      err: expect.stringContaining('redrive takes a service, a topic and an account'),
    });
  }, 120_000);

  it("is nobody else: another service with a good token is refused, and the operators' own for another use", async () => {
    const gateway = await createServiceTokens({
      service: 'gateway',
      privateKey: keys.gateway.privateKey,
      publicKeys: {},
    });
    const operator = await createServiceTokens({
      service: 'operator',
      privateKey: keys.operator.privateKey,
      publicKeys: {},
    });
    const wrong = [
      gateway.sign('export', 'internal', { ...asService('gateway'), staff: 'super-admin' }),
      gateway.sign('export', 'forward', { ...asService('gateway'), staff: 'super-admin' }),
      operator.sign('export', 'forward', asService('operator')),
      operator.sign('billing', 'internal', asService('operator')),
    ];
    const routes = [
      ['GET', 'streams'],
      ['GET', 'streams/records?topic=t&account=a'],
      ['POST', 'streams/redrives'],
      ['GET', 'projections'],
      ['POST', 'projections/rebuilds'],
    ] as const;
    for (const [method, route] of routes) {
      for (const token of wrong)
        expect(
          (await fetch(`${url}/internal/${route}`, { method, headers: { authorization: `Bearer ${token}` } })).status,
        ).toBe(401);
      expect((await fetch(`${url}/internal/${route}`, { method })).status).toBe(401);
    }
  });
});
