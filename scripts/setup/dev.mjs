// `npm run dev`: prepares packages, then runs the product from sources that may be edited.
import path from 'node:path';
import { asksForHelp } from './asks-for-help.mjs';
import { prepare } from './prepare.mjs';

try {
  if (await asksForHelp('npm run dev')) process.exit();
  prepare({ pages: false });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
const { register } = await import('tsx/esm/api');
register();
await import(path.resolve(import.meta.dirname, '../../services/standalone/src/dev/main.ts'));
