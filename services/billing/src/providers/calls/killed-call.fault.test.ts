// Kill points 13 and 14: billing dies around a call to the processor, starts again, and has charged once.
import { inScope } from '@leadwright/postgres/scope';
import { eventually } from '@leadwright/testing/eventually';
import { startOwnCluster, type OwnCluster } from '@leadwright/testing/own-cluster';
import { endMains } from '@leadwright/testing/start-main';
import { sql } from 'kysely';
import { openBillingAlone, type BillingAlone } from '../../testing/billing-alone.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';
import { processorCalls } from './processor-call.ts';

const CATCH_UP_MS_MAX = 60_000;
const { priceCents } = planNamed('individual-unlimited');
const planted = '4242 4242 4242 4242';
let cluster: OwnCluster;
let billing: BillingAlone;

beforeAll(async () => {
  cluster = await startOwnCluster();
  billing = await openBillingAlone();
}, 120_000);
afterEach(endMains);
afterAll(async () => {
  await billing.close();
  await cluster.stop();
}, 60_000);

const all = <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  inScope(billing.database.db, 'all', async (trx) => (await query.execute(trx)).rows);
const paidOf = async (accountId: string): Promise<number[]> =>
  (
    await all(sql<{ cents: number }>`select (state ->> 'paidCents')::int as cents from sandbox_invoice
      where account_id = ${accountId}`)
  ).map(({ cents }) => cents);
const statesOf = async (accountId: string): Promise<string[]> =>
  (
    await all(sql<{ state: string }>`select state from effect
      where account_id = ${accountId} and kind = ${processorCalls.kind}`)
  ).map(({ state }) => state);
const statusOf = async (url: string, accountId: string) =>
  (await billing.ask(url, accountId, 'GET', '/api/v2/subscription')).body['status'];

describe('billing that is killed around a call to the processor', () => {
  it.each([
    ['billing:processor-sending', []],
    ['billing:processor-accepted', [priceCents]],
  ])('at %s charges once and answers the same request with what it did', async (point, paidBefore) => {
    const accountId = `killed-${point.split(':')[1] ?? ''}`;
    const subscribe = (url: string) =>
      billing.ask(url, accountId, 'POST', '/api/sandbox/subscriptions/create', {
        key: 'one click',
        body: {
          plan_code: 'individual-unlimited',
          currency: 'USD',
          account: { code: accountId, billing_info: { token_id: 'tok_visa' } },
        },
      });
    const doomed = billing.start({ BILLING_CRASH_AT: `${point}:1` });
    const doomedUrl = await doomed.ready();
    await billing.openAccount(accountId);
    await eventually(async () => expect(await statusOf(doomedUrl, accountId)).toBe('free-trial'));
    await expect(subscribe(doomedUrl)).rejects.toThrow('fetch failed');
    expect(await doomed.ended).toEqual([null, 'SIGKILL']);
    expect([await statesOf(accountId), await paidOf(accountId)]).toEqual([['sending'], paidBefore]);

    const again = billing.start();
    const url = await again.ready();
    // A repeat makes no second charge: it has to wait.
    expect(await subscribe(url)).toMatchObject({ status: 202, body: { state: 'pending' } });
    // The lease of the process that died runs out.
    await all(sql`update effect set next_try_at = clock_timestamp() where account_id = ${accountId}`);
    await eventually(async () => expect(await statesOf(accountId)).toEqual(['done']), { deadlineMs: CATCH_UP_MS_MAX });
    expect(await subscribe(url)).toMatchObject({ status: 200, body: { status: 'live' } });
    expect(await paidOf(accountId)).toEqual([priceCents]);
  });
});

describe('billing that is killed around a refund', () => {
  it.each([
    ['billing:processor-sending', 0],
    ['billing:processor-accepted', 1_500],
  ])('at %s has paid it back once, and booked it once', async (point, backBefore) => {
    const cents = 1_500;
    const accountId = `refund-${point.split(':')[1] ?? ''}`;
    const whole = billing.start();
    const url = await whole.ready();
    await billing.openAccount(accountId);
    await eventually(async () => expect(await statusOf(url, accountId)).toBe('free-trial'));
    const body = {
      ...{ plan_code: 'individual-unlimited', currency: 'USD' },
      account: { code: accountId, billing_info: { token_id: 'tok_visa' } },
    };
    await billing.ask(url, accountId, 'POST', '/api/sandbox/subscriptions/create', { key: 'one', body });
    await eventually(async () => expect(await statusOf(url, accountId)).toBe('live'));
    whole.kill('SIGTERM');
    await whole.ended;

    const [paid] = await all(sql<{ id: string }>`select invoice_id as id from sandbox_invoice
      where account_id = ${accountId}`);
    const backOf = async (): Promise<number[]> =>
      (
        await all(sql<{ cents: number }>`select (state ->> 'refundedCents')::int as cents from sandbox_invoice
          where account_id = ${accountId}`)
      ).map((each) => each.cents);
    const booked = async (): Promise<number[]> =>
      (
        await all(sql<{ cents: number }>`select (payload ->> 'refundedCents')::int as cents from event_log
          where account_id = ${accountId} and type = 'InvoiceChanged'`)
      ).map((each) => each.cents);
    const refund = (at: string) =>
      billing.ask(at, 'office', 'POST', `/api/v2/finance/accounts/${accountId}/refunds`, {
        key: 'one refund',
        body: { invoiceId: paid?.id, cents, refundedCents: 0, reason: 'goodwill', note: 'ticket 9' },
        who: { personId: 'fiona', staff: 'finance' },
      });
    const doomed = billing.start({ BILLING_CRASH_AT: `${point}:1` });
    await expect(refund(await doomed.ready())).rejects.toThrow('fetch failed');
    expect(await doomed.ended).toEqual([null, 'SIGKILL']);
    expect([await backOf(), await booked()]).toEqual([[backBefore], []]);

    const again = await billing.start().ready();
    await all(
      sql`update effect set next_try_at = clock_timestamp() where account_id = ${accountId} and state = 'sending'`,
    );
    await eventually(async () => expect(await booked()).toEqual([cents]), { deadlineMs: CATCH_UP_MS_MAX });
    await eventually(async () => expect(new Set(await statesOf(accountId))).toEqual(new Set(['done'])));
    expect((await refund(again)).body).toMatchObject({ state: 'booked', cents });
    expect([await backOf(), await booked()]).toEqual([[cents], [cents]]);
  });
});

describe('a card number that is sent to billing', () => {
  it('stands in no line of its log', async () => {
    const started = billing.start({ BILLING_LOG_LEVEL: 'trace' });
    const url = await started.ready();
    const account = { code: 'planted', billing_info: { token_id: planted } };
    const body = { plan_code: 'team-unlimited', currency: 'USD', account };
    const refused = { status: 400, body: { code: 'card-number-refused' } };
    const digits = planted.replaceAll(' ', '');
    for (const [at, sent] of [
      ['/api/sandbox/subscriptions/create', body],
      ['/api/sandbox/subscriptions/terminate/none', { when: digits }],
      [`/api/sandbox/accounts/find/${digits}@example.test`, {}],
    ] as const)
      expect(await billing.ask(url, 'planted', 'POST', at, { key: 'k', body: sent })).toMatchObject(refused);
    started.kill('SIGTERM');
    await started.ended;
    expect(started.output()).toContain('subscriptions/create');
    expect(started.output().replaceAll(/[ -]/g, '')).not.toContain('4242424242');
  });
});
