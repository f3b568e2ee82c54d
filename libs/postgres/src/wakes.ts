// In this process, after the commit. What another process wrote is found by looking now and then.
import { CompiledQuery, type Kysely } from 'kysely';

export type Wakes = {
  /** `woken` is called after each commit that was to wake this name. Returns how to unsubscribe. */
  on(name: string, woken: () => void): () => void;
  wake(name: string): void;
};

export type WakeAfterCommit = CompiledQuery & { wakes: string };

/** Outside a transaction what was written before has committed: it wakes at once. After a rollback it wakes nobody. */
export async function wakeAfterCommit(db: Kysely<unknown>, name: string): Promise<void> {
  const query: WakeAfterCommit = { ...CompiledQuery.raw('wake after the commit'), wakes: name };
  await db.executeQuery(query);
}

export function createWakes(): Wakes {
  const waiting = new Map<string, Set<() => void>>();
  return {
    on: (name, woken) => {
      const known = waiting.get(name) ?? new Set();
      waiting.set(name, known.add(woken));
      return () => void known.delete(woken);
    },
    wake: (name) => {
      for (const woken of waiting.get(name) ?? []) woken();
    },
  };
}
