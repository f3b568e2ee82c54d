// Whether a session lives, asked of accounts at most every 3 s per session: a log-out holds everywhere within 5 s.
import type { AccountsClient } from '../upstreams/accounts-client.ts';

const KEPT_MS = 3000;
const KEPT_MAX = 10_000;

export type LiveSessions = { isLive(session: { sessionId: string; accountId: string }): Promise<boolean> };

export function createLiveSessions(
  accounts: Pick<AccountsClient, 'isLive'>,
  now: () => number = () => performance.now(),
): LiveSessions {
  const kept = new Map<string, { until: number; answer: Promise<boolean> }>();
  return {
    isLive: (session) => {
      const key = `${session.accountId}|${session.sessionId}`;
      const known = kept.get(key);
      if (known && known.until > now()) return known.answer;
      // Old ones leave first: a Map keeps the order in which they came.
      kept.delete(key);
      for (const [old, { until }] of kept) {
        if (until > now() && kept.size < KEPT_MAX) break;
        kept.delete(old);
      }
      const answer = accounts.isLive(session);
      kept.set(key, { until: now() + KEPT_MS, answer });
      // An answer that never came is no answer.
      answer.catch(() => kept.delete(key));
      return answer;
    },
  };
}
