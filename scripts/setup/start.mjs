// Prepares what is missing, then runs the whole product in this process.
import { pathToFileURL } from 'node:url';
import { asksForHelp } from './asks-for-help.mjs';
import { prepare } from './prepare.mjs';

if (!(await asksForHelp('npm start'))) {
  prepare();
  const { programOf } = await import('./programs.mjs');
  await import(pathToFileURL(await programOf('services/standalone/src/main.ts')).href);
}
