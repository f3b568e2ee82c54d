import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { findPendingPerson } from './confirm-sign-up.ts';
import type { AccountsParts } from './parts.ts';
import { checkSignUpLink } from '@leadwright/contracts/routes/accounts/sign-ups';
import { implement } from '@leadwright/runtime/http/declared-route';

/** Does not consume the link. Used, replaced, expired and invented links get the same answer, which names nobody. */
export function checkSignUpLinkRoute(app: HttpApp, { database }: Pick<AccountsParts, 'database'>): void {
  implement(app, checkSignUpLink, async ({ body: { token } }) => ({
    usable: (await findPendingPerson(database, token)) !== null,
  }));
}
