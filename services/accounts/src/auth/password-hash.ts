// argon2id, 64 MiB and three passes. Each hash holds that memory for about 60 ms, so concurrency is bounded:
// further requests wait in a queue, and a full queue answers 503.
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { unavailable } from '@leadwright/runtime/refusals/common-refusals';

const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };
// One less than Node's worker threads, so that file reads and DNS lookups still get one.
const CONCURRENCY = 3;
const WAITING_MAX = 50;

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** Takes the same time for an unknown person (`null`), and then returns false. */
  verify(stored: string | null, password: string): Promise<boolean>;
  /** Whether the hash was made with another cost than the current one. */
  isOutdated(stored: string): boolean;
};

/** Its functions throw 503 when the queue is full. */
export async function createPasswordHasher(): Promise<PasswordHasher> {
  const limited = createConcurrencyLimit();
  // Verified for an unknown address, so that it takes the same time as a known one.
  const dummy = await hash('nobody has this password', COST);
  return {
    hash: (password) => limited(() => hash(normalised(password), COST)),
    verify: async (stored, password) => {
      const matches = await limited(() => verify(stored ?? dummy, normalised(password)));
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

function createConcurrencyLimit(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= CONCURRENCY) {
      if (waiting.length >= WAITING_MAX) throw unavailable();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // Pass the slot on, so that a new request cannot overtake the one that has waited longest.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
