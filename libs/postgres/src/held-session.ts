// A lock of a session lasts as long as the session, and the server keeps the session of a client that
// is gone without a word for as long as TCP does: minutes, or behind a proxy that answers for the
// client, for ever. So a session that holds a lock may be idle for a few seconds only, after which the
// server ends it and with it the lock; whoever holds one through longer work keeps it awake.
import { sql, type Kysely } from 'kysely';

/** For `openDatabase`: how long the server keeps a session that says nothing. Below what a pool keeps idle ones. */
export const HELD_SESSION_IDLE_MS = 15_000;
const WORD_EVERY_MS = 4_000;

/** Runs `work` beside a session whose lock it relies on. If the session breaks, the lock is lost: the next statement on it says so. */
export async function keepingAwake<Result>(
  session: Kysely<unknown>,
  work: () => Promise<Result>,
  everyMs = WORD_EVERY_MS,
): Promise<Result> {
  const timer = setInterval(() => void sql`select 1`.execute(session).catch(() => undefined), everyMs).unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
