import { sql, type Kysely } from 'kysely';
import { ignored } from '@leadwright/eventsourcing/ignored';
import { projectionOf } from '@leadwright/eventsourcing/store/projection-of';
import type { PersonErased } from '../contracts.ts';
import type { AccountEvent } from '../domain/account.ts';
import type { MemberEvent } from '../domain/member.ts';

/** Every write names its row and its whole state, so writing twice changes nothing. */
export const projectMembership = projectionOf<AccountEvent | MemberEvent | PersonErased>({
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
  MemberRoleChanged: async ({ personId, role }, { accountId }, db) => {
    await sql`update membership set role = ${role} where account_id = ${accountId} and person_id = ${personId}`.execute(
      db,
    );
  },
  MemberDisabled: async ({ personId }, { accountId }, db) => setStatus(db, accountId, personId, 'disabled'),
  MemberEnabled: async ({ personId }, { accountId }, db) => setStatus(db, accountId, personId, 'active'),
  MemberRemoved: async ({ personId }, { accountId, recordedAt }, db) => {
    await sql`update membership set status = 'removed', archived_at = ${recordedAt}::timestamptz
      where account_id = ${accountId} and person_id = ${personId} and status <> 'removed'`.execute(db);
  },
  MemberInvited: ignored,
  InvitationResent: ignored,
  InvitationWithdrawn: ignored,
  MemberConverted: ignored,
  // The account has a seat more, and no list names who is gone.
  PersonErased: async ({ personId }, { accountId, recordedAt }, db) => {
    await sql`update membership set status = 'removed', archived_at = ${recordedAt}::timestamptz
      where account_id = ${accountId} and person_id = ${personId} and status <> 'removed'`.execute(db);
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

async function setStatus(
  db: Kysely<unknown>,
  accountId: string,
  personId: string,
  status: 'active' | 'disabled',
): Promise<void> {
  await sql`update membership set status = ${status}
    where account_id = ${accountId} and person_id = ${personId}`.execute(db);
}
