import { randomUUID } from 'node:crypto';
import { inScope } from '@leadwright/postgres/scope';
import { eventually } from '@leadwright/testing/eventually';
import { sql } from 'kysely';
import { ledgerViolations } from '../../ledger/projections/ledger-violations.ts';
import { startBillingUnderTest, type BillingUnderTest } from '../../testing/billing-under-test.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await startBillingUnderTest();
});
afterAll(() => billing.stop());
afterEach(async () => {
  expect(await ledgerViolations(billing.database.db)).toEqual([]);
});

const left = async (accountId: string) => (await billing.get('/api/v2/usage', { accountId })).body['leadsRemaining'];
const becomes = (accountId: string, leads: number) =>
  eventually(async () => {
    expect(await left(accountId)).toBe(leads);
  });

const { planId, leadsFirstPeriod: leads } = planNamed('team-unlimited');
async function opened(): Promise<string> {
  const accountId = `account-${randomUUID()}`;
  await billing.fromAccounts(accountId, { case: 'accountOpened', value: { ownerPersonId: 'p', planId } });
  await becomes(accountId, leads);
  return accountId;
}

/** A download of so many rows that was made and charged. */
async function downloaded(accountId: string, rows: number, multiplierHundredths = 100): Promise<string> {
  const downloadId = randomUUID();
  const value = { downloadId, dictId: 'consumers', rows: BigInt(rows), multiplierHundredths };
  await billing.fromExport(accountId, { case: 'downloadRequested', value });
  await billing.fromExport(accountId, { case: 'downloadCompleted', value: { downloadId, rows: BigInt(rows) } });
  return downloadId;
}
const report = (accountId: string, downloadId: string, verdict = 'approved') =>
  billing.fromExport(accountId, { case: 'fileReported', value: { downloadId, reason: 'blankFile', verdict } });
const creditsOf = (accountId: string) =>
  inScope(billing.database.db, [accountId], async (trx) => {
    const { rows } = await sql<{ leads: number; category: string; cost_cents: number; corrects: string }>`select
        lot.leads::float8, category, cost_cents::float8, corrects
      from lot join ledger_entry using (account_id, lot_id) where account_id = ${accountId} and lot.kind = 'credit'
        and ledger_account = 'available' and ledger_entry.type = 'credited' order by category`.execute(trx);
    return rows;
  });

describe('a reported file', () => {
  it('S6: of 4,000 leads that was found bad is credited once, however often it is reported', async () => {
    const accountId = await opened();
    const downloadId = await downloaded(accountId, 4_000);
    await becomes(accountId, leads - 4_000);
    await Promise.all([report(accountId, downloadId), report(accountId, downloadId)]);
    await becomes(accountId, leads);
    await report(accountId, downloadId);
    // What comes after it shows that all of them were handled.
    await downloaded(accountId, 1_000);
    await becomes(accountId, leads - 1_000);
    expect(await creditsOf(accountId)).toEqual([
      { leads: 4_000, category: 'paid', cost_cents: 0, corrects: downloadId },
    ]);
    await eventually(() => {
      const credits = billing.published(accountId).filter((type) => type === 'LeadsCredited');
      expect(credits).toHaveLength(1);
    });
  });

  it('S7: with a multiplier of 2 gives back twice its rows', async () => {
    const accountId = await opened();
    const downloadId = await downloaded(accountId, 1_500, 200);
    await becomes(accountId, leads - 2 * 1_500);
    await report(accountId, downloadId);
    await becomes(accountId, leads);
  });

  it('that is found good gives nothing', async () => {
    const accountId = await opened();
    const downloadId = await downloaded(accountId, 100);
    await report(accountId, downloadId, 'refused');
    await downloaded(accountId, 1_000);
    await becomes(accountId, leads - 100 - 1_000);
    expect(await creditsOf(accountId)).toEqual([]);
  });

  it('gives each category of the lots it used back as that category', async () => {
    const accountId = await opened();
    const key = () => ({ 'idempotency-key': randomUUID() });
    const finance = { personId: 'fiona', accountId: 'office', staff: 'finance' } as const;
    const body = { leads: 4_000 - leads, reason: 'late-use', note: 'ticket 1' };
    const proposed = await billing.post(`/api/v2/finance/accounts/${accountId}/adjustments`, finance, body, key());
    const at = `/api/v2/finance/accounts/${accountId}/adjustments/${String(proposed.body['adjustmentId'])}/approve`;
    await billing.post(at, { ...finance, personId: 'frank' }, undefined, key());
    const more = { ...body, leads: 600, reason: 'goodwill' };
    await billing.post(`/api/v2/finance/accounts/${accountId}/adjustments`, finance, more, key());
    await becomes(accountId, 4_600);
    const downloadId = await downloaded(accountId, 4_500);
    await becomes(accountId, 100);
    await report(accountId, downloadId);
    await becomes(accountId, 4_600);
    const credits = await creditsOf(accountId);
    expect(credits.map(({ category, leads }) => [category, leads])).toEqual([
      ['paid', 4_000],
      ['promotional', 500],
    ]);
    expect(new Set(credits.map(({ corrects }) => corrects))).toEqual(new Set([downloadId]));
  });
});
