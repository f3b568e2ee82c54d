import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { endSessions, endSession } from '../../auth/end-sessions.ts';
import { accountsOf } from '../../person/membership.ts';
import { liveSessionsOf } from '../../projections/session.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from '../parts.ts';
import { endOwnSession, endOtherSessions } from '@leadwright/contracts/routes/accounts/sessions';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/accounts/refusals';

/** In whichever account they are. Whoever has one open is logged out within 5 s. A repeat ends nothing more. */
export function endOwnSessionsRoutes(
  app: HttpApp,
  { database, store }: Pick<AccountsParts, 'database' | 'store'>,
): void {
  implement(app, endOwnSession, async (request, reply) => {
    const { personId } = request.caller;
    const { id } = request.params;
    await store.transaction(await accountsOf(database, personId), async (tx) => {
      const own = (await liveSessionsOf(tx.db, personId)).find(({ sessionId }) => sessionId === id);
      if (!own) throw refuse(refusals.sessionUnknown);
      await endSession(tx, { ...own, reason: 'ended-by-person' }, contextOf(request));
    });
    return reply.code(204).send(null);
  });
  implement(app, endOtherSessions, async (request) => {
    const { personId, sessionId: keep } = request.caller;
    const accountIds = await accountsOf(database, personId);
    const ended = await store.transaction(accountIds, async (tx) => {
      // Whoever asks without a session of their own must not end all of them.
      const live = await liveSessionsOf(tx.db, personId);
      if (!live.some(({ sessionId }) => sessionId === keep)) throw refuse(refusals.sessionUnknown);
      return endSessions(tx, { accountIds, personId, reason: 'ended-by-person', keep }, contextOf(request));
    });
    return { ended };
  });
}
