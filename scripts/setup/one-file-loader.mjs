// `node --import tsx --import …/one-file-loader.mjs`: loads the packages of `one-file.mjs` as one file each, in a
// process that starts from sources.
import * as modules from 'node:module';
import { filesForImport } from './one-file.mjs';
import { resolveIn } from './one-file-hooks.mjs';

const files = await filesForImport();
// Node 20 has no hooks on its own thread; Node 26 warns about those on another.
if (modules.registerHooks) modules.registerHooks({ resolve: resolveIn(files) });
else modules.register('./one-file-hooks.mjs', { parentURL: import.meta.url, data: files });
