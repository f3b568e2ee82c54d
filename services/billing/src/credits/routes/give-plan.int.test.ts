import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inScope } from '@leadwright/postgres/scope';
import { eventually } from '@leadwright/testing/eventually';
import { sql } from 'kysely';
import { ledgerViolations } from '../../ledger/projections/ledger-violations.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';
import { startBillingUnderTest, type BillingUnderTest } from '../../testing/billing-under-test.ts';

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await startBillingUnderTest('sandbox');
});
afterAll(async () => {
  expect(await ledgerViolations(billing.database.db)).toEqual([]);
  await billing.stop();
});

type Answer = Awaited<ReturnType<BillingUnderTest['post']>>;
const small = planNamed('rollover-250k');
const large = planNamed('rollover-500k');
const fiona = { personId: 'fiona', accountId: 'office', staff: 'finance' } as const;
const frank = { ...fiona, personId: 'frank' };
const key = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });
const admin = (accountId: string) => ({ accountId, personId: `person-of-${accountId}` });
const base = (accountId: string) => `/api/v2/finance/accounts/${accountId}`;
const give = (accountId: string, planId: string, headers = key(), who: object = fiona) =>
  billing.post(`${base(accountId)}/plan`, who, { planId, reason: 'agreement', note: 'ticket 12' }, headers);
const decide = (accountId: string, { body }: Answer, verb: string) =>
  billing.post(`${base(accountId)}/adjustments/${String(body['adjustmentId'])}/${verb}`, frank, undefined, key());
const subscriptionOf = async (accountId: string) => (await billing.get('/api/v2/subscription', admin(accountId))).body;
const usageOf = async (accountId: string) => (await billing.get('/api/v2/usage', admin(accountId))).body;
const eventsOf = (accountId: string, type: string) =>
  inScope(billing.database.db, 'all', async (trx) => {
    const { rows } = await sql<{ payload: Record<string, unknown> }>`select payload from event_log
      where account_id = ${accountId} and type = ${type} order by account_seq`.execute(trx);
    return rows.map(({ payload }) => payload);
  });
const paidOf = (accountId: string) => eventsOf(accountId, 'PeriodPaid');

async function opened(planId: string): Promise<string> {
  const accountId = `account-${randomUUID()}`;
  await billing.fromAccounts(accountId, { case: 'accountOpened', value: { ownerPersonId: 'p', planId } });
  await eventually(async () => {
    expect((await usageOf(accountId))['leadsRemaining']).toBeGreaterThan(0);
    if (planId !== 'free-trial') expect(await paidOf(accountId)).toHaveLength(1);
  });
  return accountId;
}

/** A trial whose customer has left a card. */
async function withCard(token: string): Promise<string> {
  const accountId = await opened('free-trial');
  const body = { billing_info: { token_id: token } };
  const path = `/api/sandbox/accounts/update/${accountId}`;
  expect((await billing.post(path, admin(accountId), body, key())).status).toBe(200);
  return accountId;
}

/** The running period ends for everybody. */
async function passPeriod(accountId: string): Promise<void> {
  const { periodEnd } = await subscriptionOf(accountId);
  const to = new Date(Date.parse(String(periodEnd)) + 60_000).toISOString();
  expect((await billing.post('/api/v2/sandbox/clock', admin(accountId), { to }, key())).status).toBe(200);
}

