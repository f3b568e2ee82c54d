// Opening accounts fills the machine, and so may the scenario before. One that began right after would measure that too.
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';

export const CALM_SECONDS_MAX = 180;

/** Waits, not longer than the maximum, until half of the cores had nothing to do over the last minute. */
export async function untilCalm(): Promise<void> {
  const deadline = Date.now() + CALM_SECONDS_MAX * 1_000;
  while ((loadavg()[0] ?? 0) > availableParallelism() / 2 && Date.now() < deadline) await setTimeout(1_000);
}
