import path from 'node:path';
import { armCrashpoint } from '@leadwright/runtime/process/crashpoint';
import { optionsFrom } from './command-line/arguments.ts';
import { banner } from './banner.ts';
import { bannerInPublic } from './in-public/in-public.ts';
import { startFailure } from './engines/start-failure.ts';
import { startStandalone } from './standalone.ts';
import { stopOnSignals } from './stop-on-signals.ts';

const root = path.resolve(import.meta.dirname, '../../..');

let dataFolder = '.data';
try {
  const began = performance.now();
  const options = optionsFrom(process.argv.slice(2), process.env);
  dataFolder = path.resolve(options.dataFolder);
  const starting = startStandalone(options, root);
  // Also handles Ctrl-C during the start, so that the database is stopped.
  stopOnSignals(async () => (await starting).stop(), { underNpm: process.env['npm_lifecycle_event'] !== undefined });
  const product = await starting;
  // Armed last, because a fault test kills the path of a download, not the start.
  armCrashpoint(process.env['LEADWRIGHT_CRASH_AT']);
  const seconds = (performance.now() - began) / 1000;
  console.log(
    options.inPublic
      ? bannerInPublic(product.url, seconds, options.inPublic)
      : banner(product.url, seconds, { mailboxShown: true }),
  );
} catch (error) {
  console.error(startFailure(error, dataFolder));
  process.exit(1);
}
