// Creates the folder of this run and starts the process that cleans it up. The first test file that needs a product
// starts it.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFolder, RUN_VARIABLE } from './run-folder.ts';

// Jest loads setup and teardown as two module graphs of one process.
export type Swept = { leadwrightSweeper?: ChildProcess };

export default async function setup(): Promise<void> {
  const folder = openFolder(mkdtempSync(path.join(tmpdir(), 'leadwright-run-')));
  // In its own process group, so that Ctrl-C does not end it.
  const sweeper = spawn(process.execPath, [path.join(__dirname, 'sweep-run.mjs'), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  await once(sweeper, 'spawn');
  sweeper.unref();
  process.env[RUN_VARIABLE] = folder;
  (globalThis as Swept).leadwrightSweeper = sweeper;
}
