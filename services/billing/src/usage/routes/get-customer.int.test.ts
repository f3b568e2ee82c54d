import { randomUUID } from 'node:crypto';
import { eventually } from '@leadwright/testing/eventually';
import { startBillingUnderTest, type BillingUnderTest } from '../../testing/billing-under-test.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await startBillingUnderTest('sandbox');
});
afterAll(() => billing.stop());

const key = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });
const get = async (accountId: string, path = 'customer') =>
  (await billing.get(`/api/v2/${path}`, { accountId })).body as Record<string, unknown> & { subscription_id: string };
const opened = async (planId: string): Promise<string> => {
  const accountId = `account-${randomUUID()}`;
  await billing.fromAccounts(accountId, { case: 'accountOpened', value: { ownerPersonId: 'p', planId } });
  await eventually(async () => expect(await get(accountId)).toMatchObject({ plan_id: planId, sub_checked: true }));
  return accountId;
};
const terminate = async (accountId: string, when: string) => {
  const { subscription_id: id } = await get(accountId);
  const path = `/api/sandbox/subscriptions/terminate/${id}`;
  expect((await billing.post(path, { accountId }, { when }, key())).status).toBe(200);
};

describe('the customer record', () => {
  it('of an account that nothing is known of is canceled and has nothing', async () => {
    expect(await get('never-heard-of')).toEqual({
      ...{ id: 'never-heard-of', uid: 'never-heard-of', customer_id: null, processor: 'sandbox' },
      ...{ plan_id: null, subscription_plan: null, subscription_status: 'canceled', sub_checked: false },
      ...{ subscription_id: null, subscription_uuid: null, billing_cycle_anchor: null, cancel_at_period_end: false },
      ...{ canceled_at: null, updated_at: null, sources: { data: [] } },
      ...{ leads: 0, leadsRemaining: 0, includesRollover: false, downloadLimit: 0 },
    });
  });

  it('of a plan has its names, its card and the entitlements that usage has', async () => {
    const accountId = await opened('rollover-50k');
    const { leadsFirstPeriod, downloadLimit } = planNamed('rollover-50k');
    const usage = await get(accountId, 'usage');
    const subscription = await get(accountId, 'subscription');
    expect(await get(accountId)).toMatchObject({
      customer_id: expect.any(String) as string,
      plan_id: 'rollover-50k',
      subscription_plan: '50K rollover',
      subscription_status: 'active',
      subscription_id: subscription['subscriptionId'],
      cancel_at_period_end: false,
      canceled_at: null,
      updated_at: expect.any(Number) as number,
      sources: { data: [{ last4: '1111' }] },
      leads: leadsFirstPeriod,
      leadsRemaining: usage['leadsRemaining'],
      includesRollover: true,
      downloadLimit,
      billing_cycle_anchor: usage['billing_cycle_anchor'],
    });
    expect(usage['leadsRemaining']).toBe(leadsFirstPeriod);
  });

  it('of the trial is active on the plan of the trial', async () => {
    const accountId = await opened('free-trial');
    const { leadsFirstPeriod: leads, downloadLimit } = planNamed('free-trial');
    expect(await get(accountId)).toMatchObject({
      ...{ subscription_status: 'active', leads, leadsRemaining: leads, downloadLimit },
      sources: { data: [] },
    });
  });

  it('says that a cancellation waits for the end of the period, that it was taken back, and that access is over', async () => {
    const accountId = await opened('team-unlimited');
    await terminate(accountId, 'at-period-end');
    const cancelling = {
      subscription_status: 'active',
      cancel_at_period_end: true,
      canceled_at: expect.any(Number) as number,
    };
    await eventually(async () => expect(await get(accountId)).toMatchObject(cancelling));
    await billing.post('/api/v2/subscription/reactivate', { accountId }, undefined, key());
    const live = { subscription_status: 'active', cancel_at_period_end: false, canceled_at: null };
    await eventually(async () => expect(await get(accountId)).toMatchObject(live));
    await terminate(accountId, 'now');
    const over = { subscription_status: 'canceled', cancel_at_period_end: false, leadsRemaining: 0 };
    await eventually(async () => expect(await get(accountId)).toMatchObject(over));
    expect((await get(accountId))['canceled_at']).toEqual(expect.any(Number));
  });
});
