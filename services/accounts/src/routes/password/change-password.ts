import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { passwordProblem } from '../../auth/password-rules.ts';
import { accountsOf } from '../../person/membership.ts';
import { readMember } from '../../person/person.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from '../parts.ts';
import { reauthenticated } from './reauthenticated.ts';
import { changePassword } from './set-password.ts';
import { reauthenticate, changeOwnPassword } from '@leadwright/contracts/routes/accounts/password';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/accounts/refusals';

type Parts = Pick<AccountsParts, 'database' | 'store' | 'passwords'>;

/** Asks for the password once more: what a page remembers is no proof. Ends the person's other sessions. */
export function changePasswordRoutes(app: HttpApp, parts: Parts): void {
  implement(app, reauthenticate, async (request, reply) => {
    await reauthenticated(parts, request, request.body.currentPassword);
    return reply.code(204).send(null);
  });
  implement(app, changeOwnPassword, async (request, reply) => {
    const { currentPassword, newPassword } = request.body;
    const person = await reauthenticated(parts, request, currentPassword);
    const problem = passwordProblem(newPassword, person.email);
    if (problem !== null) throw refuse(refusals.passwordTooWeak, { message: problem });
    const passwordHash = await parts.passwords.hash(newPassword);
    const { accountId, id: personId } = person;
    const locked = await accountsOf(parts.database, personId);
    await parts.store.transaction(locked, async (tx) => {
      // Read again under the lock: of two changes at once, the second no longer knows the current password.
      const current = await readMember(tx.db, accountId, personId);
      if (current?.passwordHash !== person.passwordHash) throw refuse(refusals.passwordWrong);
      const keep = request.caller.sessionId;
      const change = { accountId, locked, personId, passwordHash, by: 'password', keep } as const;
      await changePassword(tx, change, contextOf(request));
    });
    return reply.code(204).send(null);
  });
}
