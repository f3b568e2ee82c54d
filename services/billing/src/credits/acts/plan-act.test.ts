import { expect, it } from '@jest/globals';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';
import { createCatalogue } from '../../plans/domain/catalogue.ts';
import { providerSubscription } from '../../subscription/testing/account-over-time.ts';
import type { FinanceAct } from '../routes/finance-command.ts';
import { bookPlan, planRequest, type PlanProposed, type Seen } from './plan-act.ts';

const planId = 'rollover-500k';
const subscription = providerSubscription({ periodStart: '2027-01-31T10:00Z', periodEnd: '2027-02-28T10:00Z' });
const current = { customer: { subscriptionId: 'sub-1' }, subscription } as unknown as Seen['current'];

/** Where the plan costs so much more than in the table, as after a release. */
const seenAt = (moreCents: number): Seen => {
  const catalogue = createCatalogue();
  const priceOf = (id: string): number | null => (catalogue.priceOf(id) ?? 0) + moreCents;
  return { current, parts: { catalogue: { ...catalogue, priceOf } } } as unknown as Seen;
};

// It has no database: what is refused here asks nothing of it.
const act = { tx: { db: null }, by: 'frank', context: {} } as unknown as FinanceAct;

it('a plan is booked at the price that was proposed, or not', async () => {
  const proposal = { ...planRequest(seenAt(0), planId), adjustmentId: 'p' } as unknown as PlanProposed;
  for (const moreCents of [-1, 1])
    await expect(bookPlan(act, 'a', { proposal, seen: seenAt(moreCents) })).rejects.toMatchObject({
      message: refusals.planPriceDiffers.message,
    });
});

it('a plan that the provider does not sell at our price is neither proposed nor booked, and an unasked provider says nothing', async () => {
  const seen = seenAt(0);
  const cents = planRequest(seen, planId).cents;
  const proposal = {
    ...planRequest({ ...seen, soldFor: cents }, planId),
    adjustmentId: 'p',
  } as unknown as PlanProposed;
  for (const soldFor of [null, 0, (cents ?? 0) - 1, (cents ?? 0) + 1]) {
    const refused = { message: refusals.planNotSoldSo.message, details: { cents, soldFor } };
    expect(() => planRequest({ ...seen, soldFor }, planId)).toThrow(expect.objectContaining(refused));
    await expect(bookPlan(act, 'a', { proposal, seen: { ...seen, soldFor } })).rejects.toMatchObject(refused);
  }
});
