import { createLogger, type Logger } from '../telemetry/logger.ts';

export type RunningService = {
  name: string;
  url: string;
  internalUrl: string;
  /** Fails readiness first, finishes what is in hand, closes what was opened. */
  stop(): Promise<void>;
};

export type MainParts = {
  /** Takes an opened engine over, to close it after the service has stopped; the last one kept is closed first. */
  keep: <Engine extends { close(): Promise<void> | void }>(engine: Engine) => Engine;
  /** For what cannot be mended from inside: says it and ends the process with code 1, so that another takes its place. */
  fatal: (error: Error) => void;
};

export type HostProcess = {
  logger: Logger;
  stopMsMax: number;
  once(signal: 'SIGTERM' | 'SIGINT', listener: (signal: string) => void): void;
  onUnhandled(listener: (error: unknown) => void): void;
  exit(code: number): void;
};

// Below the 90 s after which a supervisor kills: what was finished must also be published.
export const STOP_MS_MAX = 75_000;

/** Stops in order on SIGTERM or SIGINT. Code 1: no clean start or stop, not stopped after 75 s, unhandled error. */
export async function runMain(
  name: string,
  start: (parts: MainParts) => Promise<RunningService>,
  host: HostProcess = hostOf(name),
): Promise<void> {
  const { logger } = host;
  // What it left half done is unknown, so it must not go on; the log's last line says why it ended.
  host.onUnhandled((error) => {
    logger.fatal({ err: error }, 'ended by an error that nobody handled');
    host.exit(1);
  });
  const engines: { close(): Promise<void> | void }[] = [];
  const closeAll = async (): Promise<void> => {
    for (let last = engines.pop(); last; last = engines.pop()) await last.close();
  };
  const parts: MainParts = {
    keep: (engine) => {
      engines.push(engine);
      return engine;
    },
    fatal: (error) => {
      logger.fatal({ err: error }, 'cannot go on');
      host.exit(1);
    },
  };
  try {
    const running = await start(parts);
    logger.info({ url: running.url, internalUrl: running.internalUrl }, 'started');
    stopOnSignals(host, async () => {
      await running.stop();
      await closeAll();
    });
  } catch (error) {
    logger.fatal({ err: error }, 'could not start');
    host.exit(1);
  }
}

function stopOnSignals({ logger, stopMsMax, once, exit }: HostProcess, stop: () => Promise<void>): void {
  let stopping = false;
  const onSignal = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    const late = setTimeout(() => {
      logger.error({ stopMsMax }, 'did not stop in time');
      exit(1);
    }, stopMsMax);
    late.unref();
    stop().then(
      () => exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'could not stop cleanly');
        exit(1);
      },
    );
  };
  once('SIGTERM', onSignal);
  once('SIGINT', onSignal);
}

function hostOf(name: string): HostProcess {
  return {
    logger: createLogger(name),
    stopMsMax: STOP_MS_MAX,
    once: (signal, listener) => void process.once(signal, listener),
    // A rejection that nobody handled comes here too.
    onUnhandled: (listener) => void process.on('uncaughtException', listener),
    exit: (code) => process.exit(code),
  };
}
