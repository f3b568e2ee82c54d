import { randomUUID } from 'node:crypto';
import { inScope } from '@leadwright/postgres/scope';
import { eventually } from '@leadwright/testing/eventually';
import { sql } from 'kysely';
import { startBillingUnderTest, type BillingUnderTest } from '../../testing/billing-under-test.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await startBillingUnderTest('sandbox');
});
afterAll(() => billing.stop());

const isPaid = (accountId: string): Promise<boolean> =>
  inScope(billing.database.db, 'all', async (trx) => {
    const { rows } = await sql`select from event_log where account_id = ${accountId} and type = 'PeriodPaid'`.execute(
      trx,
    );
    return rows.length > 0;
  });
const admin = (accountId: string) => ({ accountId, personId: `person-of-${accountId}` });
const opened = async (planId: string): Promise<string> => {
  const accountId = `account-${randomUUID()}`;
  await billing.fromAccounts(accountId, { case: 'accountOpened', value: { ownerPersonId: 'p', planId } });
  // With its leads, which the rules of a quote count, and the payment for them, which comes from the sandbox later.
  await eventually(async () => {
    const { leadsRemaining } = (await billing.get('/api/v2/usage', admin(accountId))).body;
    expect(leadsRemaining).toBeGreaterThan(0);
    expect(planNamed(planId).priceCents === 0 || (await isPaid(accountId))).toBe(true);
  });
  return accountId;
};
const quote = (accountId: string, planId: string) =>
  billing.get(`/api/v2/subscription/change-quote?plan_code=${planId}`, admin(accountId));
/** A call, and what became of it: the worker may take it before the request does, which is then answered by 202. */
const call = async (accountId: string, path: string, body: object) => {
  const answer = await billing.post(path, admin(accountId), body, { 'idempotency-key': randomUUID() });
  if (answer.status !== 202) return answer;
  return eventually(async () => {
    const now = await billing.get(`/api/v2/subscription/calls/${String(answer.body['callId'])}`, admin(accountId));
    return now.status !== 202 && now;
  });
};
const change = (accountId: string, id: unknown, body: object) =>
  call(accountId, `/api/sandbox/subscriptions/createChange/${String(id)}`, body);
/** As if the period had begun a month earlier, so that about half of it is left. Again where its worker wrote meanwhile. */
const halfOver = async (accountId: string, planId: string, chargeMax: number) =>
  eventually(async () => {
    await inScope(billing.database.db, 'all', (trx) =>
      sql`update sandbox_subscription set state = state
        || jsonb_build_object('periodStart', ((state ->> 'periodEnd')::timestamptz - interval '60 days')::text)
        where account_id = ${accountId}`.execute(trx),
    );
    expect((await quote(accountId, planId)).body['chargeNowCents']).toBeLessThan(chargeMax);
  });
const paidOf = (accountId: string): Promise<number[]> =>
  inScope(billing.database.db, 'all', async (trx) => {
    const { rows } = await sql<{ cents: number }>`select (state ->> 'paidCents')::int as cents from sandbox_invoice
      where account_id = ${accountId} order by issued_at`.execute(trx);
    return rows.map(({ cents }) => cents);
  });

