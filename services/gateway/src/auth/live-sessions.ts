// Caches for 3 s per session whether it is live. So a log-out takes effect at every gateway within 5 s.
import type { AccountsClient } from '../upstreams/accounts-client.ts';

export const CACHED_MS = 3000;
const CACHED_MAX = 10_000;

export type LiveSessions = { isLive(session: { sessionId: string; accountId: string }): Promise<boolean> };

export function createLiveSessions(
  accounts: Pick<AccountsClient, 'isLive'>,
  now: () => number = () => performance.now(),
): LiveSessions {
  const cache = new Map<string, { until: number; answer: Promise<boolean> }>();
  return {
    isLive: (session) => {
      const key = `${session.accountId}|${session.sessionId}`;
      const cached = cache.get(key);
      if (cached && cached.until > now()) return cached.answer;
      // Evict the oldest first: a Map iterates in insertion order.
      cache.delete(key);
      for (const [oldest, { until }] of cache) {
        if (until > now() && cache.size < CACHED_MAX) break;
        cache.delete(oldest);
      }
      const answer = accounts.isLive(session);
      cache.set(key, { until: now() + CACHED_MS, answer });
      answer.catch(() => cache.delete(key));
      return answer;
    },
  };
}
