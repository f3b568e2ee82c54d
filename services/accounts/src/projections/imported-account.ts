import { sql, type Kysely } from 'kysely';
import { ignored } from '@leadwright/eventsourcing/ignored';
import { projectionOf } from '@leadwright/eventsourcing/store/projection-of';
import type { AccountEvent } from '../domain/account.ts';

/** Every write names its row and its whole state, so writing twice changes nothing. */
export const projectImportedAccount = projectionOf<AccountEvent>({
  AccountOpened: ignored,
  AccountImported: async ({ processor, customerId, needsPort }, { accountId, recordedAt }, db) => {
    await sql`insert into imported_account (account_id, processor, customer_id, needs_port, imported_at)
      values (${accountId}, nullif(${processor}, ''), nullif(${customerId}, ''),
        ${needsPort}, ${recordedAt}::timestamptz) on conflict (account_id) do nothing`.execute(db);
  },
  AccountPorted: async (_event, { accountId, recordedAt }, db) => {
    await sql`update imported_account set ported_at = ${recordedAt}::timestamptz
      where account_id = ${accountId} and ported_at is null`.execute(db);
  },
});

export type ImportedAccount = { customerId: string | null; needsPort: boolean };

/** Null for an account that was opened here. `needsPort`: it still waits. */
export async function readImportedAccount(db: Kysely<unknown>, accountId: string): Promise<ImportedAccount | null> {
  const { rows } = await sql<ImportedAccount>`select customer_id as "customerId",
    needs_port and ported_at is null as "needsPort" from imported_account where account_id = ${accountId}`.execute(db);
  return rows[0] ?? null;
}
