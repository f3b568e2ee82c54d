import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { findToken } from '../auth/refresh-token.ts';
import { session, sessionStream } from '../domain/session.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from './parts.ts';
import { logout } from '@leadwright/contracts/routes/accounts/sessions';
import { implement } from '@leadwright/runtime/http/declared-route';

/** Without a session it also answers 204. */
export function logoutRoute(app: HttpApp, parts: Pick<AccountsParts, 'database' | 'store' | 'cookie'>): void {
  implement(app, logout, async (request, reply) => {
    const token = parts.cookie.read(request.headers.cookie);
    const known = token === null ? null : await findToken(parts.database, token);
    if (known) {
      const stream = sessionStream(known.accountId, known.sessionId);
      const ended = await parts.store.execute(
        stream,
        session,
        { type: 'EndSession', reason: 'logged-out' } as const,
        contextOf(request),
      );
      if (!ended.accepted) throw new Error(`a session that exists was refused: ${ended.refusal.code}`);
    }
    parts.cookie.clear(reply);
    return reply.code(204).send(null);
  });
}
