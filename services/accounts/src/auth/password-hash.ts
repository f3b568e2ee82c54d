// argon2id, 64 MiB and three passes. Each hash takes that memory for about 60 ms, so the number at
// once is bounded: a crowd at the door waits, a larger one is turned away.
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { unavailable } from '@leadwright/runtime/refusals/problem';

const COST = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };
// One less than Node's worker threads, so that files and names are still read meanwhile.
const AT_ONCE = 3;
const WAITING_MAX = 50;

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** Takes the same time for an unknown person (`null`), and is then false. */
  verify(stored: string | null, password: string): Promise<boolean>;
  /** Made with another cost than ours now. */
  isOutdated(stored: string): boolean;
};

/** Throws 503 when more are waiting than can be served in reasonable time. */
export async function createPasswordHasher(): Promise<PasswordHasher> {
  const inTurn = createTurnstile();
  // Nobody's password: what an unknown address is checked against.
  const dummy = await hash('nobody has this password', COST);
  return {
    hash: (password) => inTurn(() => hash(normalised(password), COST)),
    verify: async (stored, password) => {
      const matches = await inTurn(() => verify(stored ?? dummy, normalised(password)));
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

// The same characters may be typed as different code points on another keyboard.
function normalised(password: string): string {
  return password.normalize('NFKC');
}

function createTurnstile(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= AT_ONCE) {
      if (waiting.length >= WAITING_MAX) throw unavailable();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      // The place is handed on, so that nobody slips in before who waits longest.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
