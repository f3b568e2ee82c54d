// What pages depend on is asked of a service when a page is asked for, at most every ten seconds.
const KEPT_MS = 10_000;
const KEPT_AFTER_FAILURE_MS = 1_000;

/** `otherwise`: what holds while the service does not answer, by what it said last; undefined if it never did. */
export function createKeptAsking<Said>(
  ask: () => Promise<Said>,
  { otherwise, now = Date.now }: { otherwise: (last: Said | undefined) => Said; now?: () => number },
): () => Promise<Said> {
  let known: { said: Said; until: number } = { said: otherwise(undefined), until: 0 };
  let last: Said | undefined;
  let asking: Promise<void> | undefined;
  const learn = async (): Promise<void> => {
    try {
      last = await ask();
      known = { said: last, until: now() + KEPT_MS };
    } catch {
      known = { said: otherwise(last), until: now() + KEPT_AFTER_FAILURE_MS };
    } finally {
      asking = undefined;
    }
  };
  return async () => {
    if (now() >= known.until) await (asking ??= learn());
    return known.said;
  };
}
