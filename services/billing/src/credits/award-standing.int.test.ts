// Security S31: an award is booked for an account in good standing, and waits while its money may go back or went.
import { randomUUID } from 'node:crypto';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { inScope } from '@leadwright/postgres/scope';
import { sql } from 'kysely';
import { type BillingStored } from '../contracts.ts';
import { credit } from '../invoices/domain/credit.ts';
import type { Dispute } from '../invoices/domain/invoice.ts';
import { instantOf } from '../kernel/domain/instant.ts';
import { creditStream } from '../kernel/domain/streams.ts';
import {
  accountOverTime,
  context,
  providerInvoice,
  providerSubscription,
} from '../subscription/testing/account-over-time.ts';
import { startBillingUnderTest, type BillingUnderTest } from '../testing/billing-under-test.ts';
import { bookWaitingAwardsWork } from './book-waiting-awards.ts';
import { settleShareAward } from './share-awards.ts';
import { addSharedRecipient } from './projections/shared-recipient.ts';
import { testStore } from '../testing/test-store.ts';

const DAY_MS = 86_400_000;
const awardPolicy = { open: true, leadsEach: 10_000, onDelivery: 3, onConfirmation: 10, inTrial: 1, forDomain: 1 };

let billing: BillingUnderTest;
let store: EventStore<BillingStored>;
beforeAll(async () => {
  billing = await startBillingUnderTest();
  store = testStore(billing.database);
});
afterAll(() => billing.stop());

const on = (days: number) => instantOf(new Date(Date.now() + days * DAY_MS).toISOString());
const round = () =>
  bookWaitingAwardsWork({ database: billing.database, store: store as unknown as EventStore, awardPolicy }).round(
    new AbortController().signal,
  );
const waiting = (accountId: string) =>
  inScope(billing.database.db, 'all', async (trx) => {
    const { rows } = await sql<{ reason: string }>`select reason from waiting_award
      where account_id = ${accountId}`.execute(trx);
    return rows.map(({ reason }) => reason);
  });

/** An account whose running month is paid for at a provider; what becomes of that payment is told by `payment`. */
function paying() {
  const accountId = `account-${randomUUID()}`;
  const period = { planId: 'team-unlimited', periodStart: on(-1), periodEnd: on(29) };
  const subscriptionId = `sub-${accountId}`;
  const subscription = providerSubscription({ ...period, subscriptionId });
  const paid = providerInvoice({ invoiceId: `in-${accountId}`, subscriptionId, reason: 'first', ...period });
  const share = () =>
    store.transaction([accountId], async (tx) => {
      const recipient = {
        messageId: randomUUID(),
        senderId: 'p',
        marks: [`1:${randomUUID()}`],
        domainMarks: [],
        leads: 10_000,
        confirmed: false,
      };
      await addSharedRecipient(tx.db, accountId, recipient);
      return settleShareAward(tx as never, accountId, recipient, awardPolicy, context);
    });
  const pays = (invoices: (typeof paid)[]) => accountOverTime({ store, accountId }).apply({ subscription, invoices });
  const payment = (change: { dispute?: Dispute; refundedCents?: number } = {}) => pays([{ ...paid, ...change }]);
  return { accountId, share, pays, payment, paid };
}

describe('security S31: an award of an account', () => {
  it('whose payment is disputed waits with that reason, and is booked once the bank has decided for us', async () => {
    const { accountId, share, payment } = paying();
    await payment();
    expect(await share()).toBe('booked');
    await payment({ dispute: 'open' });
    expect([await share(), await waiting(accountId)]).toEqual(['waits', ['dispute']]);
    await round();
    expect(await waiting(accountId)).toEqual(['dispute']);
    await payment({ dispute: 'won' });
    await round();
    expect(await waiting(accountId)).toEqual([]);
  });

  it.each([
    ['was lost in a dispute', { dispute: 'lost' as const }],
    ['was paid back whole', { refundedCents: 9_900 }],
  ])('whose period %s waits for a payment', async (_what, change) => {
    const { accountId, share, payment } = paying();
    await payment();
    await payment(change);
    expect([await share(), await waiting(accountId)]).toEqual(['waits', ['payment']]);
  });

  it('whose period no invoice of its own paid for waits for a payment, a paid change or not', async () => {
    const { accountId, share, pays, paid } = paying();
    await pays([{ ...paid, reason: 'change', paidCents: 1 }]);
    expect([await share(), await waiting(accountId)]).toEqual(['waits', ['payment']]);
  });

  it('whose payment was paid back in part is booked', async () => {
    const { share, payment } = paying();
    await payment();
    await payment({ refundedCents: 900 });
    expect(await share()).toBe('booked');
  });

  it('that owes for leads whose payment went back waits until that is paid', async () => {
    const { accountId, share, payment, paid } = paying();
    await payment();
    await store.transaction([accountId], async (tx) => {
      const give = { type: 'GiveCredit', creditId: 'down', cents: 5_000, at: tx.at } as const;
      const payments = [{ invoiceId: paid.invoiceId, cashCents: 9_900 }];
      await tx.execute(creditStream(accountId), credit, { ...give, payments }, { ...context, causes: ['given'] });
      const gone = { type: 'TakeBackCredit', paymentId: paid.invoiceId, goneCents: 9_900, paidCents: 9_900 } as const;
      await tx.execute(creditStream(accountId), credit, { ...gone, owedCents: 700, at: tx.at }, context);
    });
    expect([await share(), await waiting(accountId)]).toEqual(['waits', ['debt']]);
    await store.transaction([accountId], async (tx) => {
      const spend = { type: 'SpendCredit', invoiceId: 'next', cashCents: 9_900, creditCents: 0, at: tx.at } as const;
      await tx.execute(creditStream(accountId), credit, spend, { ...context, causes: ['next'] });
    });
    await round();
    expect(await waiting(accountId)).toEqual([]);
  });
});
