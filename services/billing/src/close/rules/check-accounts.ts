import { sql, type Kysely } from 'kysely';
import { accountsOfLog, chainBreaks } from '@leadwright/eventsourcing/log/chain-breaks';
import type { Database } from '@leadwright/postgres/database';
import { violationsIn, type Violation } from '../../ledger/projections/ledger-violations.ts';
import { foldBreaks } from './folds.ts';
import { rules } from './rules.ts';
import { partsOf, stateRules, type AsOf } from './state-rules.ts';

export type BrokenRule = { rule: number; accountId: string; detail: string };
export type CheckLine =
  | { kind: 'progress'; accounts: number }
  | ({ kind: 'broken' } & BrokenRule)
  | { kind: 'report'; accounts: number; rules: { rule: number; broken: number | null }[] };

// The ledger check's numbers. I3 and I4 are of several kinds: an entry without event, a table that is not its fold.
const numbers: Readonly<Record<Violation['rule'], readonly number[]>> = {
  I1: [1],
  I2: [2, 3],
  I3: [24],
  I4: [14],
  I8: [7],
  I16: [6],
  I17: [21],
};

/** Yields breaks by account, a batch per snapshot, then sums. `broken` null: a test holds it. `only`: absent is all. */
export async function* checkAccounts(
  database: Pick<Database, 'db'>,
  asOf: () => AsOf,
  only?: string[],
): AsyncGenerator<CheckLine> {
  const broken = new Map<number, number>();
  let accounts = 0;
  const batches = accountsOfLog(database.db, only, (trx, batch) => brokenRules(trx, batch, asOf()));
  for await (const { accounts: batch, result } of batches) {
    for (const found of result) {
      broken.set(found.rule, (broken.get(found.rule) ?? 0) + 1);
      yield { kind: 'broken', ...found };
    }
    accounts += batch.length;
    yield { kind: 'progress', accounts };
  }
  const sums = rules.map(({ number, held }) => ({
    rule: number,
    broken: broken.get(number) ?? (held.by === 'state' ? 0 : null),
  }));
  yield { kind: 'report', accounts, rules: sums };
}

/** What these accounts break, by the rules that are held by the stored rows. Needs scope `all`. */
export async function brokenRules(trx: Kysely<unknown>, accounts: string[], asOf: AsOf): Promise<BrokenRule[]> {
  const found: BrokenRule[] = [];
  for (const { rule, accountId, detail } of await violationsIn(trx, accounts))
    found.push(...(numbers[rule] ?? []).map((number) => ({ rule: number, accountId, detail })));
  for (const [number, query] of Object.entries(stateRules)) {
    const { rows } = await sql`${partsOf(accounts)} ${query(asOf)}`.execute(trx);
    for (const row of rows as { account_id: string; detail: string }[])
      found.push({ rule: Number(number), accountId: row.account_id, detail: row.detail });
  }
  for (const { accountId, accountSeq } of await chainBreaks(trx, accounts))
    found.push({ rule: 13, accountId, detail: `the log breaks at ${accountSeq}` });
  for (const accountId of accounts) found.push(...(await foldBreaks(trx, accountId)));
  return found;
}
