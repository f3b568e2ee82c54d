import { randomUUID } from 'node:crypto';
import { inScope } from '@leadwright/postgres/scope';
import { eventually } from '@leadwright/testing/eventually';
import { sql } from 'kysely';
import { ledgerViolations } from '../../ledger/projections/ledger-violations.ts';
import { startBillingUnderTest, type BillingUnderTest } from '../../testing/billing-under-test.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';

const trial = planNamed('free-trial').leadsFirstPeriod;
const october = planNamed('october-promo');
const promo = october.leadsFirstPeriod;

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await startBillingUnderTest('sandbox');
});
afterAll(() => billing.stop());
afterEach(async () => {
  expect(await ledgerViolations(billing.database.db)).toEqual([]);
});

type Given = { headers?: Record<string, string>; card?: string; code?: string | null };

const left = async (accountId: string) => (await billing.get('/api/v2/usage', { accountId })).body['leadsRemaining'];
const key = () => ({ 'idempotency-key': randomUUID() });
const mark = (kind = 'address') => `${kind}:1:${randomUUID()}`;
async function opened(trialMarks: string[] = [mark()]): Promise<string> {
  const accountId = `account-${randomUUID()}`;
  const value = { ownerPersonId: 'p', planId: 'free-trial', trialMarks };
  await billing.fromAccounts(accountId, { case: 'accountOpened', value });
  await eventually(() => expect(billing.published(accountId)).not.toEqual([]));
  return accountId;
}
const look = (accountId: string, code = 'OCT-2026') =>
  billing.get(`/api/v2/promotion?code=${encodeURIComponent(code)}`, { accountId });
const subscribe = (
  accountId: string,
  planId: string,
  { headers = key(), card = 'tok_visa', code = planId === 'october-promo' ? 'oct 2026' : null }: Given = {},
) =>
  billing.post(
    '/api/sandbox/subscriptions/create',
    { accountId },
    {
      plan_code: planId,
      ...(code === null ? {} : { promotion_code: code }),
      currency: 'USD',
      account: { code: accountId, billing_info: { token_id: card } },
    },
    headers,
  );
const end = (accountId: string, { body }: { body: Record<string, unknown> }) =>
  billing.post(
    `/api/sandbox/subscriptions/terminate/${String(body['subscriptionId'])}`,
    { accountId },
    { when: 'now' },
    key(),
  );
const recordsOf = (accountId: string) =>
  inScope(billing.database.db, [accountId], async (trx) => {
    const { rows } = await sql<{ type: string; code: string; value: number }>`select type, code, value::float8
      from promo_record where account_id = ${accountId}`.execute(trx);
    return rows;
  });
const paidOf = async (accountId: string) =>
  inScope(billing.database.db, [accountId], async (trx) => {
    const { rows } = await sql<{ cents: string }>`select paid_cents as cents from invoice
      where account_id = ${accountId}`.execute(trx);
    return rows.map(({ cents }) => Number(cents));
  });

describe('a code', () => {
  it('shows what it offers, what that costs and what comes after, and takes nothing', async () => {
    const accountId = await opened();
    for (const typed of ['OCT-2026', 'oct2026', ' Oct – 2026 '])
      expect(await look(accountId, typed)).toMatchObject({
        status: 200,
        body: {
          code: 'OCT2026',
          plan: { planId: 'october-promo', priceCents: october.priceCents, leadsPerPeriod: october.leadsPerPeriod },
          leadsFirstPeriod: promo,
          until: '2100-01-01T00:00:00.000000Z',
        },
      });
    expect([await left(accountId), await recordsOf(accountId), await paidOf(accountId)]).toEqual([trial, [], []]);
  });

  it.each(['nothing', 'october-promo', '%', '__proto__', "' or 1=1", '💸', 'x'.repeat(64)])(
    'that nobody offers is refused: %s',
    async (code) => {
      const accountId = await opened();
      expect(await look(accountId, code)).toMatchObject({ status: 404, body: { code: 'promotion-unknown' } });
      expect(await subscribe(accountId, 'october-promo', { code })).toMatchObject({
        status: 404,
        body: { code: 'promotion-unknown' },
      });
      expect(await paidOf(accountId)).toEqual([]);
    },
  );

  it('is needed, and is of one plan alone', async () => {
    const accountId = await opened();
    const without = await subscribe(accountId, 'october-promo', { code: null });
    expect(without.body['code']).toBe('plan-not-on-sale');
    const ofAnother = await subscribe(accountId, 'team-unlimited', { code: 'OCT-2026' });
    expect(ofAnother.body['code']).toBe('promotion-unknown');
    expect(await paidOf(accountId)).toEqual([]);
  });
});

