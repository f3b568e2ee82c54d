// Security S31: leads for shared searches go back with the payment of their period, and come back with it.
import { randomUUID } from 'node:crypto';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { inScope } from '@leadwright/postgres/scope';
import { type BillingStored } from '../contracts.ts';
import type { Dispute } from '../invoices/domain/invoice.ts';
import { instantOf } from '../kernel/domain/instant.ts';
import { ledgerViolations } from '../ledger/projections/ledger-violations.ts';
import { rememberMarks } from '../plans/projections/taken-marks.ts';
import {
  accountOverTime,
  context,
  providerInvoice,
  providerSubscription,
} from '../subscription/testing/account-over-time.ts';
import { startBillingUnderTest, type BillingUnderTest } from '../testing/billing-under-test.ts';
import { addSharedRecipient } from './projections/shared-recipient.ts';
import { settleShareAward } from './share-awards.ts';
import { testStore } from '../testing/test-store.ts';

const DAY_MS = 86_400_000;
const awardPolicy = { open: true, leadsEach: 10_000, onDelivery: 3, onConfirmation: 10, inTrial: 1, forDomain: 1 };
const PLAN_LEADS = 50_000;

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

/** An account that pays for month after month at a provider; what becomes of the payment of one is told by `payment`. */
function paying() {
  const accountId = `account-${randomUUID()}`;
  const subscriptionId = `sub-${accountId}`;
  const clock = {
    get at() {
      return on(clockDays);
    },
  };
  const account = accountOverTime({ store, accountId, awardPolicy }, clock as { at: string });
  let month = { periodStart: on(-1), periodEnd: on(29) };
  const months = [month];
  const changes: { dispute?: Dispute; disputes?: number; refundedCents?: number }[] = [{}];
  const apply = () =>
    account.apply({
      subscription: providerSubscription({ planId: 'team-unlimited', subscriptionId, ...month }),
      invoices: months.map((each, k) =>
        providerInvoice({
          ...{ invoiceId: `in-${k}-${accountId}`, subscriptionId, reason: k === 0 ? 'first' : 'renewal' },
          ...{ planId: 'team-unlimited', ...each, ...changes[k] },
        }),
      ),
    });
  /** As many as a period brings. */
  const shares = (): Promise<string[]> =>
    store.transaction([accountId], async (tx) => {
      const became = new Set<string>();
      for (let each = 0; each < 13; each += 1) {
        const of = { messageId: randomUUID(), senderId: 'p', marks: [`1:${randomUUID()}`], domainMarks: [] };
        const recipient = { ...of, leads: 10_000, confirmed: each >= 3 };
        await addSharedRecipient(tx.db, accountId, recipient);
        became.add(await settleShareAward(tx as never, accountId, recipient, awardPolicy, context));
      }
      return [...became];
    });
  const statement = async (): Promise<unknown> => {
    const { body } = await billing.get('/api/v2/usage/lines', { accountId, personId: 'p' });
    return body['lines'];
  };
  return {
    accountId,
    statement,
    account,
    leads: account.available,
    pays: apply,
    payment: (change: (typeof changes)[number], of = 0) => {
      changes[of] = change;
      return apply();
    },
    shares,
    renews: () => {
      const periodEnd = instantOf(new Date(Date.parse(month.periodEnd) + 30 * DAY_MS).toISOString());
      month = { periodStart: month.periodEnd, periodEnd };
      months.push(month);
      changes.push({});
      clockDays += 30;
      return apply();
    },
  };
}

