import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { mailboxMarks } from '@leadwright/runtime/mailboxes/mailbox-marks';
import { inScope } from '@leadwright/postgres/scope';
import { privacyAccount } from '../../domain/privacy/privacy-request.ts';
import { readMember, readPersonTimes } from '../../person/person.ts';
import { hasOptedOut } from '../../person/privacy-request.ts';
import type { AccountsParts } from '../parts.ts';
import { getMessagingIdentity } from '@leadwright/contracts/routes/accounts/privacy/personal-data';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/accounts/refusals';

/** Nobody, where the person has opted out. */
export function messagingIdentityRoute(
  app: HttpApp,
  { database, trialKeys }: Pick<AccountsParts, 'database' | 'trialKeys'>,
): void {
  implement(app, getMessagingIdentity, async (request) => {
    // A super-admin who looks at the page in the person's name is not that person.
    if (request.caller.impersonatorId !== null) return { identity: null };
    const accountId = accountOf(request);
    const { personId } = request.caller;
    return inScope(database.db, [accountId, privacyAccount], async (trx) => {
      const person = await readMember(trx, accountId, personId);
      const times = await readPersonTimes(trx, personId);
      if (!person || !times) throw refuse(refusals.personUnknown);
      if (await hasOptedOut(trx, mailboxMarks(trialKeys, person.email))) return { identity: null };
      const { email } = person;
      return {
        identity: { user_id: personId, email, created: times.created, last_login: times.lastLogin },
      };
    });
  });
}
