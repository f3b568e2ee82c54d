import { Type } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { textLike } from '@leadwright/runtime/requests/text-like';
import { v7 as uuidV7 } from 'uuid';
import type { EmailChangeRequested } from '../../contracts.ts';
import { wishForEmail } from '../../person/email-change.ts';
import { accountsOf, accountTellingOf } from '../../person/membership.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import { examples } from '../examples.ts';
import type { AccountsParts } from '../parts.ts';
import { reauthenticated } from '../password/reauthenticated.ts';
import { refusals } from '../refusals.ts';
import { mailboxPattern } from '../request-sign-up.ts';

const Body = Type.Object(
  {
    currentPassword: Type.String({ minLength: 1, maxLength: 1024 }),
    email: textLike(mailboxPattern, 'an e-mail address', { maxLength: 254 }),
  },
  { additionalProperties: false },
);
const Answer = Type.Object({ message: Type.String() });

// The same message whether the address is free or somebody's: who is signed in must not learn who else is a customer.
const message = 'Please check the mailbox of the new address: we have sent a link there to confirm it.';

export const emailStream = (accountId: string, personId: string) => ({ accountId, streamId: `email-${personId}` });

/**
 * Asks for another address for the signed-in person, and never for anybody else. Whether the address is free is looked
 * up when the mail is written, so this answer cannot depend on it. Nothing is changed until the mailed link is opened.
 */
export function requestEmailChangeRoute(
  app: HttpApp,
  parts: Pick<AccountsParts, 'database' | 'store' | 'passwords'>,
): void {
  app.post(
    '/api/v2/me/email',
    {
      schema: {
        tags: ['sessions'],
        summary: 'Ask for another e-mail address',
        body: Body,
        response: { 202: Answer },
      },
      config: {
        access: 'member',
        refusals: [refusals.passwordWrong, refusals.personUnknown],
        example: examples.requestEmailChange,
      },
    },
    async (request, reply) => {
      const { currentPassword, email } = request.body;
      const { id: personId } = await reauthenticated(parts, request, currentPassword);
      const { accountId } = await accountTellingOf(parts.database, personId);
      const changeId = uuidV7();
      const event: EmailChangeRequested = { type: 'EmailChangeRequested', personId, changeId };
      // An older wish may stand under another account of the person.
      const accountIds = [...new Set([accountId, ...(await accountsOf(parts.database, personId))])];
      await parts.store.transaction(accountIds, async (tx) => {
        await wishForEmail(tx.db, { id: changeId, personId, accountId, newEmail: email }, tx.realAt);
        await tx.record(emailStream(accountId, personId), [event], contextOf(request));
      });
      return reply.code(202).send({ message });
    },
  );
}
