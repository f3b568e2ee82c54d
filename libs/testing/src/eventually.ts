import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 15;

/**
 * Repeats `attempt` until it neither throws nor returns false, and returns its result. After the deadline (default 30
 * s) it throws the last error, or that the condition did not come.
 */
export async function eventually<Result>(
  attempt: () => Result | Promise<Result>,
  { deadlineMs = 30_000, what = 'the condition' }: { deadlineMs?: number; what?: string } = {},
): Promise<Exclude<Result, false>> {
  const giveUpAt = Date.now() + deadlineMs;
  for (;;) {
    let problem: unknown = new Error(`${what} did not come within ${deadlineMs} ms`);
    try {
      const result = await attempt();
      if (result !== false) return result as Exclude<Result, false>;
    } catch (error) {
      problem = error;
    }
    if (Date.now() >= giveUpAt) throw problem;
    await wait(POLL_MS);
  }
}
