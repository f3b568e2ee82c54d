import { randomUUID } from 'node:crypto';
import { inScope } from '@leadwright/postgres/scope';
import { eventually } from '@leadwright/testing/eventually';
import { sql } from 'kysely';
import { ledgerViolations } from '../../ledger/projections/ledger-violations.ts';
import { startBillingUnderTest, type BillingUnderTest } from '../../testing/billing-under-test.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';

const trial = planNamed('free-trial').leadsFirstPeriod;
const promo = planNamed('october-promo').leadsFirstPeriod;

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await startBillingUnderTest('sandbox');
});
afterAll(() => billing.stop());
afterEach(async () => {
  expect(await ledgerViolations(billing.database.db)).toEqual([]);
});

const left = async (accountId: string) => (await billing.get('/api/v2/usage', { accountId })).body['leadsRemaining'];
const key = () => ({ 'idempotency-key': randomUUID() });
async function opened(): Promise<string> {
  const accountId = `account-${randomUUID()}`;
  const value = { ownerPersonId: 'p', planId: 'free-trial' };
  await billing.fromAccounts(accountId, { case: 'accountOpened', value });
  await eventually(async () => expect(await left(accountId)).toBe(trial));
  return accountId;
}
const subscribe = (accountId: string, planId: string, headers = key()) =>
  billing.post(
    '/api/sandbox/subscriptions/create',
    { accountId },
    { plan_code: planId, currency: 'USD', account: { code: accountId, billing_info: { token_id: 'tok_visa' } } },
    headers,
  );
const recordsOf = (accountId: string) =>
  inScope(billing.database.db, [accountId], async (trx) => {
    const { rows } = await sql<{ type: string; code: string; value: number }>`select type, code, value::float8
      from promo_record where account_id = ${accountId}`.execute(trx);
    return rows;
  });

describe('the October promo', () => {
  it('gives its first leads and its record once, however many requests take it at the same moment', async () => {
    const accountId = await opened();
    const headers = key();
    await Promise.all([
      subscribe(accountId, 'october-promo', headers),
      subscribe(accountId, 'october-promo', headers),
      subscribe(accountId, 'october-promo'),
    ]);
    await eventually(async () => expect(await left(accountId)).toBe(trial + promo));
    expect(await recordsOf(accountId)).toEqual([{ type: 'free_leads', code: 'october-promo', value: promo }]);
    expect((await subscribe(accountId, 'october-promo')).status).toBe(409);
    expect(await left(accountId)).toBe(trial + promo);
  });

  it('cannot be taken again after it ended, nor by a change of plan', async () => {
    const accountId = await opened();
    const { body } = await subscribe(accountId, 'october-promo');
    await eventually(async () => expect(await left(accountId)).toBe(trial + promo));
    const subscriptionId = String(body['subscriptionId'] ?? body['subscription_id']);
    const ended = await billing.post(
      `/api/sandbox/subscriptions/terminate/${subscriptionId}`,
      { accountId },
      { when: 'now' },
      key(),
    );
    expect(ended.status).toBe(200);
    const again = await subscribe(accountId, 'october-promo');
    expect(again).toMatchObject({ status: 409, body: { code: 'promo-taken' } });
    const other = await subscribe(accountId, 'individual-unlimited');
    expect(other.status).toBe(200);
    const change = await billing.post(
      `/api/sandbox/subscriptions/createChange/${String(other.body['subscriptionId'] ?? other.body['subscription_id'])}`,
      { accountId },
      { plan_code: 'october-promo' },
      key(),
    );
    expect(change.body['code']).toBe('promo-taken');
  });

  it.each(['november-promo', 'rollover-250k', 'call-center-unlimited'])(
    'is the only one on offer here: %s cannot be taken',
    async (planId) => {
      expect((await subscribe(await opened(), planId)).body['code']).toBe('plan-not-on-sale');
    },
  );
});
