import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { accountsOf } from '../../person/membership.ts';
import { listSessions } from '../../person/session-device.ts';
import type { AccountsParts } from '../parts.ts';
import { listOwnSessions } from '@leadwright/contracts/routes/accounts/sessions';
import { implement } from '@leadwright/runtime/http/declared-route';

export function listSessionsRoute(app: HttpApp, { database }: Pick<AccountsParts, 'database'>): void {
  implement(app, listOwnSessions, async (request) => {
    const { personId, sessionId } = request.caller;
    const accountIds = await accountsOf(database, personId);
    const sessions = await inScope(database.db, accountIds, (trx) => listSessions(trx, personId));
    return { sessions: sessions.map((session) => ({ ...session, current: session.id === sessionId })) };
  });
}