describe('an account that finance puts on a plan', () => {
  it('that has none is charged at once by the card on file, and once, whatever is repeated', async () => {
    const accountId = await withCard('tok_visa');
    const headers = key();
    expect((await give(accountId, small.planId, headers)).body).toMatchObject({ state: 'booked', starts: 'now' });
    await give(accountId, small.planId, headers);
    await eventually(async () => {
      expect(await paidOf(accountId)).toMatchObject([{ planId: small.planId, costCents: small.priceCents }]);
    });
    expect(await subscriptionOf(accountId)).toMatchObject({ planId: small.planId, isLive: true });
  });

  it('waits for a second person above the price of a month, and nothing changes before', async () => {
    const accountId = await opened('team-unlimited');
    const proposed = await give(accountId, large.planId);
    expect(proposed.body).toMatchObject({ state: 'open', needsApproval: true });
    expect((await subscriptionOf(accountId))['nextPlanId']).toBeNull();
    const own = await billing.post(
      `${base(accountId)}/adjustments/${String(proposed.body['adjustmentId'])}/approve`,
      ...([fiona, undefined, key()] as const),
    );
    expect(own.body['code']).toBe('own-proposal');
    expect((await decide(accountId, proposed, 'approve')).body).toMatchObject({
      state: 'booked',
      decidedById: 'frank',
    });
    expect((await subscriptionOf(accountId))['nextPlanId']).toBe(large.planId);
  });

  it('at a price per record of its own pays exact cents for so many leads, and invoice, usage and subscription say so', async () => {
    const accountId = await withCard('tok_visa');
    const agree = (leads: number, micros: number) =>
      billing.post(
        `${base(accountId)}/price-per-record`,
        fiona,
        { leads, micros, reason: 'agreement', note: 't 1' },
        key(),
      );
    expect((await agree(200_001, 1_251)).body['code']).toBe('price-not-whole');
    // Dear enough for two people, or below the price list: a lead, or a month.
    for (const [leads, micros] of [
      [300_000, 1_001],
      [200_000, 999],
      [30_000, 1_666],
    ] as const)
      expect((await agree(leads, micros)).body).toMatchObject({ state: 'open', needsApproval: true });
    expect((await agree(200_000, 1_237)).body).toMatchObject({ state: 'booked', cents: 24_740, starts: 'now' });
    const planId = 'per-record-200000-1237';
    await eventually(async () => {
      expect(await paidOf(accountId)).toMatchObject([{ planId, costCents: 24_740 }]);
    });
    const [issued] = await eventsOf(accountId, 'InvoiceIssued');
    expect(issued?.['lines']).toMatchObject([{ planId, chargeCents: 24_740 }]);
    const name = 'Enterprise, 200,000 leads at $0.001237';
    expect(await subscriptionOf(accountId)).toMatchObject({ planName: name, priceCents: 24_740 });
    // The leads of the trial stay.
    expect(await usageOf(accountId)).toMatchObject({ planName: name, leadsRemaining: 200_000 + 100, seats: 150 });
  });

  it('is refused with what speaks against it, and nothing is stored', async () => {
    const trial = await opened('free-trial');
    expect((await give(trial, small.planId)).body['code']).toBe('no-card-on-file');
    const team = await opened('team-unlimited');
    for (const planId of ['individual-unlimited', 'october-promo', 'free-trial', 'no-plan'])
      expect((await give(team, planId)).body['code']).toBe('plan-not-given');
    expect((await give(team, small.planId, key(), { ...fiona, impersonatorId: 'ada' })).body['code']).toBe(
      'acting-for-another',
    );
    expect((await give(team, small.planId, key(), { ...fiona, accountId: team })).body['code']).toBe('own-account');
    expect((await give(team, small.planId, key(), { ...fiona, staff: null })).status).toBe(403);
    expect((await give(`account-${randomUUID()}`, small.planId)).body['code']).toBe('billing-account-unknown');
    const { subscriptionId } = await subscriptionOf(team);
    const path = `/api/sandbox/subscriptions/terminate/${String(subscriptionId)}`;
    await billing.post(path, admin(team), {}, key());
    expect((await give(team, small.planId)).body['code']).toBe('plan-not-steady');
    for (const accountId of [trial, team]) expect(await eventsOf(accountId, 'AdjustmentProposed')).toEqual([]);
  });

  it('whose card the bank refuses has no plan, and its act says why', async () => {
    const accountId = await withCard('tok_insufficient_after_0');
    const given = await give(accountId, small.planId);
    expect(given.body).toMatchObject({ state: 'failed', failedBecause: 'card-declined' });
    expect(await eventsOf(accountId, 'AdjustmentFailed')).toMatchObject([{ code: 'card-declined' }]);
    expect(await paidOf(accountId)).toEqual([]);
    expect(await subscriptionOf(accountId)).toMatchObject({ isFreeTrial: true });
  });

  it('is not put on it by a proposal from before its subscription changed', async () => {
    const accountId = await withCard('tok_visa');
    const proposed = await give(accountId, large.planId);
    expect(proposed.body).toMatchObject({ state: 'open', starts: 'now' });
    const body = {
      ...{ plan_code: 'team-unlimited', currency: 'USD' },
      account: { code: accountId, billing_info: { token_id: 'tok_visa' } },
    };
    await billing.post('/api/sandbox/subscriptions/create', admin(accountId), body, key());
    expect((await decide(accountId, proposed, 'approve')).body['code']).toBe('plan-start-differs');
    expect((await subscriptionOf(accountId))['nextPlanId']).toBeNull();
  });

  // The last one: the clock of all accounts is moved.
  it('that has a subscription goes on with it from the end of its period, sees it before, and is charged by it then', async () => {
    const accountId = await opened('team-unlimited');
    const headers = key();
    const given = await give(accountId, small.planId, headers);
    expect(given).toMatchObject({
      status: 200,
      body: { action: 'plan', state: 'booked', starts: 'at-renewal', cents: small.priceCents, needsApproval: false },
    });
    expect((await give(accountId, small.planId, headers)).body['adjustmentId']).toBe(given.body['adjustmentId']);
    expect(await subscriptionOf(accountId)).toMatchObject({ planId: 'team-unlimited', nextPlanId: small.planId });
    expect((await give(accountId, small.planId)).body).toMatchObject({ code: 'plan-same' });
    await passPeriod(accountId);
    await eventually(async () => {
      const [, next] = await paidOf(accountId);
      expect(next).toMatchObject({ planId: small.planId, costCents: small.priceCents, paidFor: 'renewal' });
      expect((await usageOf(accountId))['leadsRemaining']).toBe(small.leadsPerPeriod);
    });
    expect(await subscriptionOf(accountId)).toMatchObject({ planId: small.planId, nextPlanId: null });
  });
});
