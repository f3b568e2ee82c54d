// What belongs to a month and becomes known after finance had locked it, as its customer sees it.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@leadwright/testing/eventually';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import type { SecondBook } from '../second-book.ts';
import { bookOfLedger } from '../testing/book-of-ledger.ts';
import { startBillingUnderTest, type BillingUnderTest } from '../../testing/billing-under-test.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';

const trial = planNamed('free-trial').leadsFirstPeriod;

let billing: BillingUnderTest;
const book: SecondBook = {
  sumsOf: ({ month, positions }) => bookOfLedger(billing.database, month, positions),
  firstDifference: async () => null,
};
const month = `${new Date().getUTCFullYear() - 1}-11`;
const ordered = `${month}-20T10:00:00.000000Z`;
const accountId = 'late-account';
const downloadId = randomUUID();
const member = { accountId, personId: 'p' };
const program = path.join(repositoryRoot, 'scripts/verify-statement/main.mjs');
const folder = mkdtempSync(path.join(tmpdir(), 'late-'));
const fiona = { personId: 'fiona', accountId: 'office', staff: 'finance' } as const;
const months = '/api/v2/finance/months';

beforeAll(async () => {
  billing = await startBillingUnderTest('none', { book });
  const opened = { ownerPersonId: 'p', planId: 'free-trial' };
  await billing.fromAccounts(accountId, { case: 'accountOpened', value: opened }, `${month}-02T10:00:00Z`);
  // Accounts and export have a topic each, between which nothing orders.
  await booked('LeadsGranted');
  const asked = { downloadId, dictId: 'consumers', rows: 60n, multiplierHundredths: 100 };
  await billing.fromExport(accountId, { case: 'downloadRequested', value: asked }, ordered);
  await booked('LeadsReserved');
});
afterAll(async () => {
  await billing.stop();
  rmSync(folder, { recursive: true });
});

const booked = (type: string) => eventually(() => expect(billing.published(accountId)).toContain(type));
const key = () => ({ 'idempotency-key': randomUUID() });

async function lockTheMonth(): Promise<void> {
  const { body } = await billing.post(`${months}/${month}/propose`, fiona, undefined, key());
  const { proposalId } = body;
  const locked = await billing.post(`${months}/${month}/lock`, { ...fiona, personId: 'frank' }, { proposalId }, key());
  expect(locked.body).toMatchObject({ state: 'locked' });
}

const span = new URLSearchParams({
  from: `${month}-01T00:00:00Z`,
  to: `${month.slice(0, 5)}12-01T00:00:00Z`,
}).toString();
const statement = (who: object = member, over = span) => billing.file(`/api/v2/usage/statement?${over}`, who);

it('S17: use of a locked month is booked in the open one, linked and with its own date; the locked statement stays byte-identical', async () => {
  const open = await statement();
  await lockTheMonth();
  const locked = await statement();
  expect(locked).toBe(open);
  const manifest = await billing.file(`${months}/${month}/manifest`, fiona);
  await billing.fromExport(accountId, { case: 'downloadCompleted', value: { downloadId, rows: 50n } });
  await booked('LeadsUsed');
  expect(await statement()).toBe(locked);
  expect(await billing.file(`${months}/${month}/manifest`, fiona)).toBe(manifest);

  const { body } = await billing.get('/api/v2/usage/lines', member);
  const line = (body['lines'] as { downloadId?: string; at: string; entries: Record<string, unknown>[] }[])[0];
  expect(line).toMatchObject({ downloadId, at: ordered, state: 'charged', leads: -50 });
  const used = line?.entries.find(({ type }) => type === 'used');
  expect(used).toMatchObject({ leads: -50, datedAt: ordered });
  expect(String(used?.['at']) > new Date(Date.now() - 3_600_000).toISOString()).toBe(true);
  // What was set aside in time counts where it was.
  expect(line?.entries.find(({ type }) => type === 'reserved')).not.toHaveProperty('datedAt');
});

it('the locked month lists it with its entry and its account, and its figures do not count it', async () => {
  const pack = (await billing.get(`${months}/${month}`, fiona)).body;
  const { body } = await billing.get('/api/v2/usage/entries', member);
  const used = (body['entries'] as { id: string; type: string }[]).find(({ type }) => type === 'used');
  expect(pack['bookedLater']).toEqual([
    expect.objectContaining({ entryId: used?.id, accountId, leads: 50, why: 'locked-month', month }),
  ]);
  expect(pack['totals']).toMatchObject({ leads: { issued: trial, delivered: 0, closing: trial } });
});

it('leads of a locked month that are granted late count in the next one, in statement, file and list alike', async () => {
  const late = { accountId: 'late-opened', personId: 'q' };
  const before = await statement(late);
  const opened = { ownerPersonId: 'q', planId: 'free-trial' };
  await billing.fromAccounts(late.accountId, { case: 'accountOpened', value: opened }, `${month}-25T10:00:00Z`);
  await eventually(() => expect(billing.published(late.accountId)).toContain('LeadsGranted'));
  expect(await statement(late)).toBe(before);
  const next = new URLSearchParams({
    from: `${month.slice(0, 5)}12-01T00:00:00Z`,
    to: '2100-01-01T00:00:00Z',
  }).toString();
  expect(JSON.parse(await statement(late, next))).toMatchObject({ opening: 0, issued: trial, closing: trial });
  const entriesOver = async (over: string) =>
    (await billing.file(`/api/v2/usage/entries-csv?${over}`, late)).trim().split('\r\n').length - 1;
  expect([await entriesOver(span), await entriesOver(next)]).toEqual([0, 1]);
  for (const over of [span, next]) {
    const file = path.join(folder, 'statement.jsonl');
    writeFileSync(file, await billing.file(`/api/v2/usage/statement-file?${over}`, late));
    expect(execFileSync('node', [program, file], { encoding: 'utf8' })).toContain('The statement holds');
  }
});
