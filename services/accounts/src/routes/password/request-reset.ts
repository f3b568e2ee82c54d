import { setTimeout as wait } from 'node:timers/promises';
import { Type } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { textLike } from '@leadwright/runtime/requests/text-like';
import { v7 as uuidV7 } from 'uuid';
import type { PasswordResetRequested } from '../../contracts.ts';
import { findByEmail } from '../../person/person.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import { examples } from '../examples.ts';
import type { AccountsParts } from '../parts.ts';
import { mailboxPattern } from '../request-sign-up.ts';
import { passwordStream } from './set-password.ts';

const Body = Type.Object(
  { email: textLike(mailboxPattern, 'an e-mail address', { maxLength: 254 }) },
  { additionalProperties: false },
);
const Answer = Type.Object({ message: Type.String() });

// The same message for everybody: a stranger must not learn who is a customer.
const message = 'If this address has an account, a link to choose a new password is on its way to it.';

// A multiple of the time that the work takes, so that what the database spends on it does not show outside.
const ANSWER_AFTER_MS = 150;

/**
 * Requests a mail with a link to the page where the person sets a new password. Runs the same statements for known
 * and unknown addresses: an unknown one is recorded for an account and a person of nobody.
 */
export function requestPasswordResetRoute(
  app: HttpApp,
  { database, store }: Pick<AccountsParts, 'database' | 'store'>,
): void {
  app.post(
    '/api/v2/password-resets',
    {
      schema: {
        tags: ['sessions'],
        summary: 'Ask for a link to choose a new password',
        body: Body,
        response: { 202: Answer },
      },
      config: { access: 'public', example: examples.requestReset },
    },
    async (request, reply) => {
      const minimumTime = wait(ANSWER_AFTER_MS);
      const found = await findByEmail(database, request.body.email);
      const { id: personId, accountId } = found ?? { id: uuidV7(), accountId: uuidV7() };
      const event: PasswordResetRequested = { type: 'PasswordResetRequested', personId };
      const context = contextOf(request);
      await store.transaction([accountId], (tx) => tx.record(passwordStream(accountId, personId), [event], context));
      await minimumTime;
      return reply.code(202).send({ message });
    },
  );
}
