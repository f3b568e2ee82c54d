import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inScope } from '@leadwright/postgres/scope';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { eventually } from '@leadwright/testing/eventually';
import { sql } from 'kysely';
import { checkAccounts } from '../../close/rules/check-accounts.ts';
import { billingContract } from '../../contracts.ts';
import { ledgerViolations } from '../../ledger/projections/ledger-violations.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';
import { removeOldCallsWork } from '../../providers/calls/remove-old-calls.ts';
import { startBillingUnderTest, type BillingUnderTest } from '../../testing/billing-under-test.ts';

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await startBillingUnderTest('sandbox');
});
afterAll(async () => {
  expect(await ledgerViolations(billing.database.db)).toEqual([]);
  // Logs, tables and rules of every account, as the gate before a lock has them.
  const asOf = () => ({ at: new Date() });
  const broken: unknown[] = [];
  for await (const line of checkAccounts(billing.database, { contract: billingContract as never, asOf }))
    if (line.kind === 'broken') broken.push(line);
  expect(broken).toEqual([]);
  await billing.stop();
});

type Answer = Awaited<ReturnType<BillingUnderTest['post']>>;
const team = planNamed('team-unlimited');
const large = planNamed('rollover-500k');
const smallest = planNamed('individual-unlimited');
const fiona = { personId: 'fiona', accountId: 'office', staff: 'finance' } as const;
const frank = { ...fiona, personId: 'frank' };
const key = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });
const admin = (accountId: string) => ({ accountId, personId: `person-of-${accountId}` });
const base = (accountId: string) => `/api/v2/finance/accounts/${accountId}`;
const eventsOf = (accountId: string, type: string) =>
  inScope(billing.database.db, 'all', async (trx) => {
    const { rows } = await sql<{ payload: Record<string, unknown> }>`select payload from event_log
      where account_id = ${accountId} and type = ${type} order by account_seq`.execute(trx);
    return rows.map(({ payload }) => payload);
  });
const countOf = (accountId: string) =>
  inScope(billing.database.db, 'all', async (trx) => {
    const { rows } = await sql`select from event_log where account_id = ${accountId}`.execute(trx);
    return rows.length;
  });
const left = async (accountId: string) => (await billing.get('/api/v2/usage', admin(accountId))).body['leadsRemaining'];

/** An account whose first month is paid for, and the invoice of it. */
async function paid(planId = team.planId): Promise<{ accountId: string; invoiceId: string }> {
  const accountId = `account-${randomUUID()}`;
  await billing.fromAccounts(accountId, { case: 'accountOpened', value: { ownerPersonId: 'p', planId } });
  await eventually(async () => expect(await eventsOf(accountId, 'InvoicePaid')).toHaveLength(1));
  const { body } = await billing.get(`${base(accountId)}/invoices`, fiona);
  const [invoice] = body['invoices'] as { invoiceId: string }[];
  return { accountId, invoiceId: invoice?.invoiceId ?? '' };
}
const refund = (
  { accountId, invoiceId }: { accountId: string; invoiceId: string },
  cents: number,
  { headers = key(), who = fiona, seen = 0 }: { headers?: Record<string, string>; who?: object; seen?: number } = {},
) => {
  const body = { invoiceId, cents, refundedCents: seen, reason: 'goodwill', note: 'ticket 9' };
  return billing.post(`${base(accountId)}/refunds`, who, body, headers);
};
/** At the provider, by other hands than ours. */
const cameBack = (invoiceId: string, state: object) =>
  inScope(billing.database.db, 'all', (trx) =>
    sql`update sandbox_invoice set state = state || ${JSON.stringify(state)}::jsonb
      where invoice_id = ${invoiceId}`.execute(trx),
  );
const quote = async ({ accountId, invoiceId }: { accountId: string; invoiceId: string }, cents: number) =>
  (await billing.get(`${base(accountId)}/invoices/${invoiceId}/refund-quote?cents=${cents}`, fiona)).body;
const approve = (accountId: string, { body }: Answer) =>
  billing.post(`${base(accountId)}/adjustments/${String(body['adjustmentId'])}/approve`, frank, undefined, key());
const refundedOf = async (accountId: string) =>
  (await eventsOf(accountId, 'InvoiceChanged')).map((event) => event['refundedCents']);

