// Prepares what is missing, then runs the whole product in this process.
import path from 'node:path';
import { prepare } from './prepare.mjs';

prepare();
const { register } = await import('tsx/esm/api');
register();
await import('./one-file-loader.mjs');
await import(path.resolve(import.meta.dirname, '../../services/standalone/src/main.ts'));
