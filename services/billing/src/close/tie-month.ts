import type { Database } from '@leadwright/postgres/database';
import { compareBooks, compareInvoices, type BookSum, type Difference, type Tie } from './domain/tie.ts';
import { found, type Finding } from './gate/finding.ts';
import { readCash, type Cash } from './projections/cash-of-month.ts';
import { inAllAccounts } from './projections/in-all-accounts.ts';
import type { Cut } from './projections/month-lots.ts';
import { readInvoicePairs } from './projections/invoice-pairs.ts';
import {
  findShownEntry,
  readLogEnds,
  readLotSums,
  readPositionsAfter,
  type LogEnd,
  type Position,
} from './projections/tie-sides.ts';
import { POSITIONS_MAX, type BookAnswer, type SecondBook } from './second-book.ts';

/** `silent`: no answer. `behind`: events are on their way. */
export type MonthTie = Tie & { audit: 'compared' | NotCompared; findings: Finding[]; cash: Cash[] };
type NotCompared = 'silent' | 'behind';
type Sides = { database: Database; book: SecondBook };

/** Lot by lot against audit's sums, account by account against the end of its trail, invoice by invoice. */
export async function tieMonth({ database, book }: Sides, cut: Cut): Promise<MonthTie> {
  const invoices = compareInvoices(await inAllAccounts(database, (trx) => readInvoicePairs(trx, cut)));
  const cash = await inAllAccounts(database, (trx) => readCash(trx, cut));
  const asked = await askAudit({ database, book }, cut);
  const { audit, findings } = asked;
  if (audit !== 'compared') return { ...invoices, audit, findings, cash };
  const own = await inAllAccounts(database, (trx) => readLotSums(trx, cut));
  const books = await withEntries({ database, book }, compareBooks(own, asked.sums), asked.through);
  return { plans: invoices.plans, differences: [...books, ...invoices.differences], audit, findings, cash };
}

/** So many accounts are asked for the entry in which their books part. */
const NAMED_MAX = 20;

async function withEntries(
  { database, book }: Sides,
  differences: Difference[],
  through: ReadonlyMap<string, number>,
): Promise<Difference[]> {
  const accounts = [...new Set(differences.map(({ accountId }) => accountId))].slice(0, NAMED_MAX);
  const firsts = new Map<string, string>();
  for (const account of accounts) {
    const first = await book.firstDifference(account, through.get(account) ?? 0);
    if (first === null) continue;
    const entryId = await inAllAccounts(database, (trx) => findShownEntry(trx, account, first.seq));
    firsts.set(account, entryId ?? first.eventId);
  }
  return differences.map((each) => ({ ...each, entryId: firsts.get(each.accountId) ?? null }));
}

type AuditSums = {
  audit: MonthTie['audit'];
  sums: BookSum[];
  findings: Finding[];
  through: Map<string, number>;
};

async function askAudit({ database, book }: Sides, cut: Cut): Promise<AuditSums> {
  const asked: AuditSums = { audit: 'compared', sums: [], findings: [], through: new Map() };
  const differing = new Set<string>();
  for (let after = ''; ;) {
    const positions = await inAllAccounts(database, (trx) => readPositionsAfter(trx, cut, after, POSITIONS_MAX));
    const last = positions.at(-1);
    if (last === undefined) break;
    const answer = await book.sumsOf({ month: cut.month, positions });
    if (answer === null) return { ...asked, audit: 'silent' };
    for (const account of answer.differing ?? []) differing.add(account);
    // Read after the answer: what the trail has by then billing had committed before.
    const ends = await inAllAccounts(database, (trx) => readLogEnds(trx, positions));
    const { findings, isBehind } = compareEnds(positions, ends, answer);
    asked.findings.push(...findings);
    if (isBehind) asked.audit = 'behind';
    for (const sum of answer.sums) asked.sums.push(sum);
    for (const { accountId, through } of positions) asked.through.set(accountId, through);
    after = last.accountId;
  }
  asked.findings.push(...[...differing].map(bookDiffers));
  return asked;
}

const bookDiffers = (accountId: string): Finding =>
  found({ code: 'book-differs', accountId, detail: 'the second book of the audit trail has another balance' });

function compareEnds(
  positions: readonly Position[],
  ends: readonly LogEnd[],
  { ends: inTrail, lacking, differing }: BookAnswer,
): { findings: Finding[]; isBehind: boolean } {
  const trails = new Map(inTrail.map((end) => [end.accountId, end]));
  const lacks = new Set(lacking);
  // An account that differs is named as lacking too, by an audit that says both.
  for (const account of differing ?? []) lacks.delete(account);
  const findings: Finding[] = [];
  let isBehind = false;
  for (const [place, { accountId, known }] of positions.entries()) {
    const [log, trail] = [ends[place], trails.get(accountId)];
    const trailNewest = trail?.newest ?? 0;
    if (lacks.has(accountId) && trailNewest < known) isBehind = true;
    else if (lacks.has(accountId))
      findings.push(
        found({
          code: 'trail-lacks-events',
          accountId,
          seq: known,
          detail: `the trail lacks an event before ${known}`,
        }),
      );
    if (trailNewest > (log?.newest ?? 0))
      findings.push(
        found({
          ...{ code: 'log-lacks-events', accountId, seq: (log?.newest ?? 0) + 1 },
          detail: `the trail has events up to ${trailNewest}, and billing's log ends at ${log?.newest ?? 0}`,
        }),
      );
    else if (trailNewest >= known && trail?.hash !== (log?.hash ?? ''))
      findings.push(
        found({
          ...{ code: 'trail-differs', accountId, seq: known },
          detail: `event ${known} has another hash in the trail: one of the two chains was computed anew`,
        }),
      );
  }
  return { findings, isBehind };
}