describe('the quote of a change of plan', () => {
  it('of an upgrade is what the provider would charge for the rest of the period, and charges nothing', async () => {
    const accountId = await opened('individual-unlimited');
    const [smaller, larger] = [planNamed('individual-unlimited').priceCents, planNamed('rollover-50k').priceCents];
    await halfOver(accountId, 'rollover-50k', larger - smaller);
    const { body } = await quote(accountId, 'rollover-50k');
    expect(body).toMatchObject({ timing: 'now', chargeAtMostCents: larger - smaller, nextChargeCents: larger });
    expect(body['chargeNowCents']).toBeGreaterThan((larger - smaller) * 0.47);
    expect(body['chargeNowCents']).toBeLessThan((larger - smaller) * 0.54);
    expect(await paidOf(accountId)).toEqual([smaller]);
  });

  it('says for how many people the plan has no seat', async () => {
    const accountId = await opened('team-unlimited');
    for (const personId of ['a', 'b']) {
      const value = { personId, role: 'download' };
      await billing.fromAccounts(accountId, { case: 'memberJoined', value: value as never });
    }
    const over = async (planId: string) => (await quote(accountId, planId)).body['peopleOver'];
    await eventually(async () => expect(await over('individual-unlimited')).toBe(2));
    expect(await over('rollover-50k')).toBe(0);
  });

  it('of a downgrade charges nothing before the renewal, which has the lower price', async () => {
    const accountId = await opened('rollover-50k');
    const { periodEnd } = (await billing.get('/api/v2/subscription', admin(accountId))).body;
    expect((await quote(accountId, 'team-unlimited')).body).toEqual({
      credit: { leftCents: 0, takenCents: 0, owedCents: 0 },
      quoted: null,
      planId: 'team-unlimited',
      timing: 'at-renewal',
      effectiveAt: periodEnd,
      chargeNowCents: 0,
      chargeNowByCreditCents: 0,
      chargeAtMostCents: 0,
      peopleOver: 0,
      creditCents: 0,
      rules: [{ code: 'carried-end', leads: planNamed('rollover-50k').leadsPerPeriod, cents: null }],
      nextChargeAt: periodEnd,
      nextChargeCents: planNamed('team-unlimited').priceCents,
    });
  });

  it('of a downgrade now is the credit that the change leaves, once, and never a payment', async () => {
    const accountId = await opened('rollover-50k');
    const { subscriptionId } = (await billing.get('/api/v2/subscription', admin(accountId))).body;
    const [from, to] = [planNamed('rollover-50k').priceCents, planNamed('individual-unlimited').priceCents];
    const { body } = await billing.get(
      '/api/v2/subscription/change-quote?plan_code=individual-unlimited&timeframe=now',
      admin(accountId),
    );
    // Less than a minute of the period is gone.
    expect(body['creditCents']).toBeGreaterThan(from - to - 2);
    expect(body).toMatchObject({
      timing: 'now',
      chargeNowCents: 0,
      rules: [{ code: 'credit' }, { code: 'carried-end' }],
    });
    expect(
      await change(accountId, subscriptionId, {
        ...{ plan_code: 'individual-unlimited', timeframe: 'now', quoted: body['quoted'] },
      }),
    ).toMatchObject({ status: 200, body: { planId: 'individual-unlimited' } });
    const { rows } = await inScope(billing.database.db, 'all', (trx) =>
      sql<{ cents: number }>`select (state ->> 'creditCents')::int as cents from sandbox_customer
        where account_id = ${accountId}`.execute(trx),
    );
    expect(rows[0]?.cents).toBe(body['creditCents']);
    expect(await paidOf(accountId)).toEqual([from, 0]);
  });

  it('of the plan that it is on takes a planned change back, also of a plan that nobody can buy any more', async () => {
    const accountId = await opened('rollover-250k');
    const { subscriptionId } = (await billing.get('/api/v2/subscription', admin(accountId))).body;
    expect(await change(accountId, subscriptionId, { plan_code: 'team-unlimited' })).toMatchObject({
      status: 200,
      body: { planId: 'rollover-250k', nextPlanId: 'team-unlimited' },
    });
    expect((await quote(accountId, 'rollover-250k')).body).toMatchObject({ timing: 'at-renewal', chargeNowCents: 0 });
    expect(await change(accountId, subscriptionId, { plan_code: 'rollover-250k' })).toMatchObject({
      status: 200,
      body: { planId: 'rollover-250k', nextPlanId: null },
    });
    expect(await paidOf(accountId)).toEqual([planNamed('rollover-250k').priceCents]);
  });

  it('is refused as the change itself would be', async () => {
    const paid = await opened('team-unlimited');
    const answers = [await quote(paid, 'rollover-250k'), await quote(await opened('free-trial'), 'team-unlimited')];
    await call(paid, `/api/sandbox/accounts/update/${paid}`, { billing_info: { token_id: 'tok_amex' } });
    answers.push(await quote(paid, 'rollover-50k'));
    expect(answers.map(({ status, body }) => `${status} ${String(body['code'])}`)).toEqual([
      '409 plan-not-on-sale',
      '409 no-subscription',
      '409 contact-support',
    ]);
  });
});
