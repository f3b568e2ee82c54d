import { Type } from 'typebox';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { accountsOf } from '../../person/membership.ts';
import { listSessions } from '../../person/session-device.ts';
import { examples } from '../examples.ts';
import type { AccountsParts } from '../parts.ts';

const Answer = Type.Object({
  sessions: Type.Array(
    Type.Object({
      id: Type.String(),
      device: Type.String({ description: 'Browser and device in words, as the browser says.' }),
      address: Type.String({ description: 'The network address of its last renewal; empty if nobody saw it.' }),
      startedAt: Type.String(),
      lastUsedAt: Type.String({ description: 'When it was last renewed; an open page renews it every ten minutes.' }),
      current: Type.Boolean({ description: 'The one that asks.' }),
    }),
  ),
});

/** The signed-in person's own sessions in every account, and nobody else's. */
export function listSessionsRoute(app: HttpApp, { database }: Pick<AccountsParts, 'database'>): void {
  app.get(
    '/api/v2/me/sessions',
    {
      schema: { tags: ['sessions'], summary: 'Where you are signed in', response: { 200: Answer } },
      config: { access: 'person', example: examples.sessions },
    },
    async (request) => {
      const { personId, sessionId } = request.caller;
      const accountIds = await accountsOf(database, personId);
      const sessions = await inScope(database.db, accountIds, (trx) => listSessions(trx, personId));
      return { sessions: sessions.map((session) => ({ ...session, current: session.id === sessionId })) };
    },
  );
}
