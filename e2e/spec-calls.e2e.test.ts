// Every call that the product before this one made, as section 7 of its specification lists them: with what each
// answers, not its shape alone.
import { randomUUID } from 'node:crypto';
import { planNamed } from '@leadwright/billing/plans/testing/plan-named';
import { arizona, usageOf } from './src/downloads/download-path.ts';
import { eventually } from './src/eventually.ts';
import { visitor, type Client } from './src/people/client.ts';
import { impersonate } from './src/people/impersonate.ts';
import { saveSearch } from './src/people/save-search.ts';
import { mailTo, password, signUp } from './src/people/sign-up.ts';
import { testBotToken } from './src/people/test-bot-token.ts';
import { sharedProduct, type SharedProduct } from './src/product/shared-product.ts';

const run = randomUUID().slice(0, 8);
const email = `calls.${run}@canary.test`;
const phone = '(602) 555-0134';
const words = { subject: `Roofers ${run}`, text: 'Here is the list.' };
const key = () => ({ 'idempotency-key': randomUUID() });
const paying = () => ({ ...key(), 'bot-check-token': testBotToken() });

type Me = { uid: string; accountId: string };
type Subscription = { subscriptionId: string; planId: string; status: string; priceCents: number };
type Billing = {
  id: string;
  code: string;
  hasLiveSubscription: boolean;
  billingInfo: { paymentMethod: object } | null;
};

let product: SharedProduct;
let client: Client;
let me: Me;
beforeAll(async () => {
  product = await sharedProduct();
  client = await signUp(product.url, email, { name: 'Ada' });
  me = (await client.call<Me>('GET', '/api/v2/me')).body;
  await client.call('PUT', '/api/v2/company-profile', { name: 'Roofing', phone, email });
  await eventually(
    () => usageOf(client),
    ({ leads }) => leads === planNamed('free-trial').leadsFirstPeriod,
  );
});

const post = <Body = Record<string, unknown>>(path: string, body: object = {}, headers: Record<string, string> = {}) =>
  client.call<Body>('POST', path, body, headers);
/** Asks in the address, and repeats it in the body. */
const look = async (resource: string, asked: Record<string, string>) =>
  (await post(`/api/v2/data/${resource}?${new URLSearchParams(asked)}`, asked)).body;
const current = async () => (await client.call<Subscription>('GET', '/api/v2/subscription')).body;

describe('who is here', () => {
  it('POST /api/login answers the token of the session', async () => {
    const answer = await visitor(product.url).call<{ token: string; uid: string }>('POST', '/api/login', {
      email,
      password,
    });
    expect([answer.status, answer.body.uid]).toEqual([200, me.uid]);
    const again = await visitor(product.url).call<Me>('GET', '/api/v2/me', undefined, {
      authorization: `Bearer ${answer.body.token}`,
    });
    expect(again.body.accountId).toBe(me.accountId);
  });

  it('POST /api/v2/verify_traffic answers whether a bot check was passed', async () => {
    const verify = async (response: string) =>
      (await visitor(product.url).call('POST', '/api/v2/verify_traffic', { response })).body;
    expect([await verify(testBotToken()), await verify('never-made')]).toEqual([true, false]);
  });

  it('POST /api/start_verification sends a code, and POST /api/verify_account takes it', async () => {
    expect((await post('/api/start_verification', { sms_to: phone })).status).toBe(202);
    const { text } = await mailTo(product.url, '+16025550134');
    expect((await post('/api/verify_account', { verificationCode: '000000' })).body).toEqual({
      verified: false,
      expired: false,
    });
    const [verificationCode = ''] = /\d{6}/.exec(text) ?? [];
    expect((await post('/api/verify_account', { verificationCode })).body).toEqual({ verified: true, expired: false });
  });

  it('POST /api/v2/request_ccpa_optout answers something truthy, and a mail says how it goes on', async () => {
    const asking = `optout.${run}@canary.test`;
    const answer = await visitor(product.url).call('POST', '/api/v2/request_ccpa_optout', {
      email: asking,
      response: testBotToken(),
    });
    expect([answer.status, answer.body]).toEqual([200, { received: true }]);
    expect((await mailTo(product.url, asking)).text).toContain('/ccpa_optout/confirm');
  });
});

