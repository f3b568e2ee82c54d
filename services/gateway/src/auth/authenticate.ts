import type { FastifyRequest } from 'fastify';
import { sessionOfHolder } from '@leadwright/runtime/access/link-holder';
import { mayEnter } from '@leadwright/runtime/access/roles';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { Caller } from '@leadwright/runtime/process/service-tokens';
import type { ForwardedRoute } from '../upstreams/forwarded-routes.ts';
import type { AccessTokens } from './access-token.ts';
import type { LiveSessions } from './live-sessions.ts';

export type Authenticate = (
  request: FastifyRequest,
  route: Pick<ForwardedRoute, 'access' | 'knowsCaller'>,
) => Promise<void>;

export const anonymous: Caller = {
  service: 'gateway',
  personId: 'anonymous',
  accountId: null,
  role: null,
  staff: null,
  impersonatorId: null,
  sessionId: null,
};

/** Of a link that was made in a session: the service compares it with what the link was signed for. */
export async function nameHolder(request: FastifyRequest, sessions: LiveSessions): Promise<void> {
  const { holder } = request.query as { holder?: unknown };
  const session = typeof holder === 'string' ? sessionOfHolder(holder) : undefined;
  if (session && (await sessions.isLive(session))) request.caller = { ...anonymous, ...session };
}

/** Sets `request.caller`. Non-public routes: 401 without a valid token of a live session, 403 without the right. */
export function createAuthenticate(tokens: AccessTokens, sessions: LiveSessions): Authenticate {
  return async (request, { access, knowsCaller }) => {
    request.caller = anonymous;
    const open = access === 'public' || access === 'provider';
    if (open && !knowsCaller) return;
    const identity = identityOf(request, tokens);
    const known = identity !== null && (await sessions.isLive(identity));
    if (open) {
      if (known) request.caller = { service: 'gateway', ...identity };
      return;
    }
    if (!known) throw refuse(commonRefusals.notSignedIn);
    if (!mayEnter(identity, access)) throw refuse(commonRefusals.notAllowed);
    request.caller = { service: 'gateway', ...identity };
  };
}

function identityOf(request: FastifyRequest, tokens: AccessTokens) {
  const { authorization } = request.headers;
  if (!authorization?.startsWith('Bearer ')) return null;
  try {
    return tokens.verify(authorization.slice('Bearer '.length));
  } catch {
    // Treat a bad token like none, so that the caller does not learn which check failed.
    return null;
  }
}
