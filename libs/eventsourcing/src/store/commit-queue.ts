// Which waiting commands share a transaction. What arrives while others are being carried out waits
// and goes together; what arrives alone goes alone and at once. Nothing waits for a clock.

export type CommitQueue<Entry> = { add(entry: Entry): void };

export type CommitQueueParts<Entry> = {
  /** Carries the entries out and tells each its outcome. Never rejects. */
  carryOut: (entries: Entry[]) => Promise<void>;
  /** How many transactions at the same time: one is decided here while the database works on another. */
  atOnce: number;
  /** Of one transaction: its locks are held until the last of them is written. */
  entriesMax: number;
};

export function commitQueue<Entry extends { accountId: string }>({
  carryOut,
  atOnce,
  entriesMax,
}: CommitQueueParts<Entry>): CommitQueue<Entry> {
  let waiting: Entry[] = [];
  // Accounts whose commands are being carried out: their next ones would only wait for the lock, and with them the rest of the batch.
  const busy = new Set<string>();
  let underWay = 0;
  let running = 0;
  let scheduled = false;

  const take = (): Entry[] => {
    // An even share for each transaction, or a large one would leave the other only scraps.
    const share = Math.min(entriesMax, Math.ceil((waiting.length + underWay) / atOnce));
    const taken: Entry[] = [];
    waiting = waiting.filter((entry) => {
      const goes = taken.length < share && !busy.has(entry.accountId);
      if (goes) taken.push(entry);
      return !goes;
    });
    return taken;
  };
  const carry = async (entries: Entry[]): Promise<void> => {
    const accounts = new Set(entries.map(({ accountId }) => accountId));
    for (const account of accounts) busy.add(account);
    running += 1;
    underWay += entries.length;
    await carryOut(entries);
    for (const account of accounts) busy.delete(account);
    running -= 1;
    underWay -= entries.length;
    schedule();
  };
  const start = (): void => {
    scheduled = false;
    while (running < atOnce) {
      const entries = take();
      if (entries.length === 0) return;
      void carry(entries);
    }
  };
  // At the end of this turn of the event loop: what arrives in one turn goes together.
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
