// `npm start`: prepares what is missing, then runs the whole product in this process.
import path from 'node:path';
import { prepare } from './setup/prepare.mjs';

const main = path.resolve(import.meta.dirname, '../services/standalone/src/main.ts');

try {
  prepare();
  const { register } = await import('tsx/esm/api');
  register();
  await import(main);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
