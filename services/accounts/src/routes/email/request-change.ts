import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { v7 as uuidV7 } from 'uuid';
import type { EmailChangeRequested } from '../../contracts.ts';
import { wishForEmail } from '../../person/email-change.ts';
import { accountsOf, accountTellingOf } from '../../person/membership.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from '../parts.ts';
import { reauthenticated } from '../password/reauthenticated.ts';
import { requestEmailChange } from '@leadwright/contracts/routes/accounts/email';
import { implement } from '@leadwright/runtime/http/declared-route';

// The same message whether the address is free or somebody's: who is signed in must not learn who else is a customer.
const message = 'Please check the mailbox of the new address: we have sent a link there to confirm it.';

export const emailStream = (accountId: string, personId: string) => ({ accountId, streamId: `email-${personId}` });

/** Whether the address is free is looked up when the mail is written, so this answer cannot depend on it. */
export function requestEmailChangeRoute(
  app: HttpApp,
  parts: Pick<AccountsParts, 'database' | 'store' | 'passwords'>,
): void {
  implement(app, requestEmailChange, async (request, reply) => {
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
  });
}
