import { Type } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { endSessions } from '../../auth/end-sessions.ts';
import { forgetLinks } from '../../auth/one-time-link.ts';
import type { EmailChanged } from '../../contracts.ts';
import { AddressTaken, consumeEmailLink, findEmailChange, setEmail } from '../../person/email-change.ts';
import { accountsOf, accountTellingOf } from '../../person/membership.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import { examples } from '../examples.ts';
import type { AccountsParts } from '../parts.ts';
import { refusals } from '../refusals.ts';
import { emailStream } from './request-change.ts';

// The token goes in the body: a URL would end up in logs.
const Link = Type.Object({ token: Type.String({ minLength: 1, maxLength: 128 }) }, { additionalProperties: false });

type Parts = Pick<AccountsParts, 'database' | 'store'>;

/**
 * The page of the mailed link: whether it is still usable, and the change itself, which ends every session of the
 * person in every account and logs nobody in. Whoever opens the link has the mailbox; whoever asked had the password.
 */
export function confirmEmailChangeRoutes(app: HttpApp, { database, store }: Parts): void {
  app.post(
    '/api/v2/email-changes/check-link',
    {
      schema: {
        tags: ['sessions'],
        summary: 'Whether a mailed link still confirms an e-mail address',
        body: Link,
        response: { 200: Type.Object({ usable: Type.Boolean() }) },
      },
      config: { access: 'public', example: examples.checkLink },
    },
    async ({ body }) => ({ usable: (await findEmailChange(database, body.token)) !== null }),
  );
  app.post(
    '/api/v2/email-changes/confirm',
    {
      schema: {
        tags: ['sessions'],
        summary: 'Confirm an e-mail address by the mailed link',
        body: Link,
        response: { 204: Type.Null({ description: 'It is changed, and every session of the person is over.' }) },
      },
      config: { access: 'public', refusals: [refusals.emailLinkNotUsable], example: examples.confirmEmailChange },
    },
    async (request, reply) => {
      const { token } = request.body;
      const wish = await findEmailChange(database, token);
      if (!wish) throw refuse(refusals.emailLinkNotUsable);
      const { id: changeId, personId, newEmail } = wish;
      const { accountId, owner } = await accountTellingOf(database, personId);
      const accountIds = [...new Set([wish.accountId, ...(await accountsOf(database, personId))])];
      const context = contextOf(request, personId);
      const changed: EmailChanged = { type: 'EmailChanged', personId, changeId, ofAccountHolder: owner };
      const changing = store.transaction(accountIds, async (tx) => {
        // Of two concurrent clicks, the second finds the link used.
        if (!(await consumeEmailLink(tx.db, token, tx.realAt))) throw refuse(refusals.emailLinkNotUsable);
        await setEmail(tx.db, personId, newEmail);
        // A link that sets a password is bound to the mailbox that it was sent to.
        await forgetLinks(tx.db, personId);
        await tx.record(emailStream(accountId, personId), [changed], context);
        await endSessions(tx, { accountIds, personId, reason: 'email-changed', keep: null }, context);
      });
      await changing.catch((error: unknown) => {
        throw error instanceof AddressTaken ? refuse(refusals.emailLinkNotUsable) : error;
      });
      return reply.code(204).send(null);
    },
  );
}
