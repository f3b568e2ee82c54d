// Each hash holds 64 MiB for about 60 ms, so concurrency is bounded: others wait in turn, or get 503.
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createTurns } from '@leadwright/runtime/refusals/turns';

const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };
// One less than Node's worker threads, so that file reads and DNS lookups still get one.
const CONCURRENCY = 3;
const WAITING_MAX = 50;
// On an idle core as many as may wait are done in one second.
const WAIT_MS_MAX = 5_000;

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** Takes the same time for an unknown person (`null`), and then returns false. */
  verify(stored: string | null, password: string): Promise<boolean>;
  isOutdated(stored: string): boolean;
};

/** Its functions throw 503 when no turn comes. */
export async function createPasswordHasher(): Promise<PasswordHasher> {
  const turns = createTurns({ atOnce: CONCURRENCY, waitingMax: WAITING_MAX, waitMsMax: WAIT_MS_MAX });
  const dummy = await hash('nobody has this password', COST);
  return {
    hash: (password) => turns.take(() => hash(normalised(password), COST)),
    verify: async (stored, password) => {
      const matches = await turns.take(() => verify(stored ?? dummy, normalised(password)));
      return matches && stored !== null;
    },
    isOutdated: (stored) => {
      const made = parseOptions(stored);
      return (
        made.memoryCost !== COST.memoryCost || made.timeCost !== COST.timeCost || made.parallelism !== COST.parallelism
      );
    },
  };
}

// Another keyboard may produce the same characters as different code points.
function normalised(password: string): string {
  return password.normalize('NFKC');
}
