import { randomUUID } from 'node:crypto';
import { inScope } from '@leadwright/postgres/scope';
import { eventually } from '@leadwright/testing/eventually';
import { sql } from 'kysely';
import { startBillingUnderTest, type BillingUnderTest } from '../../../testing/billing-under-test.ts';
import { planNamed } from '../../../plans/testing/plan-named.ts';

const team = planNamed('team-unlimited');

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await startBillingUnderTest('sandbox');
});
afterAll(() => billing.stop());

const admin = (accountId: string) => ({ accountId, personId: `person-of-${accountId}` });
const opened = async (planId = 'free-trial'): Promise<string> => {
  const accountId = `account-${randomUUID()}`;
  await billing.fromAccounts(accountId, { case: 'accountOpened', value: { ownerPersonId: 'p', planId } });
  await eventually(async () => {
    expect((await billing.get('/api/v2/subscription', admin(accountId))).body['status']).not.toBe('none');
  });
  return accountId;
};
const get = async (accountId: string) => (await billing.get('/api/v2/subscription', admin(accountId))).body;
const create = (accountId: string, token_id: string, key: string = randomUUID()) =>
  billing.post(
    '/api/sandbox/subscriptions/create',
    admin(accountId),
    { plan_code: 'team-unlimited', currency: 'USD', account: { code: accountId, billing_info: { token_id } } },
    { 'idempotency-key': key },
  );
const changeCard = (accountId: string, token_id: string) =>
  billing.post(
    `/api/sandbox/accounts/update/${accountId}`,
    admin(accountId),
    { billing_info: { token_id } },
    { 'idempotency-key': randomUUID() },
  );
const say = (accountId: string, clientSecret: string, answer: 'approve' | 'decline') =>
  billing.post(`/api/v2/sandbox/payments/${clientSecret}/confirm`, admin(accountId), { answer });
const follow = (accountId: string, callId: string) =>
  billing.get(`/api/v2/subscription/calls/${callId}`, admin(accountId));
type OpenConfirmation = { callId: string; clientSecret: string };
const askedBy = ({ body }: { body: Record<string, unknown> }): OpenConfirmation => {
  const { callId, transactionError } = body['details'] as { callId: string; transactionError: OpenConfirmation };
  return { callId, clientSecret: transactionError.clientSecret };
};
const paidOf = (accountId: string): Promise<number[]> =>
  inScope(billing.database.db, 'all', async (trx) => {
    const { rows } = await sql<{ cents: number }>`select (state ->> 'paidCents')::int as cents from sandbox_invoice
      where account_id = ${accountId} order by issued_at`.execute(trx);
    return rows.map(({ cents }) => cents);
  });

