// Times are milliseconds of a steady clock.

export type Pauses = {
  accounts(): string[];
  rest(accountId: string, ms: number): void;
  /**
   * Notes a failed try: the account rests and it may be tried again, or false after the last try. A try that something
   * outside has ended, which passes by itself, counts for nothing: the sweeper ends what makes no progress for an hour.
   */
  failed(of: { accountId: string; downloadId: string }, passes: boolean): { tries: number; again: boolean };
  forget(downloadId: string): void;
};

/** People wait for the file, and the engine may be back at any moment. */
const PASSES_MS = 5_000;

/** `retryMs` is the pause after each failed try; a download has one try more than there are pauses. */
export function createPauses(retryMs: readonly number[], now: () => number): Pauses {
  const until = new Map<string, number>();
  const failures = new Map<string, number>();
  const rest = (accountId: string, ms: number): void => void until.set(accountId, now() + ms);
  return {
    rest,
    accounts: () => {
      for (const [accountId, end] of until) if (end <= now()) until.delete(accountId);
      return [...until.keys()];
    },
    failed: ({ accountId, downloadId }, passes) => {
      const before = failures.get(downloadId) ?? 0;
      if (passes) {
        rest(accountId, PASSES_MS);
        return { tries: before, again: true };
      }
      const tries = before + 1;
      const pause = retryMs[tries - 1];
      if (pause === undefined) {
        failures.delete(downloadId);
        return { tries, again: false };
      }
      failures.set(downloadId, tries);
      rest(accountId, pause);
      return { tries, again: true };
    },
    forget: (downloadId) => void failures.delete(downloadId),
  };
}
