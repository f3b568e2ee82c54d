import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inScope } from '@leadwright/postgres/scope';
import { eventually } from '@leadwright/testing/eventually';
import { sql } from 'kysely';
import { startBillingUnderTest, type BillingUnderTest } from '../../testing/billing-under-test.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';

const priceOf = (planId: string): number => planNamed(planId).priceCents;

let billing: BillingUnderTest;
let people: Server;
beforeAll(async () => {
  // Accounts, which knows everybody under one address.
  people = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ email: 'jo@example.test' }));
  }).listen(0, '127.0.0.1');
  await once(people, 'listening');
  const accounts = `http://127.0.0.1:${(people.address() as AddressInfo).port}`;
  const nobody = 'http://127.0.0.1:9';
  billing = await startBillingUnderTest('sandbox', {
    config: { BILLING_PEERS: { accounts, export: nobody, notification: nobody } },
  });
});
afterAll(async () => {
  await billing.stop();
  people.close();
});

const admin = (accountId: string) => ({ accountId, personId: `person-of-${accountId}` });
const key = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });
const opened = async (planId = 'free-trial'): Promise<string> => {
  const accountId = `account-${randomUUID()}`;
  await billing.fromAccounts(accountId, { case: 'accountOpened', value: { ownerPersonId: 'p', planId } });
  await eventually(async () => {
    expect((await billing.get('/api/v2/subscription', admin(accountId))).body['status']).not.toBe('none');
  });
  return accountId;
};
const get = async (accountId: string) => (await billing.get('/api/v2/subscription', admin(accountId))).body;
const create = (
  accountId: string,
  token: string | null,
  headers: Record<string, string> = key(),
  plan_code = 'individual-unlimited',
) =>
  billing.post(
    '/api/sandbox/subscriptions/create',
    admin(accountId),
    {
      plan_code,
      currency: 'USD',
      account: { code: accountId, ...(token === null ? {} : { billing_info: { token_id: token } }) },
    },
    headers,
  );
const change = (accountId: string, id: unknown, body: object, headers: Record<string, string> = key()) =>
  billing.post(`/api/sandbox/subscriptions/createChange/${String(id)}`, admin(accountId), body, headers);
const terminate = (accountId: string, id: unknown, body?: object) =>
  billing.post(`/api/sandbox/subscriptions/terminate/${String(id)}`, admin(accountId), body, key());
const paidOf = (accountId: string): Promise<number[]> =>
  inScope(billing.database.db, 'all', async (trx) => {
    const { rows } = await sql<{ cents: number }>`select (state ->> 'paidCents')::int as cents from sandbox_invoice
      where account_id = ${accountId} order by issued_at`.execute(trx);
    return rows.map(({ cents }) => cents);
  });

describe('an account that was opened', () => {
  it('has a customer and its trial at the sandbox, made once', async () => {
    const accountId = await opened();
    expect(await get(accountId)).toMatchObject({
      processor: 'sandbox',
      status: 'free-trial',
      isFreeTrial: true,
      card: null,
      // It is granted once: no day of it is a charge or an end, here as in usage.
      periodEnd: null,
    });
    expect((await billing.get('/api/v2/usage', admin(accountId))).body).toMatchObject({ periodEnd: null });
    expect(await paidOf(accountId)).toEqual([]);
  });

  it('on a paid plan has its card, its own billing day and one paid invoice there', async () => {
    const accountId = await opened('team-unlimited');
    const usage = await billing.get('/api/v2/usage', admin(accountId));
    expect(await get(accountId)).toMatchObject({
      status: 'live',
      planId: 'team-unlimited',
      periodStart: usage.body['periodStart'],
      periodEnd: usage.body['periodEnd'],
      card: { last4: '1111' },
    });
    expect(await paidOf(accountId)).toEqual([priceOf('team-unlimited')]);
  });
});

