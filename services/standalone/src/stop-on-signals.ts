const STOP_MS_MAX = 75_000;
const PARENT_CHECK_MS = 1_000;

/**
 * Stops once, on Ctrl-C or a stop by the system, and ends the process with it. With `underNpm` also
 * when the parent is gone: npm that was killed outright tells nobody, and nobody could stop us then.
 */
export function stopOnSignals(
  stop: () => Promise<void>,
  { underNpm, stopMsMax = STOP_MS_MAX }: { underNpm: boolean; stopMsMax?: number },
): void {
  let stopping = false;
  const end = (): void => {
    if (stopping) return;
    stopping = true;
    console.log('\nStopping …');
    setTimeout(() => process.exit(1), stopMsMax).unref();
    stop().then(
      () => process.exit(),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  const parent = process.ppid;
  if (underNpm) {
    setInterval(() => {
      if (process.ppid !== parent) end();
    }, PARENT_CHECK_MS).unref();
  }
}
