// Stopping in order waits for what the database shall still take. From one that is dead nothing comes, and what is
// committed is kept however the process ends.
import { setTimeout as wait } from 'node:timers/promises';

const DOWN_MS_MAX = 2_000;
const LOOK_MS = 50;

/** Runs `stop`, and waits no longer for it once the engine has been down for 2 s. */
export async function unlessDown(engine: { downMs(): number }, stop: () => Promise<void>): Promise<void> {
  let isOver = false;
  const stopping = stop().finally(() => (isOver = true));
  const down = async (): Promise<void> => {
    while (!isOver && engine.downMs() <= DOWN_MS_MAX) await wait(LOOK_MS);
  };
  await Promise.race([stopping, down()]);
  // Its failure is the engine's.
  if (!isOver) stopping.catch(() => undefined);
}
