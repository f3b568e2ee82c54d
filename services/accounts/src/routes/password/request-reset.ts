import { setTimeout as wait } from 'node:timers/promises';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { v7 as uuidV7 } from 'uuid';
import type { PasswordResetRequested } from '../../contracts.ts';
import { findByEmail } from '../../person/person.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from '../parts.ts';
import { passwordStream } from './set-password.ts';
import { requestPasswordReset } from '@leadwright/contracts/routes/accounts/password';
import { implement } from '@leadwright/runtime/http/declared-route';

// The same message for everybody: a stranger must not learn who is a customer.
const message = 'If this address has an account, a link to choose a new password is on its way to it.';

// A multiple of the time that the work takes, so that what the database spends on it does not show outside.
const ANSWER_AFTER_MS = 150;

/** Runs the same statements for unknown addresses, which are recorded for an account and a person of nobody. */
export function requestPasswordResetRoute(
  app: HttpApp,
  { database, store }: Pick<AccountsParts, 'database' | 'store'>,
): void {
  implement(app, requestPasswordReset, async (request, reply) => {
    const minimumTime = wait(ANSWER_AFTER_MS);
    const found = await findByEmail(database, request.body.email);
    const { id: personId, accountId } = found ?? { id: uuidV7(), accountId: uuidV7() };
    const event: PasswordResetRequested = { type: 'PasswordResetRequested', personId };
    const context = contextOf(request);
    await store.transaction([accountId], (tx) => tx.record(passwordStream(accountId, personId), [event], context));
    await minimumTime;
    return reply.code(202).send({ message });
  });
}