describe('the October promo', () => {
  it('gives its first leads and its record once, however many requests take it at the same moment', async () => {
    const accountId = await opened();
    const headers = key();
    await Promise.all([
      subscribe(accountId, 'october-promo', { headers }),
      subscribe(accountId, 'october-promo', { headers }),
      subscribe(accountId, 'october-promo'),
    ]);
    await eventually(async () => expect(await left(accountId)).toBe(trial + promo));
    expect(await recordsOf(accountId)).toEqual([{ type: 'free_leads', code: 'october-promo', value: promo }]);
    expect((await subscribe(accountId, 'october-promo')).status).toBe(409);
    expect([await left(accountId), await paidOf(accountId)]).toEqual([trial + promo, [october.priceCents]]);
  });

  it('cannot be taken again after it ended, nor by a change of plan', async () => {
    const accountId = await opened();
    const taken = await subscribe(accountId, 'october-promo');
    await eventually(async () => expect(await left(accountId)).toBe(trial + promo));
    expect((await end(accountId, taken)).status).toBe(200);
    for (const again of [await subscribe(accountId, 'october-promo'), await look(accountId)])
      expect(again).toMatchObject({ status: 409, body: { code: 'promo-taken' } });
    const other = await subscribe(accountId, 'individual-unlimited');
    expect(other.status).toBe(200);
    const change = await billing.post(
      `/api/sandbox/subscriptions/createChange/${String(other.body['subscriptionId'])}`,
      { accountId },
      { plan_code: 'october-promo' },
      key(),
    );
    expect(change.body['code']).toBe('plan-not-on-sale');
  });

  it.each(['november-promo', 'rollover-250k', 'call-center-unlimited'])(
    'is the only one on offer here: %s cannot be taken',
    async (planId) => {
      expect((await subscribe(await opened(), planId)).body['code']).toBe('plan-not-on-sale');
    },
  );
});

describe('a promo, once for each person', () => {
  it('is refused to another account of the same mailbox before anything is charged', async () => {
    const own = mark();
    const [first, second] = [await opened([own]), await opened([mark(), own])];
    expect((await subscribe(first, 'october-promo')).status).toBe(200);
    for (const again of [await look(second), await subscribe(second, 'october-promo')])
      expect(again).toMatchObject({ status: 409, body: { code: 'promo-taken' } });
    expect([await paidOf(second), await recordsOf(second)]).toEqual([[], []]);
    expect((await subscribe(second, 'individual-unlimited')).status).toBe(200);
  });

  it('is refused for a card that paid for it, and for one that its account has since', async () => {
    const [card, later] = [`tok_own_${randomUUID()}`, `tok_own_${randomUUID()}`];
    const first = await opened();
    expect((await subscribe(first, 'october-promo', { card })).status).toBe(200);
    const changed = await billing.post(
      `/api/sandbox/accounts/update/${first}`,
      { accountId: first },
      { billing_info: { token_id: later } },
      key(),
    );
    expect(changed.status).toBe(200);
    for (const known of [card, later]) {
      const second = await opened();
      const again = await subscribe(second, 'october-promo', { card: known });
      expect(again).toMatchObject({ status: 409, body: { code: 'promo-taken' } });
      expect(await paidOf(second)).toEqual([]);
    }
  });

  it('is refused to an account that verifies the same phone', async () => {
    const phone = mark('phone');
    const verified = async () => {
      const accountId = await opened();
      const value = { verificationId: 'v', personId: 'p', trialMarks: [phone] };
      await billing.fromAccounts(accountId, { case: 'companyVerified', value });
      return accountId;
    };
    const first = await verified();
    await eventually(async () => expect(await knownOf(first)).toContain(phone));
    expect((await subscribe(first, 'october-promo')).status).toBe(200);
    const second = await verified();
    await eventually(async () => expect(await look(second)).toMatchObject({ body: { code: 'promo-taken' } }));
  });

  it('of several accounts of a person that take it at the same moment is charged to one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const own = mark();
      const accounts = await Promise.all([opened([own]), opened([own]), opened([own])]);
      const answers = await Promise.all(accounts.map((accountId) => subscribe(accountId, 'october-promo')));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const paid = await Promise.all(accounts.map(paidOf));
      expect(paid.flat()).toEqual([october.priceCents]);
    }
  });

  it('is free again where the card was declined', async () => {
    const own = mark();
    const [first, second] = [await opened([own]), await opened([own])];
    const declined = await subscribe(first, 'october-promo', { card: 'tok_declined' });
    expect(declined.status).toBe(402);
    expect((await look(second)).status).toBe(200);
    expect((await subscribe(second, 'october-promo')).status).toBe(200);
    expect((await subscribe(first, 'october-promo')).body['code']).toBe('promo-taken');
  });

  const knownOf = (accountId: string) =>
    inScope(billing.database.db, [accountId], async (trx) => {
      const { rows } = await sql<{ mark: string }>`select mark from account_mark
        where account_id = ${accountId}`.execute(trx);
      return rows.map((row) => row.mark);
    });
});
