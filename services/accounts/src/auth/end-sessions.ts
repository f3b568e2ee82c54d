import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { session, sessionStream, type EndedBecause } from '../domain/session.ts';
import { liveSessionsOf } from '../projections/session.ts';

type SessionsToEnd = {
  /** Sessions of these accounts end: `accountsOf` for all of the person's. The transaction holds their locks. */
  accountIds: readonly string[];
  personId: string;
  reason: EndedBecause;
  /** The session that goes on; null ends all. */
  keep: string | null;
};

/** Answers how many it ended; the gateway learns of it within the 3 s of its cache. A repeat finds none that lives. */
export async function endSessions(
  tx: WriteTransaction,
  { accountIds, personId, reason, keep }: SessionsToEnd,
  context: Context,
): Promise<number> {
  const live = await liveSessionsOf(tx.db, personId);
  const ending = live.filter(({ sessionId, accountId }) => sessionId !== keep && accountIds.includes(accountId));
  for (const each of ending) await endSession(tx, { ...each, reason }, context);
  return ending.length;
}

/** Ends one session that exists. Needs its account's lock. A repeat changes nothing. */
export async function endSession(
  tx: WriteTransaction,
  { sessionId, accountId, reason }: { sessionId: string; accountId: string; reason: EndedBecause },
  context: Context,
): Promise<void> {
  const end = { type: 'EndSession', reason } as const;
  const ended = await tx.execute(sessionStream(accountId, sessionId), session, end, context);
  if (!ended.accepted) throw new Error(`a session that exists was refused: ${ended.refusal.code}`);
}
