// One product per data folder: its lock names the process.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { InPublic } from './in-public/in-public.ts';
import { assertOpenedFor, rememberOpening } from './in-public/remembered.ts';

export type DataFolder = {
  path: string;
  /** For whom it is opened; before its first people are. */
  remember(): void;
  release(): void;
};

/**
 * Creates and locks the folder. Throws a sentence if another product has it, with the process id, or if it was opened
 * for other people: for those of the demo, where `inPublic` says so, or the other way round.
 */
export function takeDataFolder(folder: string, inPublic: InPublic | undefined): DataFolder {
  const absolute = path.resolve(folder);
  assertOpenedFor(absolute, inPublic);
  mkdirSync(absolute, { recursive: true, mode: 0o755 });
  const lock = path.join(absolute, 'product.pid');
  const holder = readHolder(lock);
  if (holder !== undefined && holder !== process.pid && isOurs(holder)) {
    throw new Error(
      `Leadwright already runs on ${absolute} (process ${holder}). Stop it, or start beside it with --data DIR --port N.`,
    );
  }
  writeFileSync(lock, String(process.pid));
  return {
    path: absolute,
    remember: () => rememberOpening(absolute, inPublic),
    release: () => rmSync(lock, { force: true }),
  };
}

function readHolder(lock: string): number | undefined {
  try {
    return Number(readFileSync(lock, 'utf8')) || undefined;
  } catch {
    // Usually there is no lock, and the folder is free.
    return undefined;
  }
}

// After a crash another program may have the process id; it must not block the product.
function isOurs(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('node');
  } catch {
    return process.platform !== 'linux';
  }
}
