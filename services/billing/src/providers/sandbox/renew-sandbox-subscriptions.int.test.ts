import { inScope } from '@leadwright/postgres/scope';
import { sql } from 'kysely';
import { planNamed } from '../../plans/testing/plan-named.ts';
import type { Outcome, ProviderInvoice } from '../processor.ts';
import { renewSandboxSubscriptions } from './renew-sandbox-subscriptions.ts';
import { startSandboxUnderTest, type SandboxUnderTest } from './testing/sandbox-under-test.ts';

const HOUR_MS = 3_600_000;
const priceOf = (planId: string): number => planNamed(planId).priceCents;
let sandbox: SandboxUnderTest;
let made = 0;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
});
afterAll(() => sandbox.stop());

const valueOf = <Value>(outcome: Outcome<Value>): Value => {
  if (!outcome.done) throw new Error(JSON.stringify(outcome));
  return outcome.value;
};
const subscribe = async (planId: string, cardToken = 'tok_visa') => {
  made += 1;
  const { customerId } = valueOf(
    await sandbox.processor.createCustomer({ key: `customer-${made}`, accountId: `account-${made}` }),
  );
  return valueOf(
    await sandbox.processor.createSubscription({ key: `subscription-${made}`, customerId, planId, cardToken }),
  );
};
const invoicesOf = async (customerId: string): Promise<ProviderInvoice[]> => {
  const invoices: ProviderInvoice[] = [];
  for await (const invoice of sandbox.processor.listInvoices(customerId)) invoices.push(invoice);
  return invoices;
};
const read = (subscriptionId: string) => sandbox.processor.readSubscription(subscriptionId);
const hoursAfter = (instant: string, hours: number) => new Date(Date.parse(instant) + hours * HOUR_MS).toISOString();
const toldOf = (subscriptionId: string): Promise<string[]> =>
  inScope(sandbox.database.db, 'all', async (trx) => {
    const { rows } = await sql<{
      type: string;
    }>`select type from sandbox_event where subscription_id = ${subscriptionId}
      order by position`.execute(trx);
    return rows.map(({ type }) => type);
  });