describe('what is suggested', () => {
  it('POST /api/v2/data/fipsdata_cities has cities and counties', async () => {
    const cities = { fields: 'CITY,ST', filter: "(CITY like 'PHOENIX%')", order: 'PEOPLE DESC', group: 'CITY' };
    expect(await look('fipsdata_cities', cities)).toEqual({
      resource: [
        { CITY: 'Phoenix', ST: 'AZ' },
        { CITY: 'Phoenixville', ST: 'PA' },
      ],
    });
    const counties = { fields: 'COUNTY,ST,FIPS', filter: "(COUNTY like 'MARICOPA%')", order: 'COUNTY', group: 'FIPS' };
    expect(await look('fipsdata_cities', counties)).toEqual({
      resource: [{ COUNTY: 'Maricopa County', ST: 'AZ', FIPS: '04013' }],
    });
  });

  it('POST /api/v2/data/fipsdata_zips has ZIP codes', async () => {
    const zips = { fields: 'ZIP,CITY', filter: "(ZIP like '9021%')", order: 'ZIP', group: 'ZIP' };
    expect(await look('fipsdata_zips', zips)).toEqual({
      resource: ['90210', '90211', '90212', '90213'].map((ZIP) => ({ ZIP, CITY: 'Beverly Hills' })),
    });
  });

  it.each([
    ['business_siclist', "(SIC like '1761%')"],
    ['business_sicsearch', "(WORD like 'ROOFER%')"],
  ])('POST /api/v2/data/%s has industries', async (resource, filter) => {
    expect(await look(resource, { fields: 'SIC,DESCRIPTION', filter, order: 'SIC', group: 'SIC' })).toEqual({
      resource: [{ SIC: '1761', DESCRIPTION: 'Roofing, Siding, and Sheet Metal Work' }],
    });
  });

  it('the look-up of makes and models filters on MODEL', async () => {
    const models = { fields: 'MAKE,MODEL', filter: "(MODEL like 'CAMRY%')", order: 'MODEL', group: 'MODEL' };
    expect(await look('vehicle_models', models)).toEqual({
      resource: [
        { MAKE: 'Toyota', MODEL: 'Camry' },
        { MAKE: 'Toyota', MODEL: 'Camry Hybrid' },
      ],
    });
  });
});

describe('searches', () => {
  it('POST /api/email sends the search that is shared', async () => {
    const to = `friend.${run}@share.test`;
    const searchId = await saveSearch(client, 'Roofers of Arizona');
    const answer = await post('/api/email', { searchId, to: [to], ...words }, key());
    expect([answer.status, answer.body]).toEqual([202, expect.objectContaining({ recipients: 1, mayEarn: 1 })]);
    expect(await mailTo(product.url, to)).toMatchObject({
      subject: words.subject,
      text: expect.stringContaining(words.text),
    });
  });

  it('POST to a stored queryUrl with limit 1 says whether there is a lead, and the preview shows where', async () => {
    const id = await saveSearch(client, 'Arizona');
    const { queryUrl } = (await client.call<{ queryUrl: string }>('GET', `/api/v2/saved-searches/${id}`)).body;
    const nobody = [
      { field: 'age', from: 110, to: 110 },
      { field: 'year_born', from: 2005, to: 2005 },
    ];
    const count = async (filters: unknown[]) => (await post(queryUrl, { ...arizona, filters, limit: 1 })).body;
    expect(await count([])).toMatchObject({ count: 1, exact: false });
    expect(await count(nobody)).toMatchObject({ count: 0, exact: true });
    const preview = await post<{ rows: { state: string }[] }>('/api/v2/searches/preview', { ...arizona, limit: 1 });
    expect(preview.body.rows.map(({ state }) => state)).toEqual(['AZ']);
  });
});

