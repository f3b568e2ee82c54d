// A month closed by two people over HTTP, on a database; audit is played by sums that the test says.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inScope } from '@leadwright/postgres/scope';
import { eventually } from '@leadwright/testing/eventually';
import { shareCents } from '../cents.ts';
import { computeManifest } from '../close-month.ts';
import { isSigned } from '../manifest.ts';
import { writeValues } from '@leadwright/runtime/http/cursor';
import { figures, offBy, type Amounts } from '../domain/figures.ts';
import type { Position } from '../projections/tie-sides.ts';
import type { BookAnswer, SecondBook } from '../second-book.ts';
import { bookOfLedger } from '../testing/book-of-ledger.ts';
import { readLotBalances } from '../projections/lot-balances.ts';
import type { BillingStored } from '../../contracts.ts';
import { invoice } from '../../invoices/domain/invoice.ts';
import { instantOf } from '../../kernel/domain/instant.ts';
import { invoiceStream } from '../../kernel/domain/streams.ts';
import { testStore } from '../../testing/test-store.ts';
import { tamper } from '../../ledger/testing/tampered-rows.ts';
import { rewriteLog } from '../testing/rewritten-log.ts';
import { startBillingUnderTest, type BillingUnderTest } from '../../testing/billing-under-test.ts';

let billing: BillingUnderTest;
let answers: (positions: Position[], whole: BookAnswer) => BookAnswer | null = (_positions, whole) => whole;
const book: SecondBook = {
  sumsOf: async ({ month, positions }) => answers(positions, await bookOfLedger(billing.database, month, positions)),
  firstDifference: async () => null,
};

const thisMonth = new Date().toISOString().slice(0, 7);
const first = `${new Date().getUTCFullYear() - 1}-11`;
const second = `${new Date().getUTCFullYear() - 1}-12`;

beforeAll(async () => {
  billing = await startBillingUnderTest('none', { book });
});
afterAll(() => billing.stop());
beforeEach(() => {
  answers = (_positions, whole) => whole;
});

const fiona = { personId: 'fiona', accountId: 'office', staff: 'finance' } as const;
const frank = { ...fiona, personId: 'frank' };
const months = '/api/v2/finance/months';
const key = () => ({ 'idempotency-key': randomUUID() });
const propose = (month: string, who: object = fiona) =>
  billing.post(`${months}/${month}/propose`, who, undefined, key());
const lock = (month: string, proposalId: unknown, who: object = frank) =>
  billing.post(`${months}/${month}/lock`, who, { proposalId }, key());
const packOf = async (month: string) => (await billing.get(`${months}/${month}`, fiona)).body;

const lostAt = instantOf(`${second}-05T00:00:00Z`);
const lost = {
  ...({ processor: 'sandbox', invoiceId: 'in-lost', number: '1', customerId: 'cus', subscriptionId: null } as const),
  ...({ planId: 'team-unlimited', paidFor: 'renewal', currency: 'USD', dueCents: 9_900 } as const),
  lines: [
    {
      ...({ planId: 'team-unlimited', kind: 'plan', chargeCents: 9_900, creditCents: 0 } as const),
      ...{ startsAt: lostAt, endsAt: instantOf(`${second}-28T00:00:00Z`) },
    },
  ],
  ...{ periodStart: lostAt, periodEnd: instantOf(`${second}-28T00:00:00Z`), effectiveAt: lostAt },
};
const paid = { paidCents: 9_900, paidAt: lostAt, refundedCents: 0, dispute: 'none' } as const;

type Totals = Record<'leads' | 'cents', Record<string, number>>;
type FigureBehind = {
  lots: number;
  leads: number;
  cents: number;
  formula: string;
  behind: (Record<'leads' | 'cents', Amounts> & { entries: { entryId: string; leads: number }[] })[];
  next?: string;
};
const behind = async (month: string, query: Record<string, string>): Promise<FigureBehind> => {
  const { status, body } = await billing.get(`${months}/${month}/lots?${new URLSearchParams(query).toString()}`, fiona);
  expect(status).toBe(200);
  return body as FigureBehind;
};
const sumOf = <Each>(all: readonly Each[], of: (each: Each) => number): number =>
  all.reduce((sum, each) => sum + of(each), 0);

