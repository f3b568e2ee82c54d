import { randomUUID } from 'node:crypto';
import { create, toBinary, type MessageInitShape } from '@bufbuild/protobuf';
import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import { topics } from '@leadwright/contracts/topology';
import { createMemoryBus } from '@leadwright/messaging/memory/bus';
import type { EventBus } from '@leadwright/messaging/event-bus';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { generateTokenKey } from '@leadwright/runtime/process/service-tokens';
import type { RunningService } from '@leadwright/runtime/process/service';
import { eventually } from '@leadwright/testing/eventually';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { migrationFolders } from '../migrations.ts';
import { readCustomerId } from '../projections/account-plan.ts';
import { readSeats } from '../person/team.ts';
import { startAccounts } from '../service.ts';

let own: TestDatabase;
let database: Database;
let bus: EventBus;
let service: RunningService;
beforeAll(async () => {
  own = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  database = openDatabase(own.url, { max: 2 });
  bus = createMemoryBus();
  service = await startAccounts(
    {
      ACCOUNTS_PORT: 0,
      ACCOUNTS_HOST: '127.0.0.1',
      ACCOUNTS_INTERNAL_PORT: 0,
      ACCOUNTS_INTERNAL_HOST: '127.0.0.1',
      ACCOUNTS_POSTGRES_URL: own.url,
      ACCOUNTS_SERVICE_PRIVATE_KEY: generateTokenKey().privateKey,
      ACCOUNTS_SERVICE_PUBLIC_KEYS: {},
      ACCOUNTS_PEERS: { billing: 'http://127.0.0.1:9', search: 'http://127.0.0.1:9' },
      ACCOUNTS_ACCESS_PRIVATE_KEY: generateTokenKey().privateKey,
      ACCOUNTS_ACCESS_KEY_ID: 'key-1',
      ACCOUNTS_PUBLIC_URL: 'http://127.0.0.1:8080',
      ACCOUNTS_LEAD_MARK_KEYS: `1=${'m'.repeat(32)}`,
      ACCOUNTS_TRIAL_KEYS: `1=${'k'.repeat(32)}`,
      ACCOUNTS_SIGN_UP_OPEN: true,
      ACCOUNTS_LOG_LEVEL: 'silent',
    },
    { bus },
  );
});
afterAll(async () => {
  await service.stop();
  await bus.close();
  await database.close();
  await own.drop();
});

let accountSeq = 0;
type Said = {
  customerId?: string;
  terms?: { version: number; values: { key: string; count?: bigint; flag?: boolean }[] };
};
const billingSays = (planId: string, status: string, membersMax: number, said: Said = {}): Promise<void> =>
  publish({ case: 'subscriptionChanged', value: { planId, status, membersMax, ...said } });
/** null: the limits of the plan hold. */
const limitsAre = (membersMax: number | null): Promise<void> =>
  publish({
    case: 'limitsChanged',
    value: membersMax === null ? {} : { lowered: { planId: 'team-unlimited', reason: 'change', membersMax } },
  });

async function publish(event: MessageInitShape<typeof BillingEventSchema>['event']): Promise<void> {
  const eventId = randomUUID();
  accountSeq += 1;
  const meta = { eventId, accountId: 'a1', accountSeq: BigInt(accountSeq), schemaV: 1, correlationId: 'c' };
  const value = toBinary(
    BillingEventSchema,
    create(BillingEventSchema, { meta, event } as MessageInitShape<typeof BillingEventSchema>),
  );
  await bus.publish([{ topic: topics.billing, accountId: 'a1', accountSeq, eventId, headers: {}, value }]);
}
const seatsAre = (max: number) =>
  eventually(async () => {
    expect((await inScope(database.db, ['a1'], (trx) => readSeats(trx, 'a1'))).max).toBe(max);
  });

describe('the seats of an account', () => {
  it('follow the plan that billing tells, stay while a payment is due, and end with the subscription', async () => {
    await billingSays('individual-unlimited', 'live', 1);
    await seatsAre(1);
    await billingSays('team-unlimited', 'live', 10);
    await seatsAre(10);
    await billingSays('rollover-50k', 'past-due', 50);
    await seatsAre(50);
    await billingSays('rollover-50k', 'cancelled', 50);
    await seatsAre(0);
  });

  it('are those of the terms that were agreed, where the event says them', async () => {
    await billingSays('team-unlimited', 'live', 10, {
      terms: { version: 1, values: [{ key: 'membersMax', count: 3n }, { key: 'other' }] },
    });
    await seatsAre(3);
    await billingSays('team-unlimited', 'live', 10, { terms: { version: 1, values: [{ key: 'other', flag: true }] } });
    await seatsAre(10);
  });
});

describe('the seats in force', () => {
  it('are fewer than the plan has until billing says that its own hold, over changes of plan too', async () => {
    await billingSays('rollover-50k', 'live', 50);
    await limitsAre(10);
    await seatsAre(10);
    await billingSays('individual-unlimited', 'live', 1);
    await seatsAre(1);
    await billingSays('call-center-unlimited', 'live', 100);
    await seatsAre(10);
    await limitsAre(null);
    await seatsAre(100);
  });
});

describe('the customer of an account', () => {
  const customerIs = (customerId: string | null) =>
    eventually(async () => {
      expect(await inScope(database.db, ['a1'], (trx) => readCustomerId(trx, 'a1'))).toBe(customerId);
    });

  it('is known from the first event that says it, and stays what it was where one says none', async () => {
    await billingSays('free-trial', 'free-trial', 7);
    await seatsAre(7);
    await customerIs(null);
    await billingSays('team-unlimited', 'live', 10, { customerId: 'cus_8' });
    await customerIs('cus_8');
    await billingSays('team-unlimited', 'cancelled', 10);
    await seatsAre(0);
    await customerIs('cus_8');
  });
});
