// Table membership: who belongs to which account. Written in the append's transaction.
import { sql, type Kysely } from 'kysely';
import { ignored } from '@leadwright/eventsourcing/ignored';
import { projectionOf } from '@leadwright/eventsourcing/store/projection-of';
import type { AccountEvent } from '../domain/account.ts';
import type { MemberEvent } from '../domain/member.ts';

/** Every write names its row and its whole state, so writing twice changes nothing. */
export const projectMembership = projectionOf<AccountEvent | MemberEvent>({
  AccountOpened: (event, stored, db) => addOwner(event, stored, db),
  AccountImported: (event, stored, db) => addOwner(event, stored, db),
  AccountPorted: ignored,
  MemberJoined: async ({ personId, role }, { accountId, recordedAt }, db) => {
    // Who was removed and joins again begins anew.
    await sql`insert into membership (account_id, person_id, role, status, owner, joined_at)
      values (${accountId}, ${personId}, ${role}, 'active', false, ${recordedAt}::timestamptz)
      on conflict (account_id, person_id) do update set role = excluded.role, status = 'active',
        joined_at = excluded.joined_at, archived_at = null`.execute(db);
  },
});

async function addOwner(
  { ownerPersonId }: { ownerPersonId: string },
  { accountId, recordedAt }: { accountId: string; recordedAt: string },
  db: Kysely<unknown>,
): Promise<void> {
  await sql`insert into membership (account_id, person_id, role, status, owner, joined_at)
    values (${accountId}, ${ownerPersonId}, 'admin', 'active', true, ${recordedAt}::timestamptz)
    on conflict (account_id, person_id) do nothing`.execute(db);
}
