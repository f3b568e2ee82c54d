// A vanished client's session lives for minutes, or for ever behind a proxy: so one with a lock has an idle timeout.
import { sql, type Kysely } from 'kysely';

/** `idleMsMax` for `openDatabase`; below the pool's own idle timeout. */
export const HELD_SESSION_IDLE_MS = 15_000;
const WORD_EVERY_MS = 4_000;

/** Runs `work` while keeping the session that holds its lock alive. If the session breaks, its next statement throws. */
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
