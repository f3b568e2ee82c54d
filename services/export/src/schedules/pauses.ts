// Times are milliseconds of a steady clock.

export type Pauses = {
  accounts(): string[];
  rest(accountId: string, ms: number): void;
  /** Notes a failed try: the account rests and it may be tried again, or false after the last try. */
  failed(of: { accountId: string; downloadId: string }): { tries: number; again: boolean };
  forget(downloadId: string): void;
};

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
    failed: ({ accountId, downloadId }) => {
      const tries = (failures.get(downloadId) ?? 0) + 1;
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
