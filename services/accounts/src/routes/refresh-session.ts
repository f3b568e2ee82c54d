import type { FastifyRequest } from 'fastify';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { impersonationOf } from '../auth/live-impersonation.ts';
import { completeSignIn, type Opened } from '../auth/open-session.ts';
import { exchangeToken, findToken } from '../auth/refresh-token.ts';
import { session, sessionStream, type EndSession, type ReportReuse } from '../domain/session.ts';
import { readMember, type Person } from '../person/person.ts';
import { deviceOf, rememberDevice } from '../person/session-device.ts';
import { readSession } from '../projections/session.ts';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { AccountsParts } from './parts.ts';
import { refreshSession } from '@leadwright/contracts/routes/accounts/sessions';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/accounts/refusals';

export function refreshSessionRoute(
  app: HttpApp,
  parts: Pick<AccountsParts, 'database' | 'store' | 'cookie' | 'accessTokens'>,
): void {
  implement(app, refreshSession, async (request, reply) => {
    const token = parts.cookie.read(request.headers.cookie);
    const known = token === null ? null : await findToken(parts.database, token);
    if (token === null || !known) throw refuse(refusals.sessionOver);
    const renewed = await parts.store.transaction([known.accountId], (tx) => renew(tx, request, token, known));
    if (!renewed) {
      parts.cookie.clear(reply);
      throw refuse(refusals.sessionOver);
    }
    // Whoever acts for another still does after a reload of the page.
    const impersonated = await impersonationOf(parts.database, renewed.person, renewed.opened.sessionId);
    return completeSignIn({ reply, ...parts }, renewed.person, renewed.opened, impersonated);
  });
}

type SessionIds = { accountId: string; sessionId: string };

// Returns null instead of throwing, so that the end of a session is committed.
async function renew(
  tx: WriteTransaction,
  request: FastifyRequest,
  token: string,
  known: SessionIds,
): Promise<{ person: Person; opened: Opened } | null> {
  const found = await readSession(tx.db, known.sessionId);
  const person = found && (await readMember(tx.db, known.accountId, found.personId));
  if (!found || !person) return null;
  const end = async (command: EndSession | ReportReuse): Promise<null> => {
    const { accountId, sessionId } = known;
    const ended = await tx.execute(
      sessionStream(accountId, sessionId),
      session,
      command,
      contextOf(request, person.id),
    );
    if (!ended.accepted) throw new Error(`a session that exists was refused: ${ended.refusal.code}`);
    return null;
  };
  if (!found.live) return end({ type: 'EndSession', reason: 'expired' });
  const exchange = await exchangeToken(tx.db, token, known, tx.realAt);
  switch (exchange.kind) {
    case 'exchanged':
      await rememberDevice(tx.db, { ...known, personId: person.id }, deviceOf(request));
      return { person, opened: { sessionId: known.sessionId, refreshToken: exchange.token } };
    case 'reused':
      return end({ type: 'ReportReuse', firstUsedAt: exchange.firstUsedAt });
    case 'expired':
      return end({ type: 'EndSession', reason: 'expired' });
    case 'unknown':
      return null;
  }
}
