// What a load has asked and what came of it: pure counting, so that the sums can be tested.
export type Outcome = { endpoint: string; ms: number; failure?: string };
export type Summary = {
  requests: number;
  failed: number;
  /** How often each kind of failure came, by endpoint and kind: `count ECONNRESET`, `usage status 503`. */
  failures: Record<string, number>;
  downloads: { accepted: number; ready: number; failed: number };
  leads: number;
  /** Leads that moved without a reason; anything but 0 is a lost or an invented lead. */
  ledgerMismatch: number;
  p95Ms: Record<string, number>;
  /** The longest that anybody waited for an answer. */
  longestMs: number;
};

/** Counts outcomes; `add` answers whether it was a failure. */
export function createTally() {
  const took = new Map<string, number[]>();
  const failures: Record<string, number> = {};
  const downloads = { accepted: 0, ready: 0, failed: 0 };
  let [requests, failed, leads, ledgerMismatch] = [0, 0, 0, 0];
  return {
    add: ({ endpoint, ms, failure }: Outcome): boolean => {
      requests += 1;
      took.set(endpoint, [...(took.get(endpoint) ?? []), ms]);
      if (failure === undefined) return false;
      failed += 1;
      const kind = `${endpoint} ${failure}`;
      failures[kind] = (failures[kind] ?? 0) + 1;
      return true;
    },
    accepted: () => void (downloads.accepted += 1),
    ended: (how: 'ready' | 'failed', moved: number): void => {
      downloads[how] += 1;
      leads += moved;
    },
    mismatched: (by: number) => void (ledgerMismatch += by),
    summary: (): Summary => ({
      requests,
      failed,
      failures,
      downloads,
      leads,
      ledgerMismatch,
      p95Ms: Object.fromEntries([...took].map(([endpoint, all]) => [endpoint, percentile(all, 0.95)])),
      longestMs: Math.round([...took.values()].flat().reduce((longest, each) => Math.max(longest, each), 0)),
    }),
  };
}

export type Tally = ReturnType<typeof createTally>;

function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
