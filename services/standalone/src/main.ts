// `npm start`: reads the command line, starts the product, prints where it is, waits for Ctrl-C.
import path from 'node:path';
import { armCrashpoint } from '@leadwright/runtime/crashpoint';
import { parseOptions } from './arguments.ts';
import { banner } from './banner.ts';
import { startStandalone } from './standalone.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const STOP_MS_MAX = 75_000;
const PARENT_CHECK_MS = 1_000;

try {
  const began = performance.now();
  const options = parseOptions(process.argv.slice(2));
  const starting = startStandalone(options, root);
  // Also Ctrl-C in the middle of a start stops in order: the database is not left behind.
  stopOnSignals(async () => (await starting).stop());
  const product = await starting;
  // Armed last: a fault test kills the path of a download, not the start before it.
  armCrashpoint(process.env['LEADWRIGHT_CRASH_AT']);
  console.log(banner(product.url, (performance.now() - began) / 1000));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const end = (): void => {
    if (stopping) return;
    stopping = true;
    console.log('\nStopping …');
    setTimeout(() => process.exit(1), STOP_MS_MAX).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  // npm that was killed outright tells nobody: without it nobody could stop us by Ctrl-C.
  const parent = process.ppid;
  if (process.env['npm_lifecycle_event'] !== undefined) {
    setInterval(() => { if (process.ppid !== parent) end(); }, PARENT_CHECK_MS).unref();
  }
}