/** An account whose first lot began in the first month, with leads that were paid for, used and expired in it. */
async function livedThrough(): Promise<string> {
  const accountId = `account-${randomUUID()}`;
  await billing.fromAccounts(accountId, {
    case: 'accountOpened',
    value: { ownerPersonId: 'p', planId: 'team-unlimited' },
  });
  await eventually(async () => {
    expect((await billing.get('/api/v2/usage', { accountId })).body['leads']).toBeGreaterThan(0);
  });
  return accountId;
}

/** Moves what is recorded of the account back in time, as if the product had run then. */
const movedTo = (accountId: string, at: string) =>
  rewriteLog(billing.database, accountId, ({ event }) => {
    const priced = event.type === 'LeadsGranted' ? { ...event, costCents: 9_901 } : event;
    const effectiveAt = instantOf(at);
    const moved = 'effectiveAt' in priced ? ({ ...priced, effectiveAt } as BillingStored) : priced;
    return { event: moved, effectiveAt, recordedAt: effectiveAt };
  });

const usesOf = (accountId: string) => billing.published(accountId).filter((type) => type === 'LeadsUsed').length;

async function use(accountId: string, rows: number): Promise<void> {
  const before = usesOf(accountId);
  const downloadId = randomUUID();
  const asked = { downloadId, dictId: 'consumers', rows: BigInt(rows), multiplierHundredths: 100 };
  await billing.fromExport(accountId, { case: 'downloadRequested', value: asked });
  await billing.fromExport(accountId, { case: 'downloadCompleted', value: { downloadId, rows: BigInt(rows) } });
  await eventually(() => expect(usesOf(accountId)).toBe(before + 1));
}

