// What finance is told before an act is what the act does.
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

const [carrying, large, endless] = ['rollover-50k', 'rollover-500k', 'call-center-unlimited'].map(planNamed);
const smallest = planNamed('individual-unlimited');
const fiona = { personId: 'fiona', accountId: 'office', staff: 'finance' } as const;
const frank = { ...fiona, personId: 'frank' };
const key = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });
const admin = (accountId: string) => ({ accountId, personId: `person-of-${accountId}` });
const base = (accountId: string) => `/api/v2/finance/accounts/${accountId}`;
const because = { reason: 'agreement', note: 'ticket 12' };
const usageOf = async (accountId: string) => (await billing.get('/api/v2/usage', admin(accountId))).body;
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

type Paid = { accountId: string; invoiceId: string };

async function paid(planId: string, people = 1): Promise<Paid> {
  const accountId = `account-${randomUUID()}`;
  await billing.fromAccounts(accountId, { case: 'accountOpened', value: { ownerPersonId: 'p', planId } });
  for (let n = 1; n < people; n++) {
    const value = { personId: `member-${n}`, role: 'download' };
    await billing.fromAccounts(accountId, { case: 'memberJoined', value: value as never });
  }
  return { accountId, invoiceId: await newestInvoice(accountId) };
}

/** Of the running period, once it is paid for: the clock of all accounts may be months ahead. */
const newestInvoice = (accountId: string): Promise<string> =>
  eventually(async () => {
    const { periodEnd } = (await billing.get('/api/v2/subscription', admin(accountId))).body;
    expect((await eventsOf(accountId, 'PeriodPaid')).at(-1)?.['endsAt']).toBe(periodEnd);
    const [invoice] = (await billing.get(`${base(accountId)}/invoices`, fiona)).body['invoices'] as Paid[];
    return invoice?.invoiceId ?? '';
  });

/** Whatever it answers, it books nothing; asked again where something else was booked meanwhile. */
const asked = (accountId: string, path: string): Promise<Record<string, unknown>> =>
  eventually(async () => {
    const before = await countOf(accountId);
    const { body } = await billing.get(`${base(accountId)}/${path}`, fiona);
    expect(await countOf(accountId)).toBe(before);
    return body;
  });
const refundQuote = ({ accountId, invoiceId }: Paid, cents: number) =>
  asked(accountId, `invoices/${invoiceId}/refund-quote?cents=${cents}`);
const planQuote = (accountId: string, planId: string) => asked(accountId, `plan-quote?planId=${planId}`);
const refund = ({ accountId, invoiceId }: Paid, cents: number) =>
  billing.post(`${base(accountId)}/refunds`, fiona, { invoiceId, cents, refundedCents: 0, ...because }, key());
/** Proposed by one and, where it needs that, agreed to by another. */
async function give(accountId: string, path: string, body: object): Promise<unknown> {
  const proposed = await billing.post(`${base(accountId)}/${path}`, fiona, { ...body, ...because }, key());
  if (proposed.body['state'] !== 'open') return proposed.body['state'];
  const id = String(proposed.body['adjustmentId']);
  return (await billing.post(`${base(accountId)}/adjustments/${id}/approve`, frank, undefined, key())).body['state'];
}
async function passPeriod(accountId: string): Promise<void> {
  const { periodEnd } = (await billing.get('/api/v2/subscription', admin(accountId))).body;
  const to = new Date(Date.parse(String(periodEnd)) + 60_000).toISOString();
  expect((await billing.post('/api/v2/sandbox/clock', admin(accountId), { to }, key())).status).toBe(200);
  await eventually(async () => {
    const now = (await billing.get('/api/v2/subscription', admin(accountId))).body['periodEnd'];
    expect(String(now) > String(periodEnd)).toBe(true);
  });
}
const trimmedOf = async (accountId: string): Promise<number> => {
  const trimmed = (await eventsOf(accountId, 'LeadsExpired')).filter(({ reason }) => reason === 'rollover_cap');
  return trimmed.flatMap(({ expired }) => expired as { leads: number }[]).reduce((sum, { leads }) => sum + leads, 0);
};

