import type { FastifyRequest } from 'fastify';
import { inScope } from '@leadwright/postgres/scope';
import { accountOf } from '@leadwright/runtime/http/access';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { readMember, type Person } from '../../person/person.ts';
import type { AccountsParts } from '../parts.ts';
import { refusals } from '@leadwright/contracts/routes/accounts/refusals';

/** Who has just given the current password. Throws 403 for a wrong one: 401 would read as the session's end. */
export async function reauthenticated(
  { database, passwords }: Pick<AccountsParts, 'database' | 'passwords'>,
  request: FastifyRequest,
  password: string,
): Promise<Person> {
  const person = await inScope(database.db, [accountOf(request)], (trx) =>
    readMember(trx, accountOf(request), request.caller.personId),
  );
  if (!person) throw refuse(refusals.personUnknown);
  if (!(await passwords.verify(person.passwordHash, password))) throw refuse(refusals.passwordWrong);
  return person;
}
