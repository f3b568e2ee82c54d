// Security S31: accounts of one person or card share the recipients of shared searches, and the awards of a period.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { inScope } from '@leadwright/postgres/scope';
import { type BillingStored } from '../contracts.ts';
import { instantOf } from '../kernel/domain/instant.ts';
import { ledgerViolations } from '../ledger/projections/ledger-violations.ts';
import { SHARE_CODE } from '../plans/domain/promo.ts';
import { rememberMarks } from '../plans/projections/taken-marks.ts';
import {
  accountOverTime,
  context,
  providerInvoice,
  providerSubscription,
} from '../subscription/testing/account-over-time.ts';
import { startBillingUnderTest, type BillingUnderTest } from '../testing/billing-under-test.ts';
import { awardsSoFar } from './projections/awards-so-far.ts';
import { addSharedRecipient, confirmRecipient } from './projections/shared-recipient.ts';
import { bookWaitingAwards, settleShareAward } from './share-awards.ts';
import { testStore } from '../testing/test-store.ts';

const DAY_MS = 86_400_000;
const policy = { open: true, leadsEach: 10_000, onDelivery: 3, onConfirmation: 10, inTrial: 1, forDomain: 1 };

let billing: BillingUnderTest;
let store: EventStore<BillingStored>;
let clockDays = 0;
beforeAll(async () => {
  billing = await startBillingUnderTest();
  store = testStore(billing.database, { clockOffsetMs: () => clockDays * DAY_MS });
});
beforeEach(() => void (clockDays = 0));
afterAll(async () => {
  expect(await ledgerViolations(billing.database.db)).toEqual([]);
  await billing.stop();
});

const on = (days: number) => instantOf(new Date(Date.now() + days * DAY_MS).toISOString());

/** An account that pays for periods of 30 days, of which the first began on this day; `pays` again begins those that are due. */
async function paying(fromDay = -1) {
  const accountId = `account-${randomUUID()}`;
  const subscriptionId = `sub-${accountId}`;
  const account = accountOverTime({ store, accountId, awardPolicy: policy }, { at: on(0) });
  const pays = async (): Promise<void> => {
    const starts = Array.from({ length: Math.floor((clockDays - fromDay) / 30) + 1 }, (_, k) => fromDay + 30 * k);
    const periods = starts.map((day) => ({ periodStart: on(day), periodEnd: on(day + 30) }));
    await account.apply({
      subscription: providerSubscription({ subscriptionId, ...(periods.at(-1) ?? { periodStart: '', periodEnd: '' }) }),
      invoices: periods.map((each, k) =>
        providerInvoice({
          ...{ invoiceId: `in-${k}-${accountId}`, subscriptionId, reason: k === 0 ? 'first' : 'renewal', ...each },
        }),
      ),
    });
  };
  /** Mails to these people, which were accepted; answers how many were booked. */
  const shares = (people: readonly string[], confirmed = false): Promise<number> =>
    store.transaction([accountId], async (tx) => {
      let booked = 0;
      for (const person of people) {
        const of = { messageId: randomUUID(), senderId: 'p', marks: [`1:${person}`], domainMarks: [], leads: 10_000 };
        await addSharedRecipient(tx.db, accountId, of);
        if (confirmed) await confirmRecipient(tx.db, accountId, of.messageId);
        if ((await settleShareAward(tx as never, accountId, { ...of, confirmed }, policy, context)) === 'booked')
          booked += 1;
      }
      return booked;
    });
  const round = (): Promise<number> =>
    store.transaction([accountId], (tx) => bookWaitingAwards(tx as never, accountId, policy, context));
  const dropped = async (): Promise<string[]> =>
    (await store.readAccount(accountId, 0, 1_000)).flatMap(({ event }) =>
      event.type === 'ShareAwardDropped' ? [event.reason] : [],
    );
  await pays();
  return { accountId, pays, shares, round, dropped };
}

async function onOneCard(...accounts: { accountId: string }[]): Promise<void> {
  const marks = [`1:card:${randomUUID()}`];
  await inScope(billing.database.db, 'all', async (trx) => {
    for (const { accountId } of accounts) await rememberMarks(trx, { accountId, marks, at: on(0) });
  });
}
const strangers = (count: number): string[] => Array.from({ length: count }, () => randomUUID());

