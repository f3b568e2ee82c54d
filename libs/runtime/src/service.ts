// How a service starts alone and stops: every `main.ts` is `runMain(start)`.
import { createLogger } from './logger.ts';

export type RunningService = {
  name: string;
  /** Where it listens, e.g. `http://127.0.0.1:4001`. */
  url: string;
  /** Fails readiness first, finishes what is in hand, closes what was opened. */
  stop(): Promise<void>;
};

const STOP_SECONDS_MAX = 75;

/** Starts, then stops in order on SIGTERM or SIGINT; any failure ends the process with code 1. */
export async function runMain(name: string, start: () => Promise<RunningService>): Promise<void> {
  const logger = createLogger(name);
  try {
    const running = await start();
    logger.info({ url: running.url }, 'started');
    const stop = (signal: string): void => {
      logger.info({ signal }, 'stopping');
      const late = setTimeout(() => process.exit(1), STOP_SECONDS_MAX * 1000);
      late.unref();
      running.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          logger.error({ err: error }, 'could not stop cleanly');
          process.exit(1);
        },
      );
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  } catch (error) {
    logger.fatal({ err: error }, 'could not start');
    process.exitCode = 1;
  }
}