describe('a card whose bank asks the holder', () => {
  it('charges nothing until the holder approves, and is then answered as live under the call, charged once', async () => {
    const accountId = await opened();
    const key = randomUUID();
    const refused = await create(accountId, 'tok_3ds', key);
    expect(refused).toMatchObject({ status: 402, body: { code: 'authentication-required' } });
    const { callId, clientSecret } = askedBy(refused);
    expect(await follow(accountId, callId)).toMatchObject({ status: 402, body: { code: 'authentication-required' } });
    expect(await paidOf(accountId)).toEqual([]);
    expect(await say(accountId, clientSecret, 'approve')).toEqual({ status: 200, body: { state: 'confirmed' } });
    const live = { status: 200, body: { status: 'live', planId: 'team-unlimited', card: { last4: '3220' } } };
    expect(await follow(accountId, callId)).toMatchObject(live);
    expect(await create(accountId, 'tok_3ds', key)).toMatchObject(live);
    expect(await get(accountId)).toMatchObject(live.body);
    expect(await paidOf(accountId)).toEqual([team.priceCents]);
  });

  it('is booked by the webhook where the page was closed: the plan, its leads and the subscription', async () => {
    const accountId = await opened();
    const { clientSecret } = askedBy(await create(accountId, 'tok_3ds'));
    await say(accountId, clientSecret, 'approve');
    await eventually(async () => {
      expect(await get(accountId)).toMatchObject({ status: 'live', planId: 'team-unlimited' });
      const usage = await billing.get('/api/v2/usage', admin(accountId));
      expect(usage.body).toMatchObject({ planId: 'team-unlimited' });
      expect(billing.published(accountId).filter((type) => type === 'PeriodPaid')).toHaveLength(1);
    });
  });

  it('is asked again to confirm, by a retry and by the call, where the first answer was lost', async () => {
    const accountId = await opened();
    const key = randomUUID();
    const asked = askedBy(await create(accountId, 'tok_3ds', key));
    expect(askedBy(await create(accountId, 'tok_3ds', key))).toEqual(asked);
    expect(askedBy(await follow(accountId, asked.callId))).toEqual(asked);
  });

  it('changes nothing where the holder declines, and the first answer counts', async () => {
    const accountId = await opened();
    const { callId, clientSecret } = askedBy(await create(accountId, 'tok_3ds'));
    expect(await say(accountId, clientSecret, 'decline')).toMatchObject({ body: { state: 'refused' } });
    expect(await say(accountId, clientSecret, 'approve')).toMatchObject({ body: { state: 'refused' } });
    expect(await follow(accountId, callId)).toMatchObject({ status: 402, body: { code: 'card-declined' } });
    expect(await get(accountId)).toMatchObject({ status: 'free-trial' });
    expect(await paidOf(accountId)).toEqual([]);
  });

  it('is charged once when two tabs approve at the same moment', async () => {
    const accountId = await opened();
    const { clientSecret } = askedBy(await create(accountId, 'tok_3ds'));
    const answers = await Promise.all([
      say(accountId, clientSecret, 'approve'),
      say(accountId, clientSecret, 'approve'),
    ]);
    expect(answers.map(({ body }) => body['state'])).toEqual(['confirmed', 'confirmed']);
    expect(await paidOf(accountId)).toEqual([team.priceCents]);
  });

  it('is not charged any more once another card was taken instead', async () => {
    const accountId = await opened();
    const { clientSecret } = askedBy(await create(accountId, 'tok_3ds'));
    expect(await create(accountId, 'tok_visa')).toMatchObject({ status: 200 });
    expect(await say(accountId, clientSecret, 'approve')).toMatchObject({ body: { state: 'refused' } });
    expect(await paidOf(accountId)).toEqual([team.priceCents]);
  });

  it('becomes the card of a subscription only when its holder approves', async () => {
    const accountId = await opened('team-unlimited');
    const refused = await changeCard(accountId, 'tok_3ds');
    expect(refused).toMatchObject({ status: 402, body: { code: 'authentication-required' } });
    const { callId, clientSecret } = askedBy(refused);
    expect(await get(accountId)).toMatchObject({ card: { last4: '1111' } });
    await say(accountId, clientSecret, 'approve');
    expect(await follow(accountId, callId)).toMatchObject({ status: 200, body: { card: { last4: '3220' } } });
  });

  it('that becomes a new card starts the time in which upgrades go through support, also where the page was closed', async () => {
    for (const follows of [true, false]) {
      const accountId = await opened('team-unlimited');
      expect(await get(accountId)).toMatchObject({ contactSupport: false });
      const { callId, clientSecret } = askedBy(await changeCard(accountId, 'tok_3ds'));
      expect(await get(accountId)).toMatchObject({ contactSupport: false });
      await say(accountId, clientSecret, 'approve');
      if (follows) expect(await follow(accountId, callId)).toMatchObject({ status: 200 });
      await eventually(async () => {
        expect(await get(accountId)).toMatchObject({ contactSupport: true });
      });
      expect(await follow(accountId, callId)).toMatchObject({ status: 200, body: { card: { last4: '3220' } } });
    }
  });

  it('that is refused as a new card starts no such time', async () => {
    const accountId = await opened('team-unlimited');
    const { callId, clientSecret } = askedBy(await changeCard(accountId, 'tok_3ds'));
    await say(accountId, clientSecret, 'decline');
    expect(await follow(accountId, callId)).toMatchObject({ status: 402, body: { code: 'card-declined' } });
    expect(await get(accountId)).toMatchObject({ contactSupport: false });
  });

  it('is asked of its own account alone', async () => {
    const [mine, theirs] = [await opened(), await opened()];
    const { clientSecret } = askedBy(await create(theirs, 'tok_3ds'));
    const unknown = { status: 404, body: { code: 'payment-unknown' } };
    expect(await say(mine, clientSecret, 'approve')).toMatchObject(unknown);
    expect(await say(mine, 'confirm_nothing', 'approve')).toMatchObject(unknown);
    expect(await paidOf(theirs)).toEqual([]);
  });
});

