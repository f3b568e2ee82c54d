// Whether the log of each account proves itself, and whether the tables say what it says: rules 13 to 16 and 27.
import type { Kysely } from 'kysely';
import type { StoredEvent } from '@leadwright/eventsourcing/event-store';
import type { Contract } from '@leadwright/eventsourcing/log/published-event';
import { ledgerStream } from '../../kernel/domain/streams.ts';
import type { LedgerEvent } from '../../ledger/domain/ledger-events.ts';
import { AccountProof } from './account-proof.ts';
import { broken, type BrokenRule } from './finding.ts';
import { firstDifferingEntry } from './first-entry.ts';
import { logsOf, longLog } from './logs-of-accounts.ts';
import { differingRows, readStored, type StoredTables } from './stored-tables.ts';

/** Of one snapshot, if the transaction has one. Needs scope `all`. */
export async function proveAccounts(
  trx: Kysely<unknown>,
  accounts: string[],
  contract: Contract<never>,
): Promise<BrokenRule[]> {
  const stored = await readStored(trx, accounts);
  const found: BrokenRule[] = [];
  let proof: AccountProof | null = null;
  const end = async (): Promise<void> => {
    if (proof === null) return;
    found.push(...(await judged(trx, proof, stored.get(proof.accountId))));
    stored.delete(proof.accountId);
  };
  for await (const row of logsOf(trx, accounts)) {
    if (proof?.accountId !== row.accountId) {
      await end();
      proof = new AccountProof(contract, row.accountId);
    }
    proof.see(row);
  }
  await end();
  // What is left has rows, and no event at all.
  for (const [accountId, tables] of stored)
    found.push(...(await judged(trx, new AccountProof(contract, accountId), tables)));
  return found;
}

async function judged(
  trx: Kysely<unknown>,
  proof: AccountProof,
  stored: StoredTables | undefined,
): Promise<BrokenRule[]> {
  if (stored === undefined) return [];
  const { accountId, tables, states } = proof;
  const entry = stored.entries === tables.entries.end() ? null : await entryOf(trx, accountId);
  return [
    ...proof.ofLog(),
    ...(entry === null ? [] : [entry]),
    ...differingRows(accountId, stored, tables),
    ...states.against(accountId, stored.heads),
  ];
}

async function entryOf(trx: Kysely<unknown>, accountId: string): Promise<BrokenRule> {
  const found = await firstDifferingEntry(trx, accountId, ledgerOf(trx, accountId)).catch((error: unknown) =>
    // Movements of a payload that no code of billing would have written.
    error instanceof Error ? error.message : String(error),
  );
  const detail = `the entries are not those of the events: ${typeof found === 'string' ? found : 'their order differs'}`;
  return found === null || typeof found === 'string'
    ? broken({ rule: 14, code: 'entry-differs', accountId, detail })
    : found;
}

async function* ledgerOf(trx: Kysely<unknown>, accountId: string): AsyncGenerator<StoredEvent<LedgerEvent>> {
  for await (const row of longLog(trx, accountId))
    if (row.streamId === ledgerStream(accountId).streamId) yield row as unknown as StoredEvent<LedgerEvent>;
}