describe('a subscription of the sandbox over time', () => {
  it('passes missed renewals in order, each at its own instant, without a gap', async () => {
    const first = await subscribe('team-unlimited');
    await sandbox.passTo(hoursAfter(first.periodEnd, 24 * 70));
    const renewals = (await invoicesOf(first.customerId)).filter(({ reason }) => reason === 'renewal').reverse();
    expect(renewals).toHaveLength(3);
    let end = first.periodEnd;
    for (const { periodStart, periodEnd, issuedAt, paidAt, dueCents } of renewals) {
      expect({ periodStart, issuedAt, paidAt, dueCents }).toEqual({
        periodStart: end,
        issuedAt: end,
        paidAt: end,
        dueCents: priceOf('team-unlimited'),
      });
      end = periodEnd;
    }
    expect(await read(first.subscriptionId)).toMatchObject({ status: 'live', periodEnd: end });
  });

  it('is past due after a refused renewal, is tried again after 3, 5 and 7 days, and is ended by the last refusal', async () => {
    const { subscriptionId, customerId, periodEnd } = await subscribe('team-unlimited', 'tok_insufficient_after_1');
    const days = async (hours: number) => {
      await sandbox.passTo(hoursAfter(periodEnd, hours));
      return (await read(subscriptionId))?.status;
    };
    expect([await days(0), await days(71), await days(73), await days(193), await days(359)]).toEqual(
      Array(5).fill('past-due'),
    );
    expect(await days(361)).toBe('cancelled');
    const [owed] = await invoicesOf(customerId);
    expect(owed).toMatchObject({ reason: 'renewal', status: 'uncollectible', paidCents: 0 });
    expect(await toldOf(subscriptionId)).toEqual([
      'subscription.created',
      'invoice.paid',
      'subscription.renewed',
      'invoice.payment_failed',
      'invoice.payment_failed',
      'invoice.payment_failed',
      'subscription.ended',
    ]);
  });

  it('is charged at once by a good card when it is past due, and renews at the end of that period', async () => {
    const { subscriptionId, customerId, periodEnd } = await subscribe('team-unlimited', 'tok_insufficient_after_1');
    await sandbox.passTo(periodEnd);
    valueOf(await sandbox.processor.changeCard({ key: 'good-card', customerId, cardToken: 'tok_visa' }));
    await renewSandboxSubscriptions(sandbox.parts);
    const again = await read(subscriptionId);
    expect(again).toMatchObject({ status: 'live', periodStart: periodEnd });
    await sandbox.passTo(again?.periodEnd ?? '');
    expect((await invoicesOf(customerId)).map(({ status }) => status)).toEqual(['paid', 'paid', 'paid']);
  });

  it('keeps what a downgrade inside the period leaves, and pays the next invoice with it', async () => {
    const { subscriptionId, customerId, periodStart, periodEnd } = await subscribe('rollover-50k');
    const leftCents = 5_100;
    const [creditCents, chargeCents] = [priceOf('individual-unlimited') + leftCents, priceOf('individual-unlimited')];
    const money = { at: periodStart, creditCents, chargeCents };
    const down = { key: 'down', subscriptionId, planId: 'individual-unlimited', timing: 'now', money } as const;
    valueOf(await sandbox.processor.changePlan(down));
    const [change] = await invoicesOf(customerId);
    expect(change).toMatchObject({
      reason: 'change',
      dueCents: 0,
      paidCents: 0,
      status: 'paid',
      byCreditCents: -leftCents,
    });
    expect(change?.lines.find(({ description }) => description === 'Kept as credit')?.amountCents).toBe(leftCents);
    await sandbox.passTo(periodEnd);
    const [renewal] = await invoicesOf(customerId);
    expect(renewal).toMatchObject({ reason: 'renewal', dueCents: 0, byCreditCents: chargeCents });
    for (const { lines, dueCents } of await invoicesOf(customerId))
      expect(lines.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(dueCents);
  });

  it('charges nothing while it is paused; resumed, it begins a period of its own at once', async () => {
    const { subscriptionId, customerId, periodEnd } = await subscribe('team-unlimited');
    await sandbox.controls.pause(subscriptionId);
    await sandbox.passTo(hoursAfter(periodEnd, 100));
    expect(await read(subscriptionId)).toMatchObject({ status: 'paused' });
    expect(await invoicesOf(customerId)).toHaveLength(1);
    await sandbox.controls.resume(subscriptionId);
    await renewSandboxSubscriptions(sandbox.parts);
    const resumed = await read(subscriptionId);
    expect(resumed?.status).toBe('live');
    expect((resumed?.periodStart ?? '') > periodEnd).toBe(true);
    expect(await invoicesOf(customerId)).toHaveLength(2);
  });

  it('is disputed as soon as a card that disputes has paid', async () => {
    const { customerId } = await subscribe('team-unlimited', 'tok_dispute');
    expect((await invoicesOf(customerId))[0]).toMatchObject({ status: 'paid', dispute: 'open' });
  });

  it('is renewed once when two workers work at the same time', async () => {
    const subscriptions = [];
    for (let i = 0; i < 20; i += 1) subscriptions.push(await subscribe('team-unlimited'));
    const ends = subscriptions.map(({ periodEnd }) => periodEnd).sort();
    const before = sandbox.parts.clockOffsetMs();
    const offset = Math.max(before, Date.parse(ends.at(-1) ?? '') - Date.now() + 1_000);
    const parts = { ...sandbox.parts, clockOffsetMs: () => offset };
    await Promise.all([renewSandboxSubscriptions(parts), renewSandboxSubscriptions(parts)]);
    await renewSandboxSubscriptions(parts);
    for (const { customerId } of subscriptions)
      expect((await invoicesOf(customerId)).map(({ reason }) => reason)).toEqual(['renewal', 'first']);
  });
});