describe('security S31: awards of a period', () => {
  it('go back with its disputed payment, and come back with it', async () => {
    const { pays, shares, payment, leads, statement } = paying();
    await pays();
    expect(await shares()).toEqual(['booked']);
    expect(await leads()).toBe(PLAN_LEADS + 130_000);
    await payment({ dispute: 'open' });
    expect(await leads()).toBe(0);
    const line = { kind: 'voided', leads: -10_000, because: 'award-unpaid' };
    expect(await statement()).toEqual(expect.arrayContaining([expect.objectContaining(line)]));
    await payment({ dispute: 'won' });
    expect(await leads()).toBe(PLAN_LEADS + 130_000);
    await payment({ dispute: 'won' });
    expect(await leads()).toBe(PLAN_LEADS + 130_000);
  });

  it('go back again in the next dispute, and with a refund for as long as it does not fail', async () => {
    const { pays, shares, payment, leads } = paying();
    await pays();
    await shares();
    const seen: number[] = [];
    const changes = [
      { dispute: 'open', disputes: 1 },
      { dispute: 'won', disputes: 1 },
    ] as const;
    for (const change of [...changes, { dispute: 'open', disputes: 2 }, { dispute: 'won', disputes: 2 }] as const) {
      await payment(change);
      seen.push(await leads());
    }
    expect(seen).toEqual([0, PLAN_LEADS + 130_000, 0, PLAN_LEADS + 130_000]);
    await payment({ dispute: 'won', disputes: 2, refundedCents: 9_900 });
    expect(await leads()).toBe(0);
    await payment({ dispute: 'won', disputes: 2 });
    expect(await leads()).toBe(PLAN_LEADS + 130_000);
  });

  it('go back by the share of a refund', async () => {
    const { pays, shares, payment, leads } = paying();
    await pays();
    await shares();
    await payment({ refundedCents: 2_475 });
    expect(await leads()).toBe((PLAN_LEADS + 130_000) * 0.75);
    await payment({});
    expect(await leads()).toBe(PLAN_LEADS + 130_000);
  });

  it('that were on hold go when the hold ends', async () => {
    const { account, pays, shares, payment, leads } = paying();
    await pays();
    await shares();
    const asked = { downloadId: 'd', dictId: 'consumers', multiplierHundredths: 100 };
    const request = { ...asked, rows: 180_000, effectiveAt: on(0) };
    await account.book({ type: 'ReserveLeads', request, downloadLimit: 1_000_000, unlimited: false }, ['d']);
    await payment({ dispute: 'open' });
    await account.book({ type: 'ReleaseReservation', downloadId: 'd', at: on(0) }, ['d:released']);
    expect(await leads()).toBe(0);
  });

  it('of another period stay', async () => {
    const { pays, shares, payment, leads, renews } = paying();
    await pays();
    await shares();
    await renews();
    expect(await shares()).toEqual(['booked']);
    await payment({ dispute: 'open' }, 1);
    expect(await leads()).toBe(130_000);
  });
});

describe('security S31: awards that were used before their payment went back', () => {
  it('stand in the place of new ones, until a period that stays paid had none', async () => {
    const { account, pays, shares, payment, renews, leads } = paying();
    await pays();
    await shares();
    await account.use('d1', PLAN_LEADS + 130_000);
    await payment({ dispute: 'lost' });
    await renews();
    expect(await shares()).toEqual(['waits']);
    expect(await leads()).toBe(PLAN_LEADS);
    await renews();
    expect(await shares()).toEqual(['booked']);
    await payment({ dispute: 'lost' }, 1);
    expect(await leads()).toBe(PLAN_LEADS + 130_000);
  });

  it('are booked again at once when the bank gives the payment back', async () => {
    const { account, pays, shares, payment, renews } = paying();
    await pays();
    await shares();
    await account.use('d1', PLAN_LEADS + 130_000);
    await payment({ dispute: 'lost' });
    await renews();
    await payment({ dispute: 'won' });
    expect(await shares()).toEqual(['booked']);
  });

  it('count for the person’s other accounts too', async () => {
    const [one, other] = [paying(), paying()];
    await one.pays();
    await one.shares();
    await one.account.use('d1', PLAN_LEADS + 130_000);
    await one.payment({ dispute: 'lost' });
    await other.pays();
    const marks = [`1:card:${randomUUID()}`];
    await inScope(billing.database.db, 'all', async (trx) => {
      for (const { accountId } of [one, other]) await rememberMarks(trx, { accountId, marks, at: on(0) });
    });
    expect(await other.shares()).toEqual(['waits']);
  });
});
