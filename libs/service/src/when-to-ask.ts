// A move is an event of the owner, so who hears nothing of it need not ask; a question costs both sides.

export type Asking = {
  isDue(): boolean;
  answered(): void;
};

// Another instance of the owner may answer, which learns of a move a little later.
const NEWS_MS = 6_000;
export const ANYWAY_MS = 30_000;

/** `heard`: how much of the owner was heard so far; without it every time is right. `now`: milliseconds of a steady clock. */
export function createAsking(heard: (() => number) | undefined, now: () => number): Asking {
  let counted = heard?.();
  let newsUntil = -Infinity;
  let isUnanswered = true;
  let answeredAt = -Infinity;
  return {
    isDue: () => {
      const count = heard?.();
      if (count === undefined) return true;
      if (count !== counted) {
        newsUntil = now() + NEWS_MS;
        isUnanswered = true;
      }
      counted = count;
      return isUnanswered || now() < newsUntil || now() - answeredAt >= ANYWAY_MS;
    },
    answered: () => {
      isUnanswered = false;
      answeredAt = now();
    },
  };
}
