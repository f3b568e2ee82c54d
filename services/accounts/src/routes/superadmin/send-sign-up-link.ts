import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { findByEmail } from '../../person/person.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from '../parts.ts';
import { recordRequest } from '../request-sign-up.ts';
import { sendSignUpLink } from '@leadwright/contracts/routes/accounts/superadmin';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/accounts/refusals';

/** Also where visitors cannot sign up themselves. Another for the same address replaces the one before. */
export function sendSignUpLinkRoute(app: HttpApp, parts: Pick<AccountsParts, 'database' | 'store'>): void {
  implement(app, sendSignUpLink, async (request, reply) => {
    const { email, name } = request.body;
    // A super-admin sees all people anyway, so nothing is given away by saying it.
    if ((await findByEmail(parts.database, email))?.status === 'verified') throw refuse(refusals.alreadyACustomer);
    while (!(await recordRequest(parts, email, name ?? null, contextOf(request)))) {
      // Another request took the address between our read and the lock: the next try finds it.
    }
    return reply.code(202).send({ message: `A signup link is on its way to ${email.trim()}.` });
  });
}
