import type { Kysely } from 'kysely';
import { may, type Action } from '@leadwright/runtime/access/roles';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { readPerson } from './person.ts';

/** Throws 403 `not-allowed`: the token may be ten minutes old, the mark is read now. Needs the account in scope. */
export async function checkStaffNow(db: Kysely<unknown>, personId: string, action: Action): Promise<void> {
  const person = await readPerson(db, personId);
  if (!person || !may({ role: null, staff: person.staff }, action)) throw refuse(commonRefusals.notAllowed);
}
