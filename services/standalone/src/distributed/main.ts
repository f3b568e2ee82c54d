import path from 'node:path';
import { banner } from '../banner.ts';
import { stopOnSignals } from '../stop-on-signals.ts';
import { parseDistributed } from './arguments.ts';
import { startDistributed } from './distributed.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
// The worst case is seven services of 75 s each. No bound here, because each service ends by itself.
const STOP_MS_MAX = 600_000;

try {
  const began = performance.now();
  const options = parseDistributed(process.argv.slice(2), process.env);
  const starting = startDistributed(options, { root, folder: options.dataFolder, env: process.env }, (error) => {
    console.error(error.message);
    process.exitCode = 1;
    process.kill(process.pid, 'SIGTERM');
  });
  stopOnSignals(async () => (await starting).stop(), {
    underNpm: process.env['npm_lifecycle_event'] !== undefined,
    stopMsMax: STOP_MS_MAX,
  });
  const product = await starting;
  console.log(
    banner(product.url, (performance.now() - began) / 1000, {
      mailboxShown: process.env['NOTIFICATION_MAILBOX_SHOWN'] !== 'false',
    }),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