describe('subscribing', () => {
  it('ends the trial, charges once, and gives a retry under the same key the same answer', async () => {
    const accountId = await opened();
    const headers = key();
    const first = await create(accountId, 'tok_visa', headers);
    expect(first).toMatchObject({
      status: 200,
      body: { status: 'live', planId: 'individual-unlimited', isLive: true },
    });
    expect(await create(accountId, 'tok_visa', headers)).toEqual(first);
    expect(await get(accountId)).toEqual(first.body);
    expect(await paidOf(accountId)).toEqual([priceOf('individual-unlimited')]);
  });

  it('charges once when two tabs subscribe at the same moment', async () => {
    const accountId = await opened();
    const answers = await Promise.all([create(accountId, 'tok_visa'), create(accountId, 'tok_visa')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await paidOf(accountId)).toEqual([priceOf('individual-unlimited')]);
  });

  it.each([
    ['tok_declined', 'card-declined', 'Your card was declined. Please try again.'],
    ['tok_expired', 'card-expired', 'Your card has expired. Please try again.'],
  ])('with %s says transactionError, changes nothing, and says the same again', async (token, code, message) => {
    const accountId = await opened();
    const headers = key();
    const refused = {
      status: 402,
      body: { code, message, details: { title: 'Payment failed', transactionError: { code, message } } },
    };
    expect(await create(accountId, token, headers)).toMatchObject(refused);
    expect(await create(accountId, token, headers)).toMatchObject(refused);
    expect(await get(accountId)).toMatchObject({ status: 'free-trial' });
    expect(await create(accountId, 'tok_visa')).toMatchObject({ status: 200 });
    expect(await paidOf(accountId)).toEqual([priceOf('individual-unlimited')]);
  });

  it('is refused without a key, without a card, for another account, on a plan that is not on sale, and twice', async () => {
    const accountId = await opened();
    const codes = [
      await create(accountId, 'tok_visa', {}),
      await create(accountId, null),
      await create(accountId, 'tok_visa', key(), 'rollover-250k'),
      await create(accountId, 'tok_visa', key(), 'november-promo'),
      await create(accountId, 'tok_visa', key(), 'no-plan'),
      await billing.post(
        '/api/sandbox/subscriptions/create',
        admin(accountId),
        {
          plan_code: 'team-unlimited',
          currency: 'USD',
          account: { code: 'another', billing_info: { token_id: 'tok_visa' } },
        },
        key(),
      ),
      await create(await opened('team-unlimited'), 'tok_visa'),
    ].map(({ status, body }) => `${status} ${String(body['code'])}`);
    expect(codes).toEqual([
      '400 idempotency-key-missing',
      '400 card-missing',
      '409 plan-not-on-sale',
      '409 plan-not-on-sale',
      '409 plan-not-on-sale',
      '404 billing-account-unknown',
      '409 already-subscribed',
    ]);
    expect(await paidOf(accountId)).toEqual([]);
  });

  it('under a key that was used for another plan is refused', async () => {
    const accountId = await opened();
    const headers = key();
    await create(accountId, 'tok_visa', headers);
    expect(await create(accountId, 'tok_visa', headers, 'team-unlimited')).toMatchObject({
      status: 409,
      body: { code: 'idempotency-key-reused' },
    });
  });

  it('is for admins of the account alone', async () => {
    const accountId = await opened();
    const answer = await billing.post(
      '/api/sandbox/subscriptions/create',
      { ...admin(accountId), role: 'download' },
      { plan_code: 'team-unlimited', currency: 'USD', account: { code: accountId } },
      key(),
    );
    expect(answer).toMatchObject({ status: 403, body: { code: 'not-allowed' } });
  });

  it('at another processor does not exist', async () => {
    const accountId = await opened();
    const answer = await billing.post(`/api/stripe/accounts/find/jo@example.test`, admin(accountId));
    expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });
});

describe('changing the plan', () => {
  it('upgrades now and downgrades at the renewal', async () => {
    const accountId = await opened('team-unlimited');
    const { subscriptionId } = await get(accountId);
    expect(await change(accountId, subscriptionId, { plan_code: 'rollover-50k' })).toMatchObject({
      status: 200,
      body: { planId: 'rollover-50k', nextPlanId: null },
    });
    expect((await paidOf(accountId)).length).toBe(2);
    expect(
      await change(accountId, `uuid-${String(subscriptionId)}`, { plan_code: 'individual-unlimited' }),
    ).toMatchObject({
      status: 200,
      body: { planId: 'rollover-50k', nextPlanId: 'individual-unlimited' },
    });
    expect((await paidOf(accountId)).length).toBe(2);
  });

  it('without a subscription says Bummer :(', async () => {
    const accountId = await opened();
    const { subscriptionId } = await get(accountId);
    expect(await change(accountId, subscriptionId, { plan_code: 'team-unlimited', timeframe: 'now' })).toMatchObject({
      status: 409,
      body: {
        code: 'no-subscription',
        message: "Uh oh, you don't currently have a subscription.",
        details: { title: 'Bummer :(' },
      },
    });
  });

  it('of another account’s subscription is refused as unknown, and so is its cancellation', async () => {
    const [mine, theirs] = [await opened('team-unlimited'), await opened('team-unlimited')];
    const { subscriptionId } = await get(theirs);
    for (const answer of [
      await change(mine, subscriptionId, { plan_code: 'rollover-50k' }),
      await terminate(mine, subscriptionId, { when: 'now' }),
    ])
      expect(answer).toMatchObject({ status: 404, body: { code: 'subscription-unknown' } });
    expect(await get(theirs)).toMatchObject({ status: 'live', planId: 'team-unlimited' });
  });

  it('to a plan that is not on sale, or while past due, is refused', async () => {
    const accountId = await opened('team-unlimited');
    const { subscriptionId } = await get(accountId);
    expect(await change(accountId, subscriptionId, { plan_code: 'call-center-unlimited' })).toMatchObject({
      status: 409,
      body: { code: 'plan-not-on-sale' },
    });
    await inScope(billing.database.db, 'all', (trx) =>
      sql`update sandbox_subscription set state = state || '{"status":"past-due"}', due_at = null
        where subscription_id = ${String(subscriptionId)}`.execute(trx),
    );
    expect(await change(accountId, subscriptionId, { plan_code: 'rollover-50k' })).toMatchObject({
      status: 409,
      body: { code: 'past-due', message: expect.stringMatching(/^We've been unable to bill your card on file\. /) },
    });
  });

  it('to a dearer plan goes through support for a while after the card was changed; to a cheaper one it does not', async () => {
    const accountId = await opened('team-unlimited');
    const { subscriptionId } = await get(accountId);
    const path = `/api/sandbox/accounts/update/${accountId}`;
    await billing.post(path, admin(accountId), { billing_info: { token_id: 'tok_amex' } }, key());
    expect(await get(accountId)).toMatchObject({ contactSupport: true, card: { last4: '8431' } });
    expect(await change(accountId, subscriptionId, { plan_code: 'rollover-50k' })).toMatchObject({
      status: 409,
      body: { code: 'contact-support' },
    });
    expect(await change(accountId, subscriptionId, { plan_code: 'individual-unlimited' })).toMatchObject({
      status: 200,
    });
  });
});

describe('cancelling', () => {
  it('leaves the plan until the end of the period, is taken back, and ends it now where that is asked', async () => {
    const accountId = await opened('team-unlimited');
    const { subscriptionId } = await get(accountId);
    expect(await terminate(accountId, subscriptionId)).toMatchObject({
      status: 200,
      body: { status: 'cancelling', isCancelling: true, isLive: true },
    });
    expect(await billing.post('/api/v2/subscription/reactivate', admin(accountId), undefined, key())).toMatchObject({
      status: 200,
      body: { status: 'live', isCancelling: false },
    });
    expect(await terminate(accountId, subscriptionId, { when: 'now' })).toMatchObject({
      status: 200,
      body: { status: 'cancelled', isCancelled: true, isLive: false },
    });
  });

  it.each(['team-unlimited', 'individual-unlimited'])('leaves nothing of %s in the allowance', async (planId) => {
    const accountId = await opened(planId);
    await terminate(accountId, (await get(accountId))['subscriptionId'], { when: 'now' });
    expect((await billing.get('/api/v2/usage', admin(accountId))).body).toMatchObject({
      status: 'cancelled',
      downloadLimit: 0,
      unlimited: false,
    });
  });

  it('of what has ended says whom to write to', async () => {
    const accountId = await opened('team-unlimited');
    const { subscriptionId } = await get(accountId);
    await terminate(accountId, subscriptionId, { when: 'now' });
    expect(await terminate(accountId, subscriptionId, { when: 'now' })).toMatchObject({
      status: 409,
      body: {
        code: 'cancel-failed',
        message:
          'Uh oh, something went wrong.  Please send an email to help@leadwright.test to cancel your subscription.',
        details: { type: 'validation' },
      },
    });
  });
});

describe('the billing account', () => {
  it('is an empty list for an address that is not of who asks', async () => {
    const accountId = await opened('team-unlimited');
    const found = await billing.post('/api/sandbox/accounts/find/sam@example.test', admin(accountId));
    expect(found).toMatchObject({ status: 200, body: [] });
  });

  it('is found, made and updated for the caller alone, with what the processor says of its payer', async () => {
    const accountId = await opened('team-unlimited');
    const found = await billing.post('/api/sandbox/accounts/find/Jo@Example.test', admin(accountId));
    expect(found).toMatchObject({
      status: 200,
      body: {
        code: accountId,
        hasLiveSubscription: true,
      },
    });
    // All that the specification's record of a billing account has, but for the address, which is accounts' alone.
    expect(found.body['billingInfo']).toEqual({
      firstName: 'Sandbox',
      lastName: 'Holder',
      paymentMethod: { cardType: 'Visa', firstSix: '411111', lastFour: '1111', expMonth: 12, expYear: 2034 },
    });
    const body = { email: 'jo@example.test', code: accountId };
    expect(await billing.post('/api/sandbox/accounts/create', admin(accountId), body)).toEqual(found);
    const id = String(found.body['id']);
    expect(
      await billing.post(`/api/sandbox/accounts/update/${id}`, admin(accountId), { email: 'jo@example.test' }),
    ).toEqual(found);
    const other = await opened();
    for (const path of [`accounts/update/${id}`, `accounts/update/${accountId}`])
      expect(
        await billing.post(`/api/sandbox/${path}`, admin(other), { billing_info: { token_id: 'tok_visa' } }, key()),
      ).toMatchObject({ status: 404, body: { code: 'billing-account-unknown' } });
  });

  it('keeps its card when the new one is refused', async () => {
    const accountId = await opened('team-unlimited');
    const path = `/api/sandbox/accounts/update/${accountId}`;
    const refused = await billing.post(path, admin(accountId), { billing_info: { token_id: 'tok_declined' } }, key());
    expect(refused).toMatchObject({ status: 402, body: { details: { transactionError: { code: 'card-declined' } } } });
    expect(await get(accountId)).toMatchObject({ card: { last4: '1111' } });
  });

  it('opens the card form by a token for the caller alone', async () => {
    const accountId = await opened();
    expect(await billing.get(`/api/v2/client_token/${accountId}`, admin(accountId))).toMatchObject({
      status: 200,
      body: { clientToken: 'sandbox', processor: 'sandbox' },
    });
    expect(await billing.get('/api/v2/client_token/another', admin(accountId))).toMatchObject({ status: 404 });
  });
});

describe('a card number that is sent here', () => {
  it('is refused by every route, and stands in no table afterwards', async () => {
    const number = '4242 4242 4242 4242';
    const digits = '4242424242424242';
    const accountId = await opened('team-unlimited');
    const id = String((await get(accountId))['subscriptionId']);
    const ask = (path: string, body?: object, headers = key()) =>
      billing.post(`/api/sandbox/${path}`, admin(accountId), body, headers);
    const answers = [
      await ask('subscriptions/create', {
        plan_code: 'team-unlimited',
        currency: 'USD',
        account: { code: accountId, billing_info: { token_id: number } },
      }),
      await ask('subscriptions/create', { plan_code: 'team-unlimited', card: { number: digits } }),
      await ask(`subscriptions/terminate/${id}`, { when: digits }),
      await ask(`subscriptions/createChange/${id}`, { plan_code: digits }),
      await ask(`accounts/find/${digits}@example.test`),
      await ask('accounts/create', { email: 'jo@example.test', code: accountId, number }),
      await ask(`accounts/update/${accountId}`, { billing_info: { token_id: digits } }),
      await billing.post('/api/v2/subscription/reactivate', admin(accountId), { number: Number(digits) }, key()),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 400, body: { code: 'card-number-refused' } });
      expect(JSON.stringify(answer.body).replaceAll(/[ -]/g, '')).not.toContain('4242424242');
    }
    const rows = await inScope(billing.database.db, 'all', async (trx) => {
      const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
        where schemaname = current_schema()`.execute(trx);
      const found: string[] = [];
      for (const { name } of tables) {
        const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} as t`.execute(trx);
        if (rows.some(({ text }) => text.replaceAll(/[ -]/g, '').includes('4242424242'))) found.push(name);
      }
      return found;
    });
    expect(rows).toEqual([]);
  });
});
