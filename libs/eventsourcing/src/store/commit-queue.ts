// A command that arrives alone starts at once; those that arrive while all transactions are busy share the next one.

export type CommitQueue<Entry> = { add(entry: Entry): void };

export type CommitQueueParts<Entry> = {
  /** Runs the batch and settles each entry. Never rejects. */
  runBatch: (batch: Entry[]) => Promise<void>;
  /** Transactions at the same time: this process decides one while the database works on another. */
  concurrency: number;
  /** Entries of one transaction at most: it holds all their locks until it has written the last. */
  batchMax: number;
};

export function commitQueue<Entry extends { accountId: string }>({
  runBatch,
  concurrency,
  batchMax,
}: CommitQueueParts<Entry>): CommitQueue<Entry> {
  let waiting: Entry[] = [];
  // Accounts with a command in flight. Their next command would only wait for the lock and hold up its whole batch.
  const busy = new Set<string>();
  let inFlight = 0;
  let running = 0;
  let scheduled = false;

  const takeBatch = (): Entry[] => {
    // Share evenly between the transactions: otherwise a large batch leaves the other nearly empty.
    const share = Math.min(batchMax, Math.ceil((waiting.length + inFlight) / concurrency));
    const batch: Entry[] = [];
    waiting = waiting.filter((entry) => {
      const fits = batch.length < share && !busy.has(entry.accountId);
      if (fits) batch.push(entry);
      return !fits;
    });
    return batch;
  };
  const run = async (batch: Entry[]): Promise<void> => {
    const accounts = new Set(batch.map(({ accountId }) => accountId));
    for (const account of accounts) busy.add(account);
    running += 1;
    inFlight += batch.length;
    await runBatch(batch);
    for (const account of accounts) busy.delete(account);
    running -= 1;
    inFlight -= batch.length;
    schedule();
  };
  const start = (): void => {
    scheduled = false;
    while (running < concurrency) {
      const batch = takeBatch();
      if (batch.length === 0) return;
      void run(batch);
    }
  };
  // Wait for the end of this turn of the event loop, so that commands of one turn share a batch.
  const schedule = (): void => {
    if (scheduled || waiting.length === 0) return;
    scheduled = true;
    setImmediate(start);
  };
  return {
    add: (entry) => {
      waiting.push(entry);
      schedule();
    },
  };
}
