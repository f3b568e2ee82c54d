// Ends a person's sessions: after a password, an address, a role or a place that no longer holds.
import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { session, sessionStream, type EndedBecause } from '../domain/session.ts';
import { accountsWithSessions, liveSessionsOf } from '../projections/session.ts';

type SessionsToEnd = {
  /** Sessions of these accounts end. The transaction holds their locks. */
  accountIds: readonly string[];
  personId: string;
  reason: EndedBecause;
  /** The session that goes on; null ends all. */
  keep: string | null;
};

/**
 * Answers how many sessions it ended. The gateway learns of it within the 3 s of its cache. A repeat finds no session
 * that lives.
 */
export async function endSessions(
  tx: WriteTransaction,
  { accountIds, personId, reason, keep }: SessionsToEnd,
  context: Context,
): Promise<number> {
  const live = await liveSessionsOf(tx.db, personId);
  const ending = live.filter(({ sessionId, accountId }) => sessionId !== keep && accountIds.includes(accountId));
  for (const { sessionId, accountId } of ending) {
    const end = { type: 'EndSession', reason } as const;
    const ended = await tx.execute(sessionStream(accountId, sessionId), session, end, context);
    if (!ended.accepted) throw new Error(`a session that exists was refused: ${ended.refusal.code}`);
  }
  return ending.length;
}

/**
 * The accounts to lock for what ends a person's sessions wherever they are: the one that a log-in opens, and those in
 * which the person is signed in now.
 */
export async function accountsToLock(
  database: Database,
  { id, accountId }: { id: string; accountId: string },
): Promise<string[]> {
  const signedIn = await inScope(database.db, 'all', (trx) => accountsWithSessions(trx, id));
  return [...new Set([accountId, ...signedIn])];
}