describe('paying', () => {
  it('GET /api/v2/client_token/{id} answers the token of the card form', async () => {
    expect((await client.call('GET', `/api/v2/client_token/${me.accountId}`)).body).toEqual({
      clientToken: 'sandbox',
      processor: 'sandbox',
    });
  });

  it('POST …/accounts/create and …/accounts/find/{email} answer the account', async () => {
    const made = await post<Billing>('/api/sandbox/accounts/create', { email, code: me.accountId });
    expect([made.status, made.body.code, made.body.hasLiveSubscription]).toEqual([200, me.accountId, false]);
    const found = await post<Billing>(`/api/sandbox/accounts/find/${email}`);
    expect(found.body).toEqual(made.body);
  });

  it('POST …/subscriptions/create subscribes, or says transactionError', async () => {
    const subscribe = (token_id: string) =>
      post<Subscription & { details?: object }>(
        '/api/sandbox/subscriptions/create',
        {
          plan_code: 'individual-unlimited',
          currency: 'USD',
          account: { code: me.accountId, billing_info: { token_id } },
        },
        paying(),
      );
    const declined = await subscribe('tok_declined');
    expect([declined.status, declined.body.details]).toEqual([
      402,
      expect.objectContaining({
        title: 'Payment failed',
        transactionError: expect.objectContaining({ code: 'card-declined' }),
      }),
    ]);
    const made = await subscribe('tok_visa');
    expect([made.status, made.body.planId, made.body.status, made.body.priceCents]).toEqual([
      200,
      'individual-unlimited',
      'live',
      planNamed('individual-unlimited').priceCents,
    ]);
  });

  it('POST …/subscriptions/createChange/{subscriptionId} changes the plan at once', async () => {
    const { subscriptionId } = await current();
    const changed = await post<Subscription>(
      `/api/sandbox/subscriptions/createChange/${subscriptionId}`,
      { timeframe: 'now', plan_code: 'team-unlimited' },
      paying(),
    );
    expect([changed.status, changed.body.planId]).toEqual([200, 'team-unlimited']);
  });

  it('POST …/accounts/update/{accountId} changes the card, and takes an e-mail address', async () => {
    const path = `/api/sandbox/accounts/update/${me.accountId}`;
    const card = await post<Billing>(path, { billing_info: { token_id: 'tok_mastercard' } }, paying());
    expect([card.status, card.body.billingInfo?.paymentMethod]).toEqual([
      200,
      expect.objectContaining({ lastFour: '4444' }),
    ]);
    expect((await post<Billing>(path, { email }, paying())).body).toEqual(card.body);
  });

  it('POST …/invoices/write/… answers the invoices of the account to a super-admin, and …/transactions/write/… what is missing', async () => {
    const { body: account } = await post<Billing>(`/api/sandbox/accounts/find/${email}`);
    const acting = await impersonate(product.url, email);
    const ids = { customerDocId: me.accountId, customerId: account.id };
    const write = (at: string) =>
      acting.client.call<Record<string, unknown>[]>(
        'POST',
        `/api/v2/${at}/${ids.customerDocId}/${ids.customerId}`,
        ids,
      );
    const invoices = await write('sandbox/invoices/write');
    expect([invoices.status, invoices.body.map(({ amount_paid }) => amount_paid)]).toEqual([
      200,
      expect.arrayContaining([planNamed('individual-unlimited').priceCents]),
    ]);
    expect((await write('transactions/write')).body).toMatchObject({ code: 'braintree-not-configured' });
    const read = await client.call<{ read: number }>('POST', '/api/v2/invoices/refresh', {
      customerDocId: me.accountId,
      customer_id: account.id,
    });
    expect([read.status, read.body.read]).toEqual([200, invoices.body.length]);
  });

  it('POST …/subscriptions/terminate/{subscriptionId} ends the subscription with its period', async () => {
    const { subscriptionId } = await current();
    const ended = await post<Subscription>(`/api/sandbox/subscriptions/terminate/${subscriptionId}`, {}, paying());
    expect([ended.status, ended.body.status]).toEqual([200, 'cancelling']);
  });
});
