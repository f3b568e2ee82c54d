import type { FastifyRequest } from 'fastify';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { Caller } from '@leadwright/runtime/process/service-tokens';
import type { AccessTokens } from './access-token.ts';
import type { LiveSessions } from './live-sessions.ts';

export type Authenticate = (request: FastifyRequest, access: 'public' | 'member' | 'super-admin') => Promise<void>;

export const anonymous: Caller = {
  service: 'gateway',
  personId: 'anonymous',
  accountId: null,
  role: null,
  staff: null,
  impersonatorId: null,
  sessionId: null,
};

const signIn = () => refuse(commonRefusals.notSignedIn);

/** Sets `request.caller`. Where a person is needed: 401 without a good token of a live session, 403 without the right. */
export function createAuthenticate(tokens: AccessTokens, sessions: LiveSessions): Authenticate {
  return async (request, access) => {
    request.caller = anonymous;
    // What anybody may ask is not refused over a token that ran out, and needs no look at the session.
    if (access === 'public') return;
    const identity = identityOf(request, tokens);
    if (!identity || !(await sessions.isLive(identity))) throw signIn();
    if (access === 'super-admin' && identity.staff !== 'super-admin') {
      throw refuse(commonRefusals.notAllowed);
    }
    request.caller = { service: 'gateway', ...identity };
  };
}

function identityOf(request: FastifyRequest, tokens: AccessTokens) {
  const { authorization } = request.headers;
  if (!authorization?.startsWith('Bearer ')) return null;
  try {
    return tokens.verify(authorization.slice('Bearer '.length));
  } catch {
    // Which check failed is no business of the caller's: a bad token is no token.
    return null;
  }
}
