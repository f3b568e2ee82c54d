import { planNamed } from '../../plans/testing/plan-named.ts';
import { startSandboxUnderTest, type SandboxUnderTest } from './testing/sandbox-under-test.ts';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandboxUnderTest();
});
afterAll(() => sandbox.stop());

async function subscribed(name: string): Promise<{ customerId: string; subscriptionId: string; periodEnd: string }> {
  const customer = await sandbox.processor.createCustomer({ key: `customer-${name}`, accountId: `account-${name}` });
  if (!customer.done) throw new Error('there is no customer');
  const made = await sandbox.processor.createSubscription({
    key: `subscription-${name}`,
    customerId: customer.value.customerId,
    planId: 'individual-unlimited',
    cardToken: 'tok_visa',
  });
  if (!made.done) throw new Error('there is no subscription');
  return { ...customer.value, ...made.value };
}

async function lastPaid(customerId: string): Promise<number> {
  for await (const invoice of sandbox.processor.listInvoices(customerId)) return invoice.paidCents;
  return 0;
}

describe('the quote of a change now', () => {
  it('in the middle of a period is what the change charges at that moment, and writes nothing', async () => {
    const { customerId, subscriptionId, periodEnd } = await subscribed('quote');
    await sandbox.passTo(new Date(Date.parse(periodEnd) - 15 * 86_400_000).toISOString());
    const quote = await sandbox.processor.quoteChange?.({ subscriptionId, planId: 'rollover-50k' });
    const [smaller, larger] = [planNamed('individual-unlimited').priceCents, planNamed('rollover-50k').priceCents];
    expect(await lastPaid(customerId)).toBe(smaller);
    expect(await sandbox.processor.readSubscription(subscriptionId)).toMatchObject({ planId: 'individual-unlimited' });
    await sandbox.processor.changePlan({ key: 'change', subscriptionId, planId: 'rollover-50k', timing: 'now' });
    const charged = await lastPaid(customerId);
    const quoted = quote?.chargeCents ?? 0;
    // 15 days of the difference, as long as a month is.
    expect(charged).toBeGreaterThan(((larger - smaller) * 15) / 31 - 10);
    expect(charged).toBeLessThan(((larger - smaller) * 15) / 28 + 1);
    expect(quoted).toBeGreaterThanOrEqual(charged);
    expect(quoted - charged).toBeLessThanOrEqual(1);
  });

  it('of a subscription or a plan that the sandbox does not know is none', async () => {
    const { subscriptionId } = await subscribed('none');
    const quote = sandbox.processor.quoteChange;
    expect(await quote?.({ subscriptionId: 'sub_none', planId: 'rollover-50k' })).toBeNull();
    expect(await quote?.({ subscriptionId, planId: 'december-promo' })).toBeNull();
  });
});