describe('what a bank of the sandbox is told to do', () => {
  const act = (accountId: string, what: string) =>
    billing.post('/api/v2/sandbox/acts', admin(accountId), { act: what });
  const left = async (accountId: string) => {
    const { body } = await billing.get('/api/v2/usage', admin(accountId));
    return body['leadsRemaining'];
  };

  it('takes the leads of a payment that is disputed, and gives them back when the dispute is won, again and again', async () => {
    const accountId = await opened();
    expect((await create(accountId, 'tok_visa')).status).toBe(200);
    const trial = planNamed('free-trial').leadsFirstPeriod;
    await eventually(async () => expect(await left(accountId)).toBe(trial + team.leadsFirstPeriod));
    for (const _time of [1, 2]) {
      expect(await act(accountId, 'dispute')).toEqual({ status: 200, body: { act: 'dispute' } });
      await eventually(async () => expect(await left(accountId)).toBe(trial));
      expect(await act(accountId, 'dispute')).toMatchObject({ status: 409, body: { code: 'sandbox-not-possible' } });
      expect((await act(accountId, 'win-dispute')).status).toBe(200);
      await eventually(async () => expect(await left(accountId)).toBe(trial + team.leadsFirstPeriod));
    }
  });

  it('takes the leads of a payment whose dispute is lost, which nothing ends any more, and of one that is paid back', async () => {
    const [lost, refunded] = [await opened(), await opened()];
    const trial = planNamed('free-trial').leadsFirstPeriod;
    for (const accountId of [lost, refunded]) {
      expect((await create(accountId, 'tok_visa')).status).toBe(200);
      await eventually(async () => expect(await left(accountId)).toBe(trial + team.leadsFirstPeriod));
    }
    expect((await act(lost, 'lose-dispute')).status).toBe(409);
    expect((await act(lost, 'dispute')).status).toBe(200);
    expect((await act(lost, 'lose-dispute')).status).toBe(200);
    await eventually(async () => expect(await left(lost)).toBe(trial));
    expect((await act(lost, 'win-dispute')).status).toBe(409);
    expect((await act(refunded, 'refund')).status).toBe(200);
    await eventually(async () => expect(await left(refunded)).toBe(trial));
    expect((await act(refunded, 'refund')).status).toBe(409);
  });

  it('asks the holder of the next card once, and then the card is taken', async () => {
    const accountId = await opened('team-unlimited');
    expect((await act(accountId, 'ask-holder')).status).toBe(200);
    const { callId, clientSecret } = askedBy(await changeCard(accountId, 'tok_amex'));
    await say(accountId, clientSecret, 'approve');
    expect(await follow(accountId, callId)).toMatchObject({ status: 200, body: { card: { last4: '8431' } } });
    expect((await changeCard(accountId, 'tok_mastercard')).status).toBe(200);
  });

  it('refuses the card at the next renewal, and is of the account itself alone', async () => {
    const [accountId, other] = [await opened('team-unlimited'), await opened('team-unlimited')];
    expect((await act(accountId, 'fail-next-charge')).status).toBe(200);
    const charges = await inScope(billing.database.db, 'all', (trx) =>
      sql<{ left: number | null }>`select (state ->> 'chargesLeft')::int as left from sandbox_customer
        where account_id in (${accountId}, ${other}) order by account_id = ${other}`.execute(trx),
    );
    expect(charges.rows).toEqual([{ left: 0 }, { left: null }]);
    expect((await act(await opened('free-trial'), 'win-dispute')).status).toBe(409);
    expect(
      (await billing.post('/api/v2/sandbox/acts', { ...admin(accountId), role: 'download' }, { act: 'dispute' }))
        .status,
    ).toBe(403);
  });
});

it('no bank can be told what to do where payments are real', async () => {
  const real = await startBillingUnderTest();
  const accountId = `account-${randomUUID()}`;
  const answer = await real.post('/api/v2/sandbox/acts', admin(accountId), { act: 'dispute' });
  await real.stop();
  expect(answer).toMatchObject({ status: 404, body: { code: 'no-sandbox' } });
});
