import path from 'node:path';
import { optionsFrom } from '../command-line/arguments.ts';
import { banner } from '../banner.ts';
import { stopOnSignals } from '../stop-on-signals.ts';
import { startDev } from './dev.ts';

const edits = `  What is saved under web/ shows in the page. What is saved under services/, libs/ or proto/gen/ restarts the services
  that contain it. services/standalone and the engines need a new start.
`;
const root = path.resolve(import.meta.dirname, '../../../..');

try {
  const began = performance.now();
  const options = optionsFrom(process.argv.slice(2), process.env, 'npm run dev');
  // A copy, because Vite sets variables of its own, which are not for the services.
  const product = startDev(options, { root, env: { ...process.env } });
  stopOnSignals(() => product.stop(), { underNpm: process.env['npm_lifecycle_event'] !== undefined });
  const url = await product.ready;
  if (url !== undefined) {
    console.log(
      banner(url, (performance.now() - began) / 1000, {
        mailboxShown: process.env['NOTIFICATION_MAILBOX_SHOWN'] !== 'false',
      }),
    );
    console.log(edits);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
