import { randomUUID } from 'node:crypto';
import { eventually } from '@leadwright/testing/eventually';
import { startBillingUnderTest, type BillingUnderTest } from '../../../testing/billing-under-test.ts';

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await startBillingUnderTest('sandbox');
});
afterAll(() => billing.stop());

const admin = (accountId: string) => ({ accountId, personId: `person-of-${accountId}` });
const opened = async (): Promise<string> => {
  const accountId = `account-${randomUUID()}`;
  await billing.fromAccounts(accountId, { case: 'accountOpened', value: { ownerPersonId: 'p', planId: 'free-trial' } });
  await eventually(async () => {
    const { body } = await billing.get('/api/v2/subscription', admin(accountId));
    expect(body['status']).toBe('free-trial');
  });
  return accountId;
};
const subscribe = (accountId: string, token_id: string, key: string) =>
  billing.post(
    '/api/sandbox/subscriptions/create',
    admin(accountId),
    { plan_code: 'team-unlimited', currency: 'USD', account: { code: accountId, billing_info: { token_id } } },
    { 'idempotency-key': key },
  );
const find = (accountId: string, key: string, call = 'create-subscription') =>
  billing.get(`/api/v2/subscription/calls/by-key/${key}?call=${call}`, admin(accountId));

describe('a call whose answer was lost', () => {
  it('is found by its key: as done, as refused, and as a question of the bank with what answers it', async () => {
    const accountId = await opened();
    await subscribe(accountId, 'tok_declined', 'k1');
    await subscribe(accountId, 'tok_3ds', 'k2');
    expect(await find(accountId, 'k1')).toMatchObject({ status: 402, body: { code: 'card-declined' } });
    expect(await find(accountId, 'k2')).toMatchObject({
      status: 402,
      body: { details: { transactionError: { clientSecret: expect.any(String) } } },
    });
    await subscribe(accountId, 'tok_visa', 'k3');
    expect(await find(accountId, 'k3')).toMatchObject({
      status: 200,
      body: { status: 'live', planId: 'team-unlimited' },
    });
  });

  it('is unknown where it never arrived, for another kind of call, and to every other account', async () => {
    const [mine, theirs] = [await opened(), await opened()];
    await subscribe(mine, 'tok_visa', 'k1');
    const unknown = { status: 404, body: { code: 'call-unknown' } };
    expect(await find(mine, 'k2')).toMatchObject(unknown);
    expect(await find(mine, 'k1', 'change-card')).toMatchObject(unknown);
    expect(await find(theirs, 'k1')).toMatchObject(unknown);
  });

  it('is not made by looking for it', async () => {
    const accountId = await opened();
    await find(accountId, 'k1');
    expect((await billing.get('/api/v2/subscription', admin(accountId))).body).toMatchObject({ status: 'free-trial' });
    expect(await subscribe(accountId, 'tok_visa', 'k1')).toMatchObject({ status: 200, body: { status: 'live' } });
  });
});
