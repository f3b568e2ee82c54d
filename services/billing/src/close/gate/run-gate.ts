// The one gate before a month's lock: every rule of every account, the tie, and what the month before left.
import type { Contract } from '@leadwright/eventsourcing/log/published-event';
import type { Database } from '@leadwright/postgres/database';
import { brokenByBatch } from '../rules/check-accounts.ts';
import { rules } from '../rules/rules.ts';
import { checkAgreedPrices } from './agreed-prices.ts';
import { checkInvoiceLines } from './invoice-lines.ts';
import { inAllAccounts } from '../projections/in-all-accounts.ts';
import type { SecondBook } from '../second-book.ts';
import { tieMonth, type MonthTie } from '../tie-month.ts';
import { found, type Finding } from './finding.ts';
import { checkMonthBefore } from './month-before.ts';

export type GateParts = {
  database: Database;
  book: SecondBook;
  contract: Contract<never>;
  /** Milliseconds since 1970 on the product's clock. */
  now: () => number;
};

/** `accounts`: so many were proven. */
export type Gate = MonthTie & { accounts: number };

/** Which invoices have their leads the tie says more exactly: by the month, and with finance's answer. */
const OF_THE_TIE = 22;

/** Of docs/invariants.md: those that every account is held against. */
export const gateRules: readonly number[] = rules.flatMap(({ number, held }) =>
  held.by === 'state' && number !== OF_THE_TIE ? [number] : [],
);

// Two batches side by side: the database reads the next one while this process proves another.
const BATCHES = { accountsAtOnce: 200, atOnce: 2 };
/** What is wrong with thousands of accounts is wrong with the first of them. */
const FINDINGS_MAX = 500;

/** Of the month as it was cut, and of all that the log has until now. */
export async function runGate(parts: GateParts, month: string): Promise<Gate> {
  const ofMonth = (): Promise<Finding[]> =>
    inAllAccounts(parts.database, async (trx) => [
      ...(await checkMonthBefore(trx, month)),
      ...(await checkInvoiceLines(trx, month)),
      ...(await checkAgreedPrices(trx, month)),
    ]);
  // Side by side: the proof is work of this process and of PostgreSQL, the tie mostly of ClickHouse.
  const [proof, named, tie] = await Promise.all([proveAll(parts), ofMonth(), tieMonth(parts, { month, isCut: true })]);
  const findings = onceEach([...proof.findings, ...named, ...tie.findings]).slice(0, FINDINGS_MAX);
  return { ...tie, accounts: proof.accounts, findings };
}

// Two rules may say the same of one row.
function onceEach(findings: Finding[]): Finding[] {
  const said = new Map(findings.map((each) => [`${each.accountId} ${each.code} ${each.detail}`, each]));
  return [...said.values()];
}

async function proveAll({ database, contract, now }: GateParts): Promise<{ accounts: number; findings: Finding[] }> {
  const findings: Finding[] = [];
  let accounts = 0;
  const asOf = () => ({ at: new Date(now()) });
  for await (const batch of brokenByBatch(database, { contract, asOf }, BATCHES)) {
    accounts += batch.accounts.length;
    findings.push(...batch.result.filter(({ rule }) => gateRules.includes(rule)).map((rule) => found(rule)));
  }
  return { accounts, findings };
}
