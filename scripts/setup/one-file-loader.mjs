// `node --import tsx --import …/one-file-loader.mjs`: has the packages of `one-file.mjs` loaded as one
// file each, in a process that starts from sources.
import { register } from 'node:module';
import { filesForImport } from './one-file.mjs';

register('./one-file-hooks.mjs', { parentURL: import.meta.url, data: await filesForImport() });
