import { randomUUID } from 'node:crypto';
import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import { openEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { inScope } from '@leadwright/postgres/scope';
import { foldEmail, marksOf, parseMarkKeys } from '@leadwright/runtime/requests/keyed-marks';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { eventually } from '@leadwright/testing/eventually';
import { sql } from 'kysely';
import { billingTopic, toMessage, type BillingStored } from '../contracts.ts';
import { ledgerViolations } from '../projections/ledger-violations.ts';
import { billingProjections } from '../projections/rebuildable.ts';
import { startBillingUnderTest, type BillingUnderTest } from '../testing/billing-under-test.ts';
import { giveShareAwards, voidBouncedAward } from './share-awards.ts';

let billing: BillingUnderTest;
const HOUR_MS = 3_600_000;
const old = parseMarkKeys(`1=${'a'.repeat(32)}`);
const keys = parseMarkKeys(`2=${'b'.repeat(32)},1=${'a'.repeat(32)}`);
const context = { actorId: 'p', correlationId: 'c' };
beforeAll(async () => {
  billing = await startBillingUnderTest();
});
afterAll(() => billing.stop());
afterEach(async () => {
  expect(await ledgerViolations(billing.database.db)).toEqual([]);
});

/** A store of billing whose clock is so far ahead. */
function storeAhead(offsetMs: number): EventStore {
  return openEventStore<BillingStored>({
    database: billing.database,
    topic: billingTopic,
    schema: BillingEventSchema,
    toMessage,
    projections: billingProjections,
    logger: createLogger('test', 'silent'),
    clockOffsetMs: () => offsetMs,
  }) as unknown as EventStore;
}
const left = async (accountId: string) => (await billing.get('/api/v2/usage', { accountId })).body['leadsRemaining'];
async function opened(): Promise<string> {
  const accountId = `account-${randomUUID()}`;
  await billing.fromAccounts(accountId, { case: 'accountOpened', value: { ownerPersonId: 'p', planId: 'free-trial' } });
  await eventually(async () => expect(await left(accountId)).toBe(100));
  return accountId;
}
const mark = (address: string, with_ = keys) => marksOf(with_, 'address', foldEmail(address));
const own = ['Owner@us.com', 'office@us.com'].map((address) => mark(address));
const share = (accountId: string, recipients: string[], with_ = keys) =>
  storeAhead(0).transaction([accountId], (tx) =>
    giveShareAwards(
      tx,
      accountId,
      {
        recipients: recipients.map((each) => mark(each, with_)),
        own: own.map((marks) => marks.slice(-with_.length)),
        personId: 'p',
      },
      context,
    ),
  );
const bounce = (accountId: string, recipient: string, hours: number) =>
  storeAhead(hours * HOUR_MS).transaction([accountId], (tx) =>
    voidBouncedAward(tx, accountId, mark(recipient), context),
  );

describe('an award for a share', () => {
  it('S16: pays once for each mailbox that is neither its own nor the company’s', async () => {
    const accountId = await opened();
    const people = ['a@x.com', ' A+1@x.com', 'owner+2@us.com', 'OFFICE@us.com', 'b@y.com'];
    expect(await share(accountId, people)).toBe(20_000);
    expect(await share(accountId, ['a+again@X.com'])).toBe(0);
    expect(await left(accountId)).toBe(20_100);
  });

  it('security S31: a thousand aliases of one box bring one award', async () => {
    const accountId = await opened();
    expect(
      await share(
        accountId,
        Array.from({ length: 1_000 }, (_, n) => `jo+${n}@x.com`),
      ),
    ).toBe(10_000);
  });

  it('is paid once to an account whose shares race, and again to another account', async () => {
    const [one, two] = [await opened(), await opened()];
    const given = await Promise.all([one, one, one, two].map((accountId) => share(accountId, ['a@x.com', 'b@x.com'])));
    expect(given.sort((a, b) => a - b)).toEqual([0, 0, 20_000, 20_000]);
    expect([await left(one), await left(two)]).toEqual([20_100, 20_100]);
  });

  it('is not paid again after the key was replaced', async () => {
    const accountId = await opened();
    expect(await share(accountId, ['a@x.com'], old)).toBe(10_000);
    expect(await share(accountId, ['a@x.com'])).toBe(0);
  });

  it('leaves the promo record with its code, its leads and no address', async () => {
    const accountId = await opened();
    await share(accountId, ['jo@x.com']);
    const rows = await inScope(billing.database.db, [accountId], async (trx) => {
      const found = await sql<Record<string, unknown>>`select type, code, value::float8, recipients, person_id, lot_id
        from promo_record where account_id = ${accountId}`.execute(trx);
      return found.rows;
    });
    const marks = mark('jo@x.com');
    expect(rows).toEqual([
      {
        type: 'free_leads',
        code: 'SHARED-SEARCH',
        value: 10_000,
        recipients: marks,
        person_id: 'p',
        lot_id: `share:${marks[0] ?? ''}`,
      },
    ]);
  });
});

describe('an award whose mail bounced', () => {
  it('within 72 hours is taken back once, is read as that, and is not paid for again', async () => {
    const accountId = await opened();
    await share(accountId, ['a@x.com', 'b@x.com']);
    const answers = await Promise.all([bounce(accountId, 'a@x.com', 71), bounce(accountId, 'A+x@x.com', 71)]);
    expect(answers).toEqual([null, null]);
    expect(await left(accountId)).toBe(10_100);
    const { body } = await billing.get('/api/v2/usage/lines', { accountId });
    expect((body['lines'] as unknown[])[0]).toMatchObject({ kind: 'voided', leads: -10_000, because: 'bounced' });
    expect(await share(accountId, ['a@x.com'])).toBe(0);
  });

  it('after 72 hours stays, and one that was never given is unknown', async () => {
    const accountId = await opened();
    await share(accountId, ['a@x.com']);
    expect(await bounce(accountId, 'a@x.com', 73)).toEqual({ code: 'bounce-too-late' });
    expect(await bounce(accountId, 'c@x.com', 1)).toEqual({ code: 'award-unknown' });
    expect(await left(accountId)).toBe(10_100);
  });
});
