import { setTimeout as wait } from 'node:timers/promises';
import { reasonOf } from '../faults/reason.ts';
import { isTransient } from '../faults/transient.ts';
import { createLogger, type Logger } from '../telemetry/logger.ts';

export type JobOptions = {
  /** How long an engine that is away is waited for; one that refuses ends the job at once. */
  patienceMs?: number;
  againMs?: number;
  logger?: Logger;
  /** Takes the reason of a failure. */
  tellLast?: (line: string) => void;
};

const PATIENCE_MS = 60_000;
const AGAIN_MS = 2_000;

/**
 * Runs `work`, which must bear a repeat. A failure is exit code 1, so that whoever waits for the job goes no further,
 * and its reason is the last line, which is where one looks who sees that a job has failed.
 */
export async function runJob(name: string, work: () => Promise<void>, options: JobOptions = {}): Promise<void> {
  const { logger = createLogger(name), tellLast = atExit } = options;
  try {
    await whileAway(work, options, (reason) => logger.warn({ reason }, 'an engine is away: waiting'));
    logger.info('done');
  } catch (error) {
    logger.fatal({ err: error }, 'failed');
    tellLast(`${name} failed: ${reasonOf(error)}\n`);
    process.exitCode = 1;
  }
}

// What is still being closed logs too, and of two streams a container's log does not keep the order.
const atExit = (line: string): void => void process.once('exit', () => process.stdout.write(line));

async function whileAway(
  work: () => Promise<void>,
  { patienceMs = PATIENCE_MS, againMs = AGAIN_MS }: JobOptions,
  tell: (reason: string) => void,
): Promise<void> {
  const deadline = performance.now() + patienceMs;
  for (let told = ''; ; await wait(againMs)) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error) || performance.now() > deadline) throw error;
      const reason = reasonOf(error);
      if (reason !== told) tell(reason);
      told = reason;
    }
  }
}