describe('before a refund finance is told', () => {
  it('that a few dollars of a plan that carries end what would carry over, and so it comes', async () => {
    const invoice = await paid(carrying?.planId ?? '');
    const said = await refundQuote(invoice, 500);
    expect(said).toMatchObject({ lowered: null, endsUnlimited: false, owedCents: 0 });
    const left = Number((await usageOf(invoice.accountId))['leadsRemaining']) - Number(said['leadsVoided']);
    expect(said['leadsEndingLater']).toBe(left);
    await refund(invoice, 500);
    expect(await refundQuote(invoice, 100)).toMatchObject({ leadsEndingLater: 0 });
    await passPeriod(invoice.accountId);
    await eventually(async () => expect(await trimmedOf(invoice.accountId)).toBe(left));
  });

  it('that a few dollars of the unlimited plan end its files without a count, and so it is', async () => {
    const invoice = await paid(endless?.planId ?? '');
    expect((await usageOf(invoice.accountId))['unlimited']).toBe(true);
    expect(await refundQuote(invoice, 300)).toMatchObject({ endsUnlimited: true, lowered: null });
    await refund(invoice, 300);
    await eventually(async () => expect((await usageOf(invoice.accountId))['unlimited']).toBe(false));
  });

  it('that a dollar of a month below the smallest plan leaves its limits, and who has no seat then', async () => {
    const { accountId } = await paid(smallest.planId, 3);
    const agreed = { leads: 30_000, micros: 1_600 };
    expect(await give(accountId, 'price-per-record', agreed)).toBe('booked');
    await passPeriod(accountId);
    const invoice = { accountId, invoiceId: await newestInvoice(accountId) };
    const { membersMax: seats, downloadLimit } = smallest;
    const said = await refundQuote(invoice, 100);
    expect(said).toMatchObject({ lowered: { seats, downloadLimit, peopleOver: 3 - seats } });
    await refund(invoice, 100);
    await eventually(async () => expect(await usageOf(accountId)).toMatchObject({ seats, downloadLimit }));
  });

  it('what the account will owe, where credit of the payment paid for leads that are used', async () => {
    const { accountId, invoiceId } = await paid(large?.planId ?? '');
    const { subscriptionId } = (await billing.get('/api/v2/subscription', admin(accountId))).body;
    const change = { plan_code: 'individual-unlimited', timeframe: 'now' };
    const path = `/api/sandbox/subscriptions/createChange/${String(subscriptionId)}`;
    expect((await billing.post(path, admin(accountId), change, key())).status).toBe(200);
    await passPeriod(accountId);
    await newestInvoice(accountId);
    const download = { downloadId: 'd1', rows: 5_000n };
    const at = String((await billing.get('/api/v2/sandbox/clock', admin(accountId))).body['now']);
    const requested = { ...download, dictId: 'consumers', multiplierHundredths: 100 };
    await billing.fromExport(accountId, { case: 'downloadRequested', value: requested }, at);
    await billing.fromExport(accountId, { case: 'downloadCompleted', value: download }, at);
    await eventually(async () => expect(await eventsOf(accountId, 'LeadsUsed')).toHaveLength(1));
    const invoice = { accountId, invoiceId };
    const cents = large?.priceCents ?? 0;
    const said = await refundQuote(invoice, cents);
    expect(Number(said['owedCents'])).toBeGreaterThan(0);
    expect(await give(accountId, 'refunds', { invoiceId, cents, refundedCents: 0 })).toBe('booked');
    await eventually(async () => {
      const { owedCents } = (await billing.get(`${base(accountId)}/credit`, fiona)).body;
      expect(owedCents).toBe(said['owedCents']);
    });
    // Credit that is left was taken back too, and would pay the whole of this plan.
    const { planId, priceCents: unbackedCents } = planNamed('rollover-250k');
    const next = { owedCents: said['owedCents'], settledCents: 0, unbackedCents };
    expect(await planQuote(accountId, planId)).toMatchObject(next);
  });
});

describe('before a plan is given finance is told', () => {
  it('what of the leads that would carry ends where a plan begins that carries nothing, and so it comes', async () => {
    const { accountId } = await paid(carrying?.planId ?? '', 3);
    const { periodEnd } = (await billing.get('/api/v2/subscription', admin(accountId))).body;
    const per = 'per-record-200000-1250';
    const said = await planQuote(accountId, per);
    expect(said).toMatchObject({ starts: 'at-renewal', beginsAt: periodEnd, peopleOver: 0, owedCents: 0 });
    expect(said['leadsEnding']).toBe((await usageOf(accountId))['leadsRemaining']);
    expect(await planQuote(accountId, large?.planId ?? '')).toMatchObject({ leadsEnding: 0 });
    expect(await give(accountId, 'price-per-record', { leads: 200_000, micros: 1_250 })).toBe('booked');
    await passPeriod(accountId);
    await eventually(async () => expect(await trimmedOf(accountId)).toBe(said['leadsEnding']));
  });

  it('how many people have no seat on it, and why a plan cannot be given', async () => {
    const seats = planNamed('rollover-250k').membersMax;
    const { accountId } = await paid(carrying?.planId ?? '', seats + 2);
    await eventually(async () => expect(await planQuote(accountId, 'rollover-250k')).toMatchObject({ peopleOver: 2 }));
    expect((await planQuote(accountId, 'team-unlimited'))['code']).toBe('plan-not-given');
    expect((await planQuote(`account-${randomUUID()}`, 'rollover-250k'))['code']).toBe('billing-account-unknown');
  });
});
