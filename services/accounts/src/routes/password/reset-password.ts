import type { Database } from '@leadwright/postgres/database';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { consumeLink, findLink } from '../../auth/one-time-link.ts';
import { passwordProblem } from '../../auth/password-rules.ts';
import { accountsOf } from '../../person/membership.ts';
import { findById, type Person } from '../../person/person.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from '../parts.ts';
import { changePassword } from './set-password.ts';
import { checkPasswordResetLink, confirmPasswordReset } from '@leadwright/contracts/routes/accounts/password';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/accounts/refusals';

type Parts = Pick<AccountsParts, 'database' | 'store' | 'passwords'>;

/** Ends every session of the person, and logs nobody in. Every unusable link gets the same answer. */
export function resetPasswordRoutes(app: HttpApp, parts: Parts): void {
  implement(app, checkPasswordResetLink, async ({ body }) => ({
    usable: (await findOwner(parts.database, body.token)) !== null,
  }));
  implement(app, confirmPasswordReset, async (request, reply) => {
    const { token: given, password } = request.body;
    const person = await findOwner(parts.database, given);
    if (!person) throw refuse(refusals.resetLinkNotUsable);
    const problem = passwordProblem(password, person.email);
    if (problem !== null) throw refuse(refusals.passwordTooWeak, { message: problem });
    // Hash before the transaction: hashing is slow by design and must not hold the account's lock.
    const passwordHash = await parts.passwords.hash(password);
    const { id: personId, accountId } = person;
    const locked = await accountsOf(parts.database, personId);
    await parts.store.transaction(locked, async (tx) => {
      if (!(await consumeLink(tx.db, given, 'password-reset'))) throw refuse(refusals.resetLinkNotUsable);
      const reset = { accountId, locked, personId, passwordHash, by: 'link', keep: null } as const;
      await changePassword(tx, reset, contextOf(request, personId));
    });
    return reply.code(204).send(null);
  });
}

async function findOwner(database: Database, given: string): Promise<Person | null> {
  const owner = await findLink(database, given, 'password-reset');
  return owner && (await findById(database, owner.personId));
}
