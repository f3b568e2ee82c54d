import type { Database } from '@leadwright/postgres/database';
import { compareBooks, compareInvoices, type BookSum, type Tie } from './domain/tie.ts';
import type { PackRow } from './domain/figures.ts';
import { inAllAccounts } from './projections/in-all-accounts.ts';
import type { Cut } from './projections/month-lots.ts';
import { readInvoicePairs } from './projections/invoice-pairs.ts';
import { firstEntries, readPositionsAfter } from './projections/tie-sides.ts';
import { POSITIONS_MAX, type SecondBook } from './second-book.ts';

/** `silent`: no answer. `behind`: events are lacking. `book-differs`: the second book differs on some account. */
export type MonthTie = Tie & { audit: 'compared' | NotCompared };
type NotCompared = 'silent' | 'behind' | 'book-differs';

export async function tieMonth(
  { database, book }: { database: Database; book: SecondBook },
  cut: Cut,
  rows: readonly PackRow[],
): Promise<MonthTie> {
  const invoices = compareInvoices(await inAllAccounts(database, (trx) => readInvoicePairs(trx, cut)));
  const asked = await askAudit({ database, book }, cut);
  if (asked.audit !== 'compared') return { ...invoices, audit: asked.audit };
  const books = compareBooks(rows.map(asBookSum), asked.sums);
  const firsts = await inAllAccounts(database, (trx) => firstEntries(trx, cut, books));
  const named = books.map((each, at) => ({ ...each, ...(firsts[at] ?? {}) }));
  return { plans: invoices.plans, differences: [...named, ...invoices.differences], audit: 'compared' };
}

function asBookSum({ planId, kind, category, leads, cents }: PackRow): BookSum {
  const { closing: _closing, ...counted } = leads;
  return { planId, kind, category, ...counted, costCents: cents.issued + cents.credited };
}

type AuditSums = { audit: 'compared'; sums: BookSum[] } | { audit: NotCompared };

async function askAudit({ database, book }: { database: Database; book: SecondBook }, cut: Cut): Promise<AuditSums> {
  const sums = new Map<string, BookSum>();
  for (let after = ''; ;) {
    const positions = await inAllAccounts(database, (trx) => readPositionsAfter(trx, cut, after, POSITIONS_MAX));
    const last = positions.at(-1);
    if (last === undefined) return { audit: 'compared', sums: [...sums.values()] };
    const answer = await book.sumsOf({ month: cut.month, positions, byAccount: false });
    if (answer === null) return { audit: 'silent' };
    if ((answer.differing ?? []).length > 0) return { audit: 'book-differs' };
    if (answer.lacking.length > 0) return { audit: 'behind' };
    for (const { accountId: _accountId, ...row } of answer.sums) {
      const key = JSON.stringify([row.planId, row.kind, row.category]);
      const before = sums.get(key);
      sums.set(key, before === undefined ? row : added(before, row));
    }
    after = last.accountId;
  }
}

function added(a: BookSum, b: BookSum): BookSum {
  const sum = { ...a };
  for (const name of ['opening', 'issued', 'credited', 'delivered', 'expired', 'voided', 'costCents'] as const)
    sum[name] += b[name];
  return sum;
}