describe('a refund by finance', () => {
  it('of a part takes its share of the leads, once whatever is repeated, and its quote said so and booked nothing', async () => {
    const invoice = await paid();
    const { accountId } = invoice;
    const [cents, before] = [3_300, await countOf(accountId)];
    const leads = Math.floor((team.leadsPerPeriod * cents) / team.priceCents);
    const { periodEnd, ...takes } = await quote(invoice, cents);
    expect(periodEnd).toBe((await billing.get('/api/v2/subscription', admin(accountId))).body['periodEnd']);
    expect(takes).toEqual({
      ...{ leadsVoided: leads, leadsUsed: 0, creditCents: 0, owedCents: 0 },
      ...{ leadsEndingLater: 0, endsUnlimited: false, lowered: null },
    });
    expect([await countOf(accountId), await left(accountId)]).toEqual([before, team.leadsPerPeriod]);
    const headers = key();
    const first = await refund(invoice, cents, { headers });
    expect(first).toMatchObject({ status: 200, body: { action: 'refund', state: 'booked', cents } });
    expect((await refund(invoice, cents, { headers })).body['adjustmentId']).toBe(first.body['adjustmentId']);
    // Its webhook tells it again.
    await eventually(async () => {
      const waiting = await inScope(billing.database.db, 'all', (trx) =>
        sql`select from sandbox_event where taken_at is null`.execute(trx),
      );
      expect(waiting.rows).toEqual([]);
    });
    expect(await refundedOf(accountId)).toEqual([cents]);
    expect(await left(accountId)).toBe(team.leadsPerPeriod - leads);
  });

  it('of the whole takes all leads and lowers the limits, and more than is left is refused', async () => {
    const invoice = await paid();
    const { accountId } = invoice;
    expect((await refund(invoice, team.priceCents + 1)).body['code']).toBe('refund-above-paid');
    expect((await quote(invoice, team.priceCents + 1))['code']).toBe('refund-above-paid');
    expect(await quote(invoice, team.priceCents)).toMatchObject({
      leadsVoided: team.leadsPerPeriod,
      lowered: { seats: smallest.membersMax, downloadLimit: smallest.downloadLimit, peopleOver: 0 },
    });
    expect((await refund(invoice, team.priceCents)).body['state']).toBe('booked');
    expect(await left(accountId)).toBe(0);
    expect((await eventsOf(accountId, 'LimitsChanged')).at(-1)).toMatchObject({ lowered: { reason: 'period' } });
    expect((await refund(invoice, 1, { seen: team.priceCents })).body['code']).toBe('refund-above-paid');
    expect(await refundedOf(accountId)).toEqual([team.priceCents]);
  });

  it('waits for a second person above a sum of a day, and pays nothing back before', async () => {
    const invoice = await paid(large.planId);
    const { accountId } = invoice;
    expect((await refund(invoice, 20_000)).body['state']).toBe('booked');
    const proposed = await refund(invoice, 10_001, { seen: 20_000 });
    expect(proposed.body).toMatchObject({ state: 'open', needsApproval: true });
    expect(await refundedOf(accountId)).toEqual([20_000]);
    expect((await approve(accountId, proposed)).body).toMatchObject({ state: 'booked', decidedById: 'frank' });
    expect(await refundedOf(accountId)).toEqual([20_000, 30_001]);
  });

  it('of the newest invoice can be chosen, however many there were before it', async () => {
    const { accountId, invoiceId } = await paid();
    await inScope(billing.database.db, 'all', (trx) =>
      sql`insert into invoice select (jsonb_populate_record(invoice, jsonb_build_object('invoice_id', 'old-' || n,
        'issued_at', issued_at - n * interval '1 month'))).* from invoice, generate_series(1, 200) n
        where account_id = ${accountId}`.execute(trx),
    );
    const { body } = await billing.get(`${base(accountId)}/invoices`, fiona);
    await inScope(billing.database.db, 'all', (trx) =>
      sql`delete from invoice where account_id = ${accountId} and invoice_id like 'old-%'`.execute(trx),
    );
    const shown = body['invoices'] as { invoiceId: string }[];
    expect([shown.length, shown[0]?.invoiceId, shown[1]?.invoiceId]).toEqual([200, invoiceId, 'old-1']);
  });

  it('two at the same moment never pay more than was paid', async () => {
    const invoice = await paid();
    const answers = await Promise.all([1, 2, 3].map(() => refund(invoice, 6_000)));
    expect(answers.filter(({ body }) => body['state'] === 'booked')).toHaveLength(1);
    for (const { body } of answers)
      if (body['state'] !== 'booked') expect(['call-under-way', 'refund-differs']).toContain(body['code']);
    await eventually(async () => expect(await refundedOf(invoice.accountId)).toEqual([6_000]));
  });

  it('is refused for what a bank has, for an invoice that is none, and to who may not', async () => {
    const invoice = await paid();
    const { accountId } = invoice;
    expect((await refund({ accountId, invoiceId: 'in_none' }, 1)).body['code']).toBe('invoice-unknown');
    const other = await paid();
    expect((await refund({ accountId, invoiceId: other.invoiceId }, 1)).body['code']).toBe('invoice-unknown');
    expect((await quote({ accountId, invoiceId: other.invoiceId }, 1))['code']).toBe('invoice-unknown');
    expect((await refund(invoice, 1, { who: { ...fiona, impersonatorId: 'ada' } })).body['code']).toBe(
      'acting-for-another',
    );
    expect((await refund(invoice, 1, { who: { ...fiona, accountId } })).body['code']).toBe('own-account');
    expect((await refund(invoice, 1, { who: { ...fiona, staff: null } })).status).toBe(403);
    await billing.post('/api/v2/sandbox/acts', admin(accountId), { act: 'dispute' });
    await eventually(async () => expect(await eventsOf(accountId, 'InvoiceChanged')).toHaveLength(1));
    expect((await refund(invoice, 1)).body['code']).toBe('refund-disputed');
    expect(await eventsOf(accountId, 'AdjustmentProposed')).toEqual([]);
  });

  it('of what came back meanwhile, by another of finance, is refused when it is proposed and when it is agreed to', async () => {
    const invoice = await paid(large.planId);
    const { accountId } = invoice;
    const waiting = await refund(invoice, 40_000);
    expect((await refund(invoice, 5_000)).body['state']).toBe('booked');
    expect((await refund(invoice, 5_000, { who: frank })).body['code']).toBe('refund-differs');
    expect((await approve(accountId, waiting)).body['code']).toBe('refund-differs');
    expect(await refundedOf(accountId)).toEqual([5_000]);
    expect((await refund(invoice, 5_000, { who: frank, seen: 5_000 })).body['state']).toBe('booked');
  });

  it('of what came back at the provider alone is refused when it is agreed to, and booked as it came back', async () => {
    const invoice = await paid(large.planId);
    const { accountId, invoiceId } = invoice;
    const proposed = await refund(invoice, 40_000);
    await cameBack(invoiceId, { refundedCents: 1_000 });
    expect((await approve(accountId, proposed)).body['code']).toBe('refund-differs');
    expect(await refundedOf(accountId)).toEqual([1_000]);
    await cameBack(invoiceId, { refundedCents: 2_000 });
    expect((await refund(invoice, 1_000, { seen: 1_000 })).body['code']).toBe('refund-differs');
    await cameBack(invoiceId, { dispute: 'open' });
    expect((await refund(invoice, 1_000, { seen: 2_000 })).body['code']).toBe('refund-disputed');
    expect(await refundedOf(accountId)).toEqual([1_000, 2_000, 2_000]);
  });

  it('that the provider does not answer says so, and nothing more is paid back until it is known', async () => {
    const invoice = await paid(large.planId);
    const { accountId } = invoice;
    const first = await refund(invoice, 1_000);
    const { adjustmentId } = first.body;
    const become = (state: string) =>
      inScope(billing.database.db, 'all', (trx) =>
        sql`update effect set state = ${state}, next_try_at = case when ${state} = 'unknown' then
          clock_timestamp() + interval '1 hour' end where request ->> 'adjustmentId' = ${String(adjustmentId)}`.execute(
          trx,
        ),
      );
    const listed = async () =>
      (await billing.get(`/api/v2/finance/adjustments?account=${accountId}`, fiona)).body['adjustments'];
    expect(await listed()).toMatchObject([{ state: 'booked' }]);
    await become('unknown');
    expect(await listed()).toMatchObject([{ state: 'under-way' }]);
    expect((await refund(invoice, 1_000, { seen: 1_000 })).body['code']).toBe('call-under-way');
    await become('dead');
    expect(await listed()).toMatchObject([{ state: 'unanswered' }]);
    expect((await refund(invoice, 1_000, { seen: 1_000 })).body['code']).toBe('refund-unanswered');
    // However long that is.
    await inScope(billing.database.db, 'all', (trx) =>
      sql`update effect set changed_at = changed_at - interval '31 days' where account_id = ${accountId}`.execute(trx),
    );
    await removeOldCallsWork({ database: billing.database, logger: createLogger('test', 'silent') }).round(
      new AbortController().signal as never,
    );
    expect(await listed()).toMatchObject([{ state: 'unanswered' }]);
    expect((await refund(invoice, 1_000, { seen: 1_000 })).body['code']).toBe('refund-unanswered');
    await become('done');
    expect((await refund(invoice, 1_000, { seen: 1_000 })).body['state']).toBe('booked');
  });
});

