// Promos before, in and after their windows, what each costs, and what follows its first month.
import { randomUUID } from 'node:crypto';
import { eventually } from '@leadwright/testing/eventually';
import { startBillingUnderTest, type BillingUnderTest } from '../../../testing/billing-under-test.ts';
import { planNamed } from '../../../plans/testing/plan-named.ts';

const october = planNamed('october-promo');
const NOVEMBER_CENTS = 2_900;
const past = '2020-01-01T00:00:00Z/2020-02-01T00:00:00Z';
const open = '2020-01-01T00:00:00Z/2100-01-01T00:00:00Z';
const future = '2099-01-01T00:00:00Z/2100-01-01T00:00:00Z';
const codes = { BILLING_PROMO_CODES: 'OCT-2026=october-promo,NOV-2026=november-promo' };

let billing: BillingUnderTest;
afterEach(() => billing.stop());

async function start(windows: { october: string; november: string }, cents?: number): Promise<void> {
  billing = await startBillingUnderTest('sandbox', {
    config: {
      ...codes,
      BILLING_PROMOS: `october-promo=${windows.october},november-promo=${windows.november}`,
      ...(cents === undefined ? {} : { BILLING_NOVEMBER_PRICE_CENTS: cents }),
    },
  });
}
const key = () => ({ 'idempotency-key': randomUUID() });
const look = (accountId: string, code: string) =>
  billing.get(`/api/v2/promotion?code=${encodeURIComponent(code)}`, { accountId });
async function opened(): Promise<string> {
  const accountId = `account-${randomUUID()}`;
  const value = { ownerPersonId: 'p', planId: 'free-trial', trialMarks: [`address:1:${randomUUID()}`] };
  await billing.fromAccounts(accountId, { case: 'accountOpened', value });
  await eventually(() => expect(billing.published(accountId)).not.toEqual([]));
  return accountId;
}
const take = (accountId: string, planId: string, promotion_code: string) =>
  billing.post(
    '/api/sandbox/subscriptions/create',
    { accountId },
    {
      plan_code: planId,
      promotion_code,
      currency: 'USD',
      account: { code: accountId, billing_info: { token_id: 'tok_visa' } },
    },
    key(),
  );
const move = (accountId: string, days: number) => billing.post('/api/v2/sandbox/clock', { accountId }, { days }, key());

it('are refused before their window and after it, with a code of its own each, also at the click', async () => {
  await start({ october: past, november: future });
  const accountId = await opened();
  for (const [code, planId, because] of [
    ['OCT-2026', 'october-promo', 'promotion-over'],
    ['NOV-2026', 'november-promo', 'promotion-not-open'],
  ] as const)
    for (const answer of [await look(accountId, code), await take(accountId, planId, code)])
      expect(answer).toMatchObject({ status: 409, body: { code: because } });
});

it.each([
  ['October’s where nothing else is configured', undefined, october.priceCents],
  ['what is configured', NOVEMBER_CENTS, NOVEMBER_CENTS],
])('November costs %s: shown, charged and kept', async (_, configured, cents) => {
  await start({ october: open, november: open }, configured);
  const accountId = await opened();
  expect((await look(accountId, 'nov 2026')).body).toMatchObject({
    plan: { planId: 'november-promo', priceCents: cents, leadsPerPeriod: 50_000, downloadLimit: 5_000 },
    leadsFirstPeriod: 50_000,
  });
  expect((await look(accountId, 'oct-2026')).body).toMatchObject({ plan: { priceCents: october.priceCents } });
  expect((await take(accountId, 'november-promo', 'OCT-2026')).body['code']).toBe('promotion-unknown');
  expect((await take(accountId, 'november-promo', 'NOV-2026')).body).toMatchObject({
    status: 'live',
    planId: 'november-promo',
    priceCents: cents,
  });
  const { body } = await billing.get('/api/v2/invoices', { accountId });
  expect((body['invoices'] as { amount_paid: number }[]).map(({ amount_paid: paid }) => paid)).toEqual([cents]);
});

it('give the leads of any other month after the first, at the same price, until they are cancelled', async () => {
  await start({ october: open, november: open }, NOVEMBER_CENTS);
  const accountId = await opened();
  const taken = await take(accountId, 'october-promo', 'OCT-2026');
  expect(taken.body['status']).toBe('live');
  const granted = async () => {
    const { body } = await billing.get('/api/v2/usage/lines', { accountId });
    return (body['lines'] as { kind: string; leads: number }[])
      .filter(({ kind }) => kind === 'granted')
      .map(({ leads }) => leads);
  };
  await eventually(async () => expect(await granted()).toContain(october.leadsFirstPeriod));
  expect((await move(accountId, 32)).status).toBe(200);
  await eventually(async () => expect(await granted()).toContain(october.leadsPerPeriod));
  expect((await billing.get('/api/v2/subscription', { accountId })).body).toMatchObject({
    planId: 'october-promo',
    status: 'live',
    priceCents: october.priceCents,
  });
});

it('are refused at the click, where the window ended while the page was open', async () => {
  const until = new Date(Date.now() + 10 * 86_400_000).toISOString();
  await start({ october: `2020-01-01T00:00:00Z/${until}`, november: future });
  const accountId = await opened();
  expect((await look(accountId, 'OCT-2026')).status).toBe(200);
  expect((await move(accountId, 11)).status).toBe(200);
  expect((await take(accountId, 'october-promo', 'OCT-2026')).body['code']).toBe('promotion-over');
});