describe('the close of months', () => {
  let accountId: string;
  let manifest: string;

  it('shows a month with its figures, which add up', async () => {
    accountId = await livedThrough();
    await use(accountId, 1_200);
    await movedTo(accountId, `${first}-10T12:00:00Z`);
    const { body } = await billing.get(months, fiona);
    const listed = body['months'] as { month: string; state: string }[];
    expect(listed[0]).toMatchObject({ month: first, state: 'open' });
    expect(listed[1]).toMatchObject({ month: second, state: 'waiting' });
    expect(listed.at(-1)).toMatchObject({ month: thisMonth, state: 'waiting' });
    const pack = await packOf(first);
    expect(pack['totals']).toMatchObject({ leads: { opening: 0, delivered: 1_200, expired: 0, voided: 0 } });
    const { leads } = pack['totals'] as { leads: Record<string, number> };
    expect(leads['closing']).toBe((leads['issued'] ?? 0) - 1_200);
    const [deliveredCents, closingCents] = shareCents(9_901, [1_200, leads['closing'] ?? 0]);
    expect(pack).toMatchObject({
      totals: { cents: { opening: 0, issued: 9_901, delivered: deliveredCents, closing: closingCents } },
      earnedCents: deliveredCents,
      deferredCents: closingCents,
      breakageCents: 0,
    });
    expect(pack['rows']).toMatchObject([{ planId: 'team-unlimited', kind: 'plan', category: 'paid', lots: 1 }]);
    expect((await packOf(second))['code']).toBe('month-out-of-order');
  });

  it('is for finance alone, and never for who impersonates', async () => {
    const member = { personId: 'p', accountId, staff: null };
    expect((await billing.get(months, member)).status).toBe(403);
    expect((await propose(first, member)).status).toBe(403);
    expect((await propose(first, { ...fiona, impersonatorId: 'ada' })).body['code']).toBe('acting-for-another');
  });

  it('goes in order, and not before the end of a month', async () => {
    expect((await propose(second)).body['code']).toBe('month-out-of-order');
    expect((await propose('2001-01')).body['code']).toBe('month-unknown');
    expect((await propose(thisMonth)).body['code']).toBe('month-not-over');
  });

  it('refuses a month with a difference, names it, and locks nothing', async () => {
    const { body: proposed } = await propose(first);
    expect(proposed).toMatchObject({ state: 'proposed', proposedByYou: true });
    answers = (_positions, whole) => ({
      ...whole,
      sums: whole.sums.map((row) => ({ ...row, delivered: row.delivered + 1 })),
    });
    const tie = await billing.get(`${months}/${first}/tie`, frank);
    expect(tie.body['differences']).toMatchObject([
      { between: 'ledger-and-audit', figure: 'delivered', ledger: 1_200, other: 1_201, accountId },
    ]);
    expect((await lock(first, proposed['proposalId'])).body).toMatchObject({
      code: 'month-differs',
      details: { differences: 1 },
    });
    answers = () => null;
    expect((await lock(first, proposed['proposalId'])).body['code']).toBe('audit-silent');
    answers = () => ({ sums: [], lacking: [accountId], ends: [] });
    expect((await lock(first, proposed['proposalId'])).body['code']).toBe('audit-behind');
    answers = (_positions, whole) => ({ ...whole, lacking: [accountId], differing: [accountId] });
    expect((await lock(first, proposed['proposalId'])).body).toMatchObject({
      code: 'month-not-proven',
      details: { findings: 1 },
    });
    expect((await billing.get(`${months}/${first}/manifest`, fiona)).body['code']).toBe('month-not-locked');
  });

  it('refuses a month in which somebody changed a row, and finance sees the account and the entry', async () => {
    const { body: proposed } = await propose(first);
    const shifted = (by: string) =>
      tamper(
        billing.database,
        `update ledger_entry set recorded_at = recorded_at ${by} interval '40 days' where account_id = '${accountId}' and type = 'used'`,
      );
    await shifted('+');
    expect((await lock(first, proposed['proposalId'])).body['code']).toBe('month-not-proven');
    const tie = await billing.get(`${months}/${first}/tie`, frank);
    expect(tie.body['findings']).toContainEqual(
      expect.objectContaining({ code: 'entry-differs', accountId, entryId: expect.stringMatching(/^[\w-]+\.\d+$/) }),
    );
    await shifted('-');
    const asBefore = await billing.get(`${months}/${first}/tie?again=true`, frank);
    expect(asBefore.body).toMatchObject({ audit: 'compared', findings: [], differences: [] });
  });

  it('is locked once by another person than who proposed it, also where two lock at the same moment', async () => {
    const { body: proposed } = await propose(first);
    const id = proposed['proposalId'];
    expect((await lock(first, id, fiona)).body['code']).toBe('own-proposal');
    expect((await lock(first, 'another')).body['code']).toBe('proposal-replaced');
    const ada = { ...frank, personId: 'ada', staff: 'super-admin' } as const;
    const both = await Promise.all([lock(first, id), lock(first, id, ada)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body['code']).toBe('month-locked');
    expect((await propose(first)).body['code']).toBe('month-locked');
    // Whose first answer was lost asks again, also while audit is silent.
    answers = () => null;
    const [locker, other] = both[0]?.status === 200 ? [frank, ada] : [ada, frank];
    expect((await lock(first, id, locker)).body).toMatchObject({ state: 'locked' });
    expect((await lock(first, id, other)).body['code']).toBe('month-locked');
    const again = key();
    const lockedAgain = (proposalId: unknown) => billing.post(`${months}/${first}/lock`, locker, { proposalId }, again);
    expect((await lockedAgain(id)).body).toMatchObject({ state: 'locked' });
    expect((await lockedAgain('another')).body['code']).toBe('idempotency-key-reused');
    const locks = () => billing.published('system').filter((type) => type === 'MonthLocked').length;
    await eventually(() => expect(locks()).toBeGreaterThan(0));
    expect(locks()).toBe(1);
  });

  it('keeps a manifest that a stranger can check', async () => {
    const { body } = await billing.get(`${months}/${first}/manifest`, fiona);
    manifest = String(body['manifest']);
    expect(isSigned(manifest, String(body['signature']), String(body['publicKey']))).toBe(true);
    expect(JSON.parse(manifest)).toMatchObject({
      ...{ month: first, counts: { accounts: 1, lateFacts: 0 } },
      gate: { findings: 0, answered: 0, rules: expect.arrayContaining([13, 14, 27]) as number[] },
    });
    expect(await computeManifest(billing.database, first)).toBe(manifest);
  });

  it('gives the same bytes after facts that came later, also ones that belong into the locked month', async () => {
    await use(accountId, 700);
    const late = await livedThrough();
    await movedTo(late, `${first}-20T12:00:00Z`);
    const isLate = (event: BillingStored) => event.type === 'LeadsUsed' && event.rows === 700;
    await rewriteLog(billing.database, accountId, ({ event }) => {
      const effectiveAt = instantOf(`${first}-25T00:00:00Z`);
      return isLate(event) ? { event: { ...event, effectiveAt } as BillingStored, effectiveAt } : {};
    });
    expect(await computeManifest(billing.database, first)).toBe(manifest);
    const next = await packOf(second);
    const { facts } = next['lateFacts'] as { facts: Record<string, unknown>[] };
    expect(facts).toContainEqual(
      expect.objectContaining({ accountId, type: 'used', leads: 700, why: 'locked-month', month: first }),
    );
    expect(facts).toContainEqual(expect.objectContaining({ accountId: late, type: 'granted', why: 'locked-month' }));
    const later = (await packOf(first))['bookedLater'] as Record<string, unknown>[];
    expect(later.map(({ entryId }) => entryId).sort()).toEqual(facts.map(({ entryId }) => entryId).sort());
  });

  it('refuses a month with an invoice that brought no leads, until an adjustment that names it is known to the month', async () => {
    await testStore(billing.database).execute(
      invoiceStream(accountId, 'sandbox', 'in-lost'),
      invoice,
      { type: 'RecordInvoice', at: lostAt, issued: lost, status: 'paid', ...paid },
      { actorId: 'service:billing', correlationId: 'test' },
    );
    const { body: proposed } = await propose(second);
    expect((await lock(second, proposed['proposalId'])).body).toMatchObject({
      code: 'month-differs',
      details: { differences: 1 },
    });
    const path = `/api/v2/finance/accounts/${accountId}/adjustments`;
    const wanted = { leads: 5, reason: 'wrong-charge', note: 'as agreed', corrects: 'in-lost' };
    const { adjustmentId } = (await billing.post(path, fiona, wanted, key())).body;
    expect((await lock(second, proposed['proposalId'])).body['code']).toBe('month-differs');
    await propose(second);
    const tie = await billing.get(`${months}/${second}/tie`, frank);
    expect(tie.body['differences']).toMatchObject([{ invoiceId: 'in-lost', ledger: 0, settledById: adjustmentId }]);
  });

  it('is not locked while it opens with something else than the month before left and signed', async () => {
    const { body: proposed } = await propose(second);
    const more = (by: string) =>
      tamper(billing.database, `update month_lot set leads = leads ${by} 1 where account_id = '${accountId}'`);
    await more('+');
    expect((await lock(second, proposed['proposalId'])).body['code']).toBe('month-not-proven');
    const tie = await billing.get(`${months}/${second}/tie`, frank);
    expect(tie.body['findings']).toMatchObject([{ code: 'opening-differs', accountId }]);
    await more('-');
    const forged = (from: string, to: string) =>
      tamper(
        billing.database,
        `update month_manifest set manifest = replace(manifest, '"month": "${from}"', '"month": "${to}"')`,
      );
    await forged(first, second);
    expect((await lock(second, proposed['proposalId'])).body['code']).toBe('month-not-proven');
    await forged(second, first);
  });

  it('opens the next month with what this one left, to the lead', async () => {
    const before = (await packOf(first))['totals'] as Totals;
    const after = (await packOf(second))['totals'] as Totals;
    expect(after.leads['opening']).toBe(before.leads['closing']);
    expect(after.leads['delivered']).toBe(700);
    expect(after.cents['opening']).toBe(before.cents['closing']);
    expect(offBy(after.cents as Amounts)).toBe(0);
    const { body: proposed } = await propose(second);
    expect((await lock(second, proposed['proposalId'])).status).toBe(200);
    expect(await computeManifest(billing.database, first)).toBe(manifest);
  });

  it('opens each figure to its lots and entries, which add up to it in leads and cents', async () => {
    for (const month of [first, second]) {
      const pack = await packOf(month);
      const rows = pack['rows'] as ({ planId: string; kind: string; category: string } & Totals)[];
      for (const { planId, kind, category, leads, cents } of rows)
        for (const figure of figures) {
          const found = await behind(month, { figure, planId, kind, category });
          expect([found.leads, found.cents]).toEqual([leads[figure], cents[figure]]);
          expect(found.lots).toBe(found.behind.length);
          expect(sumOf(found.behind, (lot) => lot.leads[figure])).toBe(leads[figure]);
          expect(sumOf(found.behind, (lot) => lot.cents[figure])).toBe(cents[figure]);
          for (const lot of found.behind) {
            expect([offBy(lot.leads), offBy(lot.cents)]).toEqual([0, 0]);
            const moved = sumOf(lot.entries, (entry) => entry.leads);
            const own = figure === 'closing' ? lot.leads.closing - lot.leads.opening : lot.leads[figure];
            expect(Math.abs(moved)).toBe(figure === 'opening' ? 0 : Math.abs(own));
          }
        }
    }
    const whole = await behind(first, { figure: 'delivered' });
    expect([whole.leads, whole.formula]).toEqual([1_200, 'leads of finished files']);
    const seen = await billing.get('/api/v2/usage/entries', { personId: 'p', accountId });
    const ids = (seen.body['entries'] as { id: string }[]).map(({ id }) => id);
    expect(ids).toContain(whole.behind[0]?.entries[0]?.entryId);
  });

  it('shows the lots behind a figure page by page, each once', async () => {
    const all = await behind(second, { figure: 'closing' });
    expect(all.behind.length).toBeGreaterThan(1);
    const pages: FigureBehind['behind'] = [];
    let after: string | undefined;
    do {
      const page = await behind(second, { figure: 'closing', limit: '1', ...(after === undefined ? {} : { after }) });
      expect([page.lots, page.leads, page.behind.length]).toEqual([all.lots, all.leads, 1]);
      pages.push(...page.behind);
      after = page.next;
    } while (after !== undefined);
    expect(pages).toEqual(all.behind);
  });

  it('refuses a figure that there is none of, a made-up cursor, a month without figures, and who is not of finance', async () => {
    const ask = async (query: string, month = first, who: object = fiona) =>
      (await billing.get(`${months}/${month}/lots?${query}`, who)).body['code'];
    expect(await ask('figure=profit')).toBe('invalid-request');
    expect(await ask('planId=team-unlimited')).toBe('invalid-request');
    expect(await ask('figure=closing&limit=0')).toBe('invalid-request');
    const cursors = ['x', ['a'], ['a', -1], ['a', 'b'], ['a\0', 1], ['a', 1, 2], [1, 1]];
    for (const values of cursors) {
      const after = typeof values === 'string' ? values : writeValues(values);
      expect([values, await ask(`figure=closing&after=${after}`)]).toEqual([values, 'cursor-invalid']);
    }
    expect(await ask('figure=closing', '2001-01')).toBe('month-unknown');
    expect(await ask('figure=closing', thisMonth)).toBe('month-out-of-order');
    expect(await ask('figure=closing', first, { personId: 'p', accountId, staff: null })).toBe('not-allowed');
    expect(await behind(first, { figure: 'closing', planId: 'none-such' })).toMatchObject({
      lots: 0,
      leads: 0,
      behind: [],
    });
  });

  it('explains each figure by its formula', async () => {
    const pack = await packOf(first);
    expect(Object.keys(pack['formulas'] as object)).toEqual(expect.arrayContaining(['deferred', 'earned', 'breakage']));
  });
});

it('the balances of every lot are served to audit alone, page by page, each account with its place in its history', async () => {
  const path = '/internal/balances?limit=1';
  const all = await inScope(billing.database.db, 'all', (trx) => readLotBalances(trx, '', 1_000));
  expect(all.length).toBeGreaterThan(1);
  const [one] = await inScope(billing.database.db, 'all', (trx) => readLotBalances(trx, all[0]?.accountId ?? '', 1));
  expect(one).toEqual(all[1]);
  for (const { accountId, accountSeq, lots } of all) {
    const { rows } = await inScope(billing.database.db, [accountId], (trx) =>
      sql<{ available: string; delivered: string; version: string }>`select * from lead_balance`.execute(trx),
    );
    const sum = (side: 'available' | 'delivered') => lots.reduce((whole, lot) => whole + lot[side], 0);
    expect([accountSeq, sum('available'), sum('delivered')].map(String)).toEqual([
      rows[0]?.version,
      rows[0]?.available,
      rows[0]?.delivered,
    ]);
    expect(lots.map(({ planId }) => planId)).toContain('team-unlimited');
  }
  const response = await fetch(billing.internalUrl + path);
  expect(response.status).toBe(401);
});
