// A year of a hundred accounts, closed month by month. Ledger, invoices and audit's sums must tie to the lead and the
// cent, and a second program, in another language, must find the same from what finance can download.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { computeManifest } from '@leadwright/billing/close/close-month';
import { startBillingUnderTest, type BillingUnderTest } from '@leadwright/billing/testing/billing-under-test';
import { planNamed } from '@leadwright/billing/plans/testing/plan-named';
import { tamper } from '@leadwright/billing/ledger/testing/tampered-rows';
import { printCounts, scaled, SCALED_MS_MAX } from '@leadwright/testing/fault-run';
import { startOwnCluster, type OwnCluster } from '@leadwright/testing/own-cluster';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { startReceivedTrail, type ReceivedTrail } from './testing/received-trail.ts';
import { beginYear, fiona, type ClosedMonth, type YearOfLife } from './testing/year-of-life.ts';

const MONTHS = 12;
const plans = [
  'team-unlimited',
  'individual-unlimited',
  'rollover-50k',
  'team-unlimited',
  'rollover-50k',
  'free-trial',
];
// Fewer could not live through everything that the year holds.
const accounts = Math.max(20, scaled(100));

let cluster: OwnCluster;
let trail: ReceivedTrail;
let billing: BillingUnderTest;
let year: YearOfLife;
let folder: string;
const closed: (ClosedMonth & { statements: Record<string, object> })[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'leadwright-year-'));
  cluster = await startOwnCluster();
  trail = await startReceivedTrail(path.join(folder, 'clickhouse'));
  billing = await startBillingUnderTest('sandbox', { book: trail.book });
  await trail.receive(billing.bus);
  year = await beginYear(
    billing,
    Array.from({ length: accounts }, (_, place) => plans[place % plans.length] ?? ''),
  );
}, SCALED_MS_MAX);
afterAll(async () => {
  await billing?.stop();
  await trail?.stop();
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const nth = (place: number): string => year.accounts[place] ?? '';
const paying = (): string[] => year.accounts.filter((_, place) => plans[place % plans.length] !== 'free-trial');

type Held = { account: string; downloadId: string };
const LATE_ROWS = 911;

/** What happens in the nth month, apart from renewals; answers a download that is still held at its end. */
async function live(n: number): Promise<Held | null> {
  for (const [place, account] of paying().entries()) {
    if (account === nth(6) && n > 9) continue;
    const downloadId = await year.download(account, 300 + ((place * 37 + n * 101) % 3_000));
    if (place % 10 === n % 10) await year.report(account, downloadId);
    if (place % 12 === n) await year.adjust(account, place % 2 === 0 ? 750 : -120);
  }
  if (n === 1) await year.download(nth(5), 60);
  if (n === 2) await year.changePlan(nth(1), 'team-unlimited');
  if (n === 3) await year.changePlan(nth(0), 'rollover-50k');
  if (n === 4) await year.refund(nth(2), 1);
  if (n === 5) await year.changePlan(nth(4), 'individual-unlimited');
  if (n === 6) await year.refund(nth(3), 0.4);
  if (n === 6) await year.act(nth(8), 'dispute');
  if (n === 7) await year.act(nth(8), 'win-dispute');
  if (n === 8) await year.act(nth(9), 'dispute');
  if (n === 9) await year.cancel(nth(6));
  if (n === 3 || n === 8) return { account: nth(7), downloadId: await year.begin(nth(7), 1_000) };
  return null;
}

const afterMonth = (month: string, day: number): string => {
  const [whole = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(whole, number, day, 9)).toISOString();
};

it(
  'a year of life is closed month by month, and each month ties to the lead and the cent',
  async () => {
    for (let n = 0; n < MONTHS; n += 1) {
      const month = await year.month();
      const held = await live(n);
      await year.passTo(afterMonth(month, 3));
      // One download ends while its month is over and open, one when it is locked.
      if (held && n === 3) await year.finish(held.account, held.downloadId, LATE_ROWS);
      const close = await year.close(month);
      expect({ month, differences: close.tie['differences'] }).toEqual({ month, differences: [] });
      const statements = await Promise.all(
        year.accounts.map(async (each) => [each, await year.statement(each, month)]),
      );
      closed.push({ ...close, statements: Object.fromEntries(statements) as Record<string, object> });
      if (held && n === 8) await year.finish(held.account, held.downloadId, LATE_ROWS);
    }
    expect(year.done['closes']).toBe(MONTHS);
    printCounts('year of closes', year.done);
  },
  SCALED_MS_MAX,
);

it('a second program finds the same from the exports alone, in every month', async () => {
  const events = path.join(folder, 'events.csv');
  writeFileSync(events, await billing.file('/api/v2/finance/events-csv', fiona));
  const cuts = closed.flatMap(({ month, cutAt }) => ['--cut', `${month}=${cutAt}`]);
  for (const { month, figuresCsv } of closed) {
    const pack = path.join(folder, `month-${month}.csv`);
    writeFileSync(pack, figuresCsv);
    const script = path.join(repositoryRoot, 'scripts', 'close-check.py');
    execFileSync('python3', [script, events, ...cuts, '--month', month, '--pack', pack], { stdio: 'pipe' });
  }
});

it('a late fact is listed by the month that counts it: an open one by its own, one of a locked month by the next', () => {
  const used = closed.flatMap(({ lateFacts }, n) =>
    lateFacts.flatMap(({ type, leads, why, month }) =>
      type === 'used' && leads === LATE_ROWS ? [{ n, why, month }] : [],
    ),
  );
  expect(used).toEqual([
    { n: 3, why: 'after-the-end', month: closed[3]?.month },
    { n: 9, why: 'locked-month', month: closed[8]?.month },
  ]);
});

it('a month computed again at the end of the year has the bytes that were signed', async () => {
  for (const { month } of closed) {
    const { body } = await billing.get(`/api/v2/finance/months/${month}/manifest`, fiona);
    expect(await computeManifest(billing.database, month)).toBe(body['manifest']);
  }
});

it("an account's own statement of a locked month stays as it was when the month was locked", async () => {
  for (const { month, statements } of closed)
    for (const [account, totals] of Object.entries(statements))
      expect({ month, account, ...(await year.statement(account, month)) }).toEqual({ month, account, ...totals });
});

describe('a fault of the money in the month after', () => {
  let month: string;
  beforeAll(async () => {
    month = await year.month();
    await year.passTo(afterMonth(month, 3));
  }, SCALED_MS_MAX);

  const { priceCents: paid } = planNamed('rollover-50k');
  const ofMonth = () => `account_id = '${nth(2)}' and paid_at >= '${month}-05' and paid_for <> 'other'`;
  const twice = (more: object) =>
    `insert into invoice select (jsonb_populate_record(null::invoice,
      to_jsonb(invoice) || '${JSON.stringify({ invoice_id: 'in_twice', ...more })}')).* from invoice where ${ofMonth()}`;
  const undone = "delete from invoice where invoice_id = 'in_twice'";

  it.each<[string, () => string, () => string, object]>([
    ['none', () => 'select 1', () => 'select 1', []],
    ['a renewal charged twice', () => twice({}), () => undone, [{ invoiceId: 'in_twice', ledger: 0, other: paid }]],
    [
      'a change of plan charged twice',
      () => twice({ paid_for: 'change' }),
      () => undone,
      [{ invoiceId: 'in_twice', ledger: 0, other: paid }],
    ],
    [
      'a payment one cent short',
      () => `update invoice set paid_cents = paid_cents - 1 where ${ofMonth()}`,
      () => `update invoice set paid_cents = paid_cents + 1 where ${ofMonth()}`,
      [{ accountId: 'account-002', ledger: paid, other: paid - 1 }],
    ],
    [
      'leads that name an invoice which nobody paid',
      () => `update lot set invoice_id = 'in_none_' || invoice_id where account_id = '${nth(2)}'
        and effective_at >= '${month}-05' and invoice_id is not null`,
      () => `update lot set invoice_id = substr(invoice_id, 9) where invoice_id like 'in_none_%'`,
      [
        { accountId: 'account-002', ledger: paid, other: 0 },
        { accountId: 'account-002', ledger: 0, other: paid },
      ],
    ],
    [
      'leads of a period that nobody paid for',
      () => `update lot set invoice_id = null where account_id = '${nth(2)}' and effective_at >= '${month}-05'
        and invoice_id is not null;update invoice set account_id = 'away', paid_for = 'other' where ${ofMonth()}`,
      () => `update lot set invoice_id = (select invoice_id from invoice where account_id = 'away')
        where account_id = '${nth(2)}' and effective_at >= '${month}-05' and lot_id like 'plan:%';
        update invoice set account_id = '${nth(2)}', paid_for = 'renewal' where account_id = 'away'`,
      [{ accountId: 'account-002', invoiceId: null, ledger: paid, other: 0, entryId: expect.any(String) as string }],
    ],
  ])('is found and named: %s', async (_name, planted, undo, differences) => {
    await tamper(billing.database, planted());
    try {
      const { tie } = await year.tie(month);
      const found = tie['differences'] as { ledger: number }[];
      expect(found.sort((a, b) => b.ledger - a.ledger)).toMatchObject(differences);
    } finally {
      await tamper(billing.database, undo());
    }
  });
});
