// All data of a test run is under one folder, so that everything can be stopped and removed however the run ends
// (sweep-run.mjs).
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Set by jest-global-setup.ts; Jest passes it to its workers. */
export const RUN_VARIABLE = 'LEADWRIGHT_E2E_RUN';

/** Undefined if Jest runs without that setup; then each test file removes its own data. */
export function runFolder(): string | undefined {
  return process.env[RUN_VARIABLE] || undefined;
}

/** A data folder that unprivileged users may enter, because PostgreSQL refuses to run as root. */
export function newDataFolder(): string {
  return openFolder(mkdtempSync(path.join(runFolder() ?? tmpdir(), 'leadwright-e2e-')));
}

/** Lets every user enter the folder. */
export function openFolder(folder: string): string {
  chmodSync(folder, 0o755);
  return folder;
}

export function removeDataFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

/**
 * Records a process that uses a folder of this run. Returns a function that removes the record after the process has
 * ended.
 */
export function notePid(pid: number): () => void {
  const run = runFolder();
  if (run === undefined) return () => undefined;
  mkdirSync(path.join(run, 'pids'), { recursive: true });
  const note = path.join(run, 'pids', String(pid));
  writeFileSync(note, '');
  return () => rmSync(note, { force: true });
}