describe('security S31: accounts of one card, side by side', () => {
  it('have 3 awards on delivery and 10 that were confirmed in a period, all together', async () => {
    const [one, other] = [await paying(), await paying()];
    await onOneCard(one, other);
    const [first, clicked, second, late] = [strangers(5), strangers(8), strangers(5), strangers(8)];
    expect([await one.shares(first), await one.shares(clicked, true)]).toEqual([3, 8]);
    expect([await other.shares(second), await other.shares(late, true)]).toEqual([0, 2]);
    clockDays = 30;
    await one.pays();
    await other.pays();
    expect(await other.round()).toBe(9);
    expect(await one.round()).toBe(0);
  });

  it('are given a recipient once, also by six that race', async () => {
    const accounts = await Promise.all(Array.from({ length: 6 }, () => paying()));
    await onOneCard(...accounts);
    const person = strangers(1);
    const booked = await Promise.all(accounts.map(({ shares }) => shares(person)));
    expect(booked.reduce((sum, each) => sum + each, 0)).toBe(1);
    const others = await Promise.all(accounts.map(({ dropped }) => dropped()));
    expect(others.flat()).toEqual(Array.from({ length: 5 }, () => 'already-earned'));
  });

  it('race for the places of a period and take no more than there are', async () => {
    const accounts = await Promise.all(Array.from({ length: 4 }, () => paying()));
    await onOneCard(...accounts);
    const booked = await Promise.all(accounts.map(({ shares }) => shares(strangers(2))));
    expect(booked.reduce((sum, each) => sum + each, 0)).toBe(3);
  });

  it('have one allowance a month though their periods begin on other days', async () => {
    const [early, late] = [await paying(-29), await paying(-14)];
    await onOneCard(early, late);
    expect(await early.shares(strangers(3))).toBe(3);
    const booked: number[] = [];
    for (clockDays = 1; clockDays <= 61; clockDays += 5) {
      await early.pays();
      await late.pays();
      booked.push((await early.shares(strangers(3))) + (await late.shares(strangers(3))));
    }
    // The first day of a new period of one lies 16 days after the last of the other: once, as for a single account.
    expect(booked.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(9);
  });

  it('count from a plan without a billing day for a month of the calendar, as billing’s periods are', async () => {
    const accountId = `account-${randomUUID()}`;
    const account = accountOverTime({ store, accountId }, { at: on(0) });
    await account.start('free-trial', '2026-01-31T10:00Z');
    const soFar = (since: string, at: string) =>
      inScope(billing.database.db, [accountId], async (trx) => {
        await sql`insert into promo_record (account_id, lot_id, code, value, recipients, person_id, earned_by, at)
          values (${accountId}, 'lot', ${SHARE_CODE}, 10000, '{}', 'p', 'delivery', '2026-02-05T10:00Z') on conflict do nothing`.execute(
          trx,
        );
        return (await awardsSoFar(trx, [accountId], { since, at, domainMarks: [] })).onDelivery;
      });
    expect(await soFar('2026-02-28T09:00Z', '2026-02-28T09:59Z')).toBe(1);
    // 28 days are over, and 31 are not.
    expect(await soFar('2026-02-28T10:00Z', '2026-02-28T10:01Z')).toBe(0);
  });

  it('keep what each had before the card was known, and what comes next counts', async () => {
    const [one, other] = [await paying(), await paying()];
    const person = strangers(1);
    expect([await one.shares(person), await one.shares(strangers(2))]).toEqual([1, 2]);
    expect(await other.shares([...person, ...strangers(2)])).toBe(3);
    await onOneCard(one, other);
    expect([await one.shares(strangers(1)), await other.shares(strangers(1))]).toEqual([0, 0]);
    expect(await other.shares(strangers(1), true)).toBe(1);
  });

  it('drop what waits in one once another was given it', async () => {
    const [one, other] = [await paying(), await paying()];
    const person = strangers(1);
    await one.shares(strangers(3));
    expect(await one.shares(person)).toBe(0);
    await onOneCard(one, other);
    expect(await other.shares(person, true)).toBe(1);
    clockDays = 30;
    await one.pays();
    expect([await one.round(), await one.dropped()]).toEqual([0, ['already-earned']]);
  });

  it('are no strangers’: accounts of other cards have their own', async () => {
    const [one, other] = [await paying(), await paying()];
    const person = strangers(1);
    expect([await one.shares(person), await other.shares(person)]).toEqual([1, 1]);
  });
});
