// One implementation of every rule that stored rows hold: for `operate check`, and for the gate before a month's lock.
import { sql, type Kysely } from 'kysely';
import { accountsOfLog, type LogBatches } from '@leadwright/eventsourcing/log/chain-breaks';
import type { Contract } from '@leadwright/eventsourcing/log/published-event';
import type { Database } from '@leadwright/postgres/database';
import { violationsIn, type Violation } from '../../ledger/projections/ledger-violations.ts';
import { accountsWithoutLog } from '../projections/accounts-without-log.ts';
import { inAllAccounts } from '../projections/in-all-accounts.ts';
import { broken, type BrokenRule } from './finding.ts';
import { proveAccounts } from './prove-accounts.ts';
import { rules } from './rules.ts';
import { partsOf, stateRules, type AsOf } from './state-rules.ts';

export type CheckLine =
  | { kind: 'progress'; accounts: number }
  | ({ kind: 'broken' } & BrokenRule)
  | { kind: 'report'; accounts: number; rules: { rule: number; broken: number | null }[] };

/** `contract`: how billing encodes its events. */
export type RuleParts = { contract: Contract<never>; asOf: () => AsOf };

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

/** Yields breaks by account, a batch per snapshot, then sums. `broken` null: a test holds it. */
export async function* checkAccounts(
  database: Pick<Database, 'db'>,
  parts: RuleParts,
  batches: LogBatches = {},
): AsyncGenerator<CheckLine> {
  const found = new Map<number, number>();
  let accounts = 0;
  for await (const batch of brokenByBatch(database, parts, batches)) {
    for (const each of batch.result) {
      found.set(each.rule, (found.get(each.rule) ?? 0) + 1);
      yield { kind: 'broken', ...each };
    }
    accounts += batch.accounts.length;
    yield { kind: 'progress', accounts };
  }
  const sums = rules.map(({ number, held }) => ({
    rule: number,
    broken: found.get(number) ?? (held.by === 'state' ? 0 : null),
  }));
  yield { kind: 'report', accounts, rules: sums };
}

/** Every account of the log, then those that have rows and no event. */
export async function* brokenByBatch(
  database: Pick<Database, 'db'>,
  { contract, asOf }: RuleParts,
  batches: LogBatches,
): AsyncGenerator<{ accounts: string[]; result: BrokenRule[] }> {
  yield* accountsOfLog(database.db, batches, (trx, batch) => brokenRules(trx, batch, { contract, asOf: () => asOf() }));
  const { only } = batches;
  const without = await inAllAccounts(database, accountsWithoutLog);
  const accounts = only === undefined ? without : without.filter((account) => only.includes(account));
  if (accounts.length === 0) return;
  yield { accounts, result: await inAllAccounts(database, (trx) => proveAccounts(trx, accounts, contract)) };
}

/** What these accounts break, by the rules that are held by the stored rows. Needs scope `all`. */
export async function brokenRules(
  trx: Kysely<unknown>,
  accounts: string[],
  { contract, asOf }: RuleParts,
): Promise<BrokenRule[]> {
  const found: BrokenRule[] = [];
  await planByHashes(trx, true);
  const code = 'rule-broken';
  for (const { rule, accountId, detail } of await violationsIn(trx, accounts))
    found.push(...(numbers[rule] ?? []).map((number) => broken({ rule: number, code, accountId, detail })));
  for (const [number, query] of Object.entries(stateRules)) {
    const { rows } = await sql<RuleRow>`${partsOf(accounts)} ${query(asOf())}`.execute(trx);
    for (const row of rows) found.push(brokenOf(Number(number), row));
  }
  await planByHashes(trx, false);
  found.push(...(await proveAccounts(trx, accounts, contract)));
  return found;
}

// The rows of some accounts, without statistics: loops over them would take minutes where hashes take a moment.
const planByHashes = (trx: Kysely<unknown>, only: boolean): Promise<unknown> =>
  sql`select set_config('enable_nestloop', ${only ? 'off' : 'on'}, true)`.execute(trx);

type RuleRow = { account_id: string; detail: string; seq?: string; lot_id?: string; entry_id?: string };

function brokenOf(rule: number, { account_id: accountId, detail, seq, lot_id, entry_id }: RuleRow): BrokenRule {
  const code = rule === 14 ? 'entry-differs' : 'rule-broken';
  const place = { seq: seq === undefined ? null : Number(seq), lotId: lot_id ?? null, entryId: entry_id ?? null };
  return broken({ rule, code, accountId, detail, ...place });
}
