// Prepares what is missing, then runs the whole product in this process.
import { pathToFileURL } from 'node:url';
import { prepare } from './prepare.mjs';

prepare();
const { programOf } = await import('./programs.mjs');
await import(pathToFileURL(await programOf('services/standalone/src/main.ts')).href);
