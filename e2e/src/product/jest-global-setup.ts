// Opens the folder of this run and starts the process that clears it away. Nothing else is started here:
// the first test file that needs a product starts it.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFolder, RUN_VARIABLE } from './run-folder.ts';

// Setup and teardown are loaded as two module graphs of one process.
export type Swept = { leadwrightSweeper?: ChildProcess };

export default async function setup(): Promise<void> {
  const folder = openFolder(mkdtempSync(path.join(tmpdir(), 'leadwright-run-')));
  // In a group of its own, so that Ctrl-C does not reach it.
  const sweeper = spawn(process.execPath, [path.join(__dirname, 'sweep-run.mjs'), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  await once(sweeper, 'spawn');
  sweeper.unref();
  process.env[RUN_VARIABLE] = folder;
  (globalThis as Swept).leadwrightSweeper = sweeper;
}
