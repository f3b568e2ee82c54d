// Row security: which accounts a transaction may see. Without a scope it sees no row at all.
import { sql, type Kysely, type Transaction } from 'kysely';

/** `all` is for the relay, /internal/events, sweepers, rebuilds, migrations and log-in by e-mail. */
export type Scope = string[] | 'all';

const SEPARATOR = '\u001f';

/** Sets what the rest of this transaction may see and write; the last call counts. */
export async function setScope(trx: Kysely<unknown>, scope: Scope): Promise<void> {
  const accounts = scope === 'all' ? [] : scope;
  if (accounts.some((id) => id.includes(SEPARATOR))) throw new Error('an account id holds a control character');
  await sql`select set_config('leadwright.scope', ${scope === 'all' ? 'all' : ''}, true),
    set_config('leadwright.accounts', ${accounts.join(SEPARATOR)}, true)`.execute(trx);
}

/** Runs reads of these accounts in a transaction of their own. */
export function readScoped<Result>(
  db: Kysely<unknown>,
  scope: Scope,
  read: (trx: Transaction<unknown>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    await setScope(trx, scope);
    return read(trx);
  });
}
