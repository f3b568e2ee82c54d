const STOP_MS_MAX = 75_000;
const PARENT_CHECK_MS = 1_000;

/** `underNpm`: also when the parent is gone, because a killed npm forwards no signal. */
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
