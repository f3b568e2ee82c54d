import type { FastifyRequest } from 'fastify';
import { sessionOfHolder } from '@leadwright/runtime/access/link-holder';
import { mayEnter } from '@leadwright/runtime/access/roles';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { Caller } from '@leadwright/runtime/process/service-tokens';
import type { ForwardedAccess } from '../upstreams/forwarded-routes.ts';
import type { AccessTokens } from './access-token.ts';
import type { LiveSessions } from './live-sessions.ts';

export type Authenticate = (request: FastifyRequest, access: ForwardedAccess) => Promise<void>;

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
  return async (request, access) => {
    request.caller = anonymous;
    if (access === 'public' || access === 'provider') return;
    const identity = identityOf(request, tokens);
    if (!identity || !(await sessions.isLive(identity))) throw refuse(commonRefusals.notSignedIn);
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
