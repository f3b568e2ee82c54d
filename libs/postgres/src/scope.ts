// Row security: the accounts whose rows a transaction sees. Without a scope it sees none.
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import { sendWithoutWaiting } from './pipelining.ts';

/** `all` is for the relay, /internal/events, sweepers, rebuilds, migrations and log-in by e-mail. */
export type Scope = string[] | 'all';

const SEPARATOR = '\u001f';

/** Sets the accounts that the rest of this transaction may read and write; the last call wins. */
export async function setScope(trx: Kysely<unknown>, scope: Scope): Promise<void> {
  await scopeStatement(scope).execute(trx);
}

/** The statement that sets the scope, for a pipelined opening. It reads no table. */
export function scopeStatement(scope: Scope): RawBuilder<unknown> {
  const accounts = scope === 'all' ? [] : scope;
  if (accounts.some((id) => id.includes(SEPARATOR))) throw new Error('an account id holds a control character');
  return sql`select set_config('leadwright.scope', ${scope === 'all' ? 'all' : ''}, true),
    set_config('leadwright.accounts', ${accounts.join(SEPARATOR)}, true)`;
}

export function inScope<Result>(
  db: Kysely<unknown>,
  scope: Scope,
  read: (trx: Transaction<unknown>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (trx) => {
    // Not awaited: it is pipelined with the first read.
    await sendWithoutWaiting(trx, scopeStatement(scope));
    return read(trx);
  });
}
