// Table account_owner: whose account it is. Written in the append's transaction.
import { sql } from 'kysely';
import { projectionOf } from '@leadwright/eventsourcing/store/projection-of';
import type { AccountEvent } from '../domain/account.ts';

/** An account is opened once, so writing twice changes nothing. */
export const projectAccountOwner = projectionOf<AccountEvent>({
  AccountOpened: async ({ ownerPersonId }, { accountId }, db) => {
    await sql`insert into account_owner (account_id, person_id) values (${accountId}, ${ownerPersonId})
      on conflict (account_id) do nothing`.execute(db);
  },
});
