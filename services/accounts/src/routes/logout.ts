import { Type } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { findToken } from '../auth/refresh-token.ts';
import { session, sessionStream } from '../domain/session.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from './parts.ts';

/** Ends the cookie's session. Without a session it also answers 204. */
export function logoutRoute(app: HttpApp, parts: Pick<AccountsParts, 'database' | 'store' | 'cookie'>): void {
  app.post(
    '/api/v2/sessions/logout',
    {
      schema: {
        tags: ['sessions'],
        summary: 'Log out',
        response: { 204: Type.Null({ description: 'There is no session any more.' }) },
      },
      config: { access: 'public', refreshCookie: 'used' },
    },
    async (request, reply) => {
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
    },
  );
}
