// On the public port, under a prefix that is never forwarded: the gateway cannot reach internal ports.
import { Type } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { inScope } from '@leadwright/postgres/scope';
import { impersonationById, impersonationOf } from '../auth/live-impersonation.ts';
import { findCurrentToken } from '../auth/refresh-token.ts';
import { readMember } from '../person/person.ts';
import { readSession } from '../projections/session.ts';
import type { AccountsParts } from './parts.ts';
import { refusals } from '@leadwright/contracts/routes/accounts/refusals';

const Params = Type.Object({ id: Type.String({ maxLength: 128 }) });
const Live = Type.Object({ live: Type.Boolean() });
const CookieBody = Type.Object({ cookie: Type.String({ maxLength: 16_384 }) }, { additionalProperties: false });
const CookieOwner = Type.Object({
  sessionId: Type.String(),
  personId: Type.String(),
  accountId: Type.String(),
  role: Type.String(),
  staff: Type.Union([Type.String(), Type.Null()]),
  impersonatorId: Type.Union([Type.String(), Type.Null()]),
});

export function gatewaySessionsRoute(
  app: HttpApp,
  { database, cookie }: Pick<AccountsParts, 'database' | 'cookie'>,
): void {
  const config = { access: 'gateway' as const, refusals: [refusals.sessionOver] };
  app.get(
    '/gateway/sessions/:id',
    { schema: { hide: true, params: Params, response: { 200: Live } }, config },
    async (request) => {
      // Only sessions of the token's own account count.
      const { accountId } = request.caller;
      const scope = accountId === null ? [] : [accountId];
      const found = await inScope(database.db, scope, (trx) => readSession(trx, request.params.id));
      if (found || accountId === null) return { live: found?.live ?? false };
      return { live: (await impersonationById(database, accountId, request.params.id)) !== null };
    },
  );
  // The event stream has only the cookie. It checks the refresh token without exchanging it.
  app.post(
    '/gateway/sessions/of-cookie',
    { schema: { hide: true, body: CookieBody, response: { 200: CookieOwner } }, config },
    async (request) => {
      const token = cookie.read(request.body.cookie);
      const known = token === null ? null : await findCurrentToken(database, token);
      if (!known) throw refuse(refusals.sessionOver);
      const owner = await inScope(database.db, [known.accountId], async (trx) => {
        const session = await readSession(trx, known.sessionId);
        return session?.live ? readMember(trx, known.accountId, session.personId) : null;
      });
      if (!owner) throw refuse(refusals.sessionOver);
      const impersonated = await impersonationOf(database, owner, known.sessionId);
      const { id: personId, accountId, role } = impersonated?.person ?? owner;
      return {
        sessionId: impersonated?.id ?? known.sessionId,
        personId,
        accountId,
        role,
        staff: owner.staff,
        impersonatorId: impersonated && owner.id,
      };
    },
  );
}
