// Row security: which accounts a transaction may see. Without a scope it sees no row at all.
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { later } from './together.ts';

/** `all` is for the relay, /internal/events, sweepers, rebuilds, migrations and log-in by e-mail. */
export type Scope = string[] | 'all';

const SEPARATOR = '\u001f';

/** Sets what the rest of this transaction may see and write; the last call counts. */
export async function setScope(trx: Kysely<unknown>, scope: Scope): Promise<void> {
  await scopeStatement(scope).execute(trx);
}

/** The statement that does it, for a transaction that opens with several at once. It reads no table. */
export function scopeStatement(scope: Scope): RawBuilder<unknown> {
  const accounts = scope === 'all' ? [] : scope;
  if (accounts.some((id) => id.includes(SEPARATOR))) throw new Error('an account id holds a control character');
  return sql`select set_config('leadwright.scope', ${scope === 'all' ? 'all' : ''}, true),
    set_config('leadwright.accounts', ${accounts.join(SEPARATOR)}, true)`;
}

/** Runs reads of these accounts in a transaction of their own. */
export function readScoped<Result>(
  db: Kysely<unknown>,
  scope: Scope,
  read: (trx: Transaction<unknown>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    // Nothing comes of it: it travels with the first thing that is read.
    await later(trx, scopeStatement(scope));
    return read(trx);
  });
}
