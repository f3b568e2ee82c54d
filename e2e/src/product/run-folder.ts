// Whatever a run of tests starts keeps its data under one folder, so that all of it can be ended and
// removed when the run is over, however it ends (sweep-run.mjs).
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Set by jest-global-setup.ts; Jest hands it on to its workers. */
export const RUN_VARIABLE = 'LEADWRIGHT_E2E_RUN';

/** Undefined where Jest runs without that set-up: then each test file removes what is its own, and nobody else. */
export function runFolder(): string | undefined {
  return process.env[RUN_VARIABLE] || undefined;
}

/** A data folder that every unprivileged user may walk into (PostgreSQL refuses to run as root). */
export function newDataFolder(): string {
  return openFolder(mkdtempSync(path.join(runFolder() ?? tmpdir(), 'leadwright-e2e-')));
}

/** Lets every user walk into the folder. */
export function openFolder(folder: string): string {
  chmodSync(folder, 0o755);
  return folder;
}

export function removeDataFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

/** Notes a process that works on a folder of this run. Answers what takes the note back once the process has ended. */
export function notePid(pid: number): () => void {
  const run = runFolder();
  if (run === undefined) return () => undefined;
  mkdirSync(path.join(run, 'pids'), { recursive: true });
  const note = path.join(run, 'pids', String(pid));
  writeFileSync(note, '');
  return () => rmSync(note, { force: true });
}