describe('the bank of the sandbox', () => {
  it('pays half of the newest payment back, and then half of what is left', async () => {
    const { accountId } = await paid();
    for (const cents of [4_950, 4_950 + 2_475]) {
      expect((await billing.post('/api/v2/sandbox/acts', admin(accountId), { act: 'refund-half' })).status).toBe(200);
      await eventually(async () => expect((await refundedOf(accountId)).at(-1)).toBe(cents));
    }
  });

  it('pays late what is past due, and the leads of the period come then', async () => {
    const { accountId } = await paid();
    const act = (name: string) => billing.post('/api/v2/sandbox/acts', admin(accountId), { act: name });
    expect((await act('pay-late')).body['code']).toBe('sandbox-not-possible');
    await act('fail-next-charge');
    const { periodEnd } = (await billing.get('/api/v2/subscription', admin(accountId))).body;
    const to = new Date(Date.parse(String(periodEnd)) + 60_000).toISOString();
    await billing.post('/api/v2/sandbox/clock', admin(accountId), { to }, key());
    await eventually(async () => expect(await eventsOf(accountId, 'PaymentFailed')).toHaveLength(1));
    expect((await act('pay-late')).status).toBe(200);
    await eventually(async () => expect(await eventsOf(accountId, 'PeriodPaid')).toHaveLength(2));
    await eventually(async () => expect(await left(accountId)).toBe(team.leadsPerPeriod));
  });
});
