import { createLogger } from '../telemetry/logger.ts';

/** Runs `work`; a failure is logged and is exit code 1, so that whoever waits for the job goes no further. */
export async function runJob(name: string, work: () => Promise<void>): Promise<void> {
  const logger = createLogger(name);
  try {
    await work();
    logger.info('done');
  } catch (error) {
    logger.fatal({ err: error }, 'failed');
    process.exitCode = 1;
  }
}
