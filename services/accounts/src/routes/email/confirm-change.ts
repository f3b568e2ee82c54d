import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { endSessions } from '../../auth/end-sessions.ts';
import { forgetLinks } from '../../auth/one-time-link.ts';
import type { EmailChanged } from '../../contracts.ts';
import { AddressTaken, consumeEmailLink, findEmailChange, setEmail } from '../../person/email-change.ts';
import { accountsOf, accountTellingOf } from '../../person/membership.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from '../parts.ts';
import { emailStream } from './request-change.ts';
import { checkEmailChangeLink, confirmEmailChange } from '@leadwright/contracts/routes/accounts/email';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/accounts/refusals';

type Parts = Pick<AccountsParts, 'database' | 'store'>;

/** Ends every session of the person and logs nobody in: whoever asked had the password, this one has the mailbox. */
export function confirmEmailChangeRoutes(app: HttpApp, { database, store }: Parts): void {
  implement(app, checkEmailChangeLink, async ({ body }) => ({
    usable: (await findEmailChange(database, body.token)) !== null,
  }));
  implement(app, confirmEmailChange, async (request, reply) => {
    const { token } = request.body;
    const wish = await findEmailChange(database, token);
    if (!wish) throw refuse(refusals.emailLinkNotUsable);
    const { id: changeId, personId, newEmail } = wish;
    const { accountId, owner } = await accountTellingOf(database, personId);
    const accountIds = [...new Set([wish.accountId, ...(await accountsOf(database, personId))])];
    const context = contextOf(request, personId);
    const changed: EmailChanged = { type: 'EmailChanged', personId, changeId, ofAccountHolder: owner };
    const changing = store.transaction(accountIds, async (tx) => {
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
  });
}
