// Runs beside Jest and outlives it. When Jest closes its end of the pipe, however it ended, this stops all processes of
// the run and removes its folder.
// Usage: node sweep-run.mjs RUN_FOLDER
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

// The product takes up to 75 s to stop in order.
const STOP_MS_MAX = 80_000;
const KILL_MS_MAX = 10_000;
const LOOK_MS = 50;
// <test>/product/postgres/data/postmaster.pid
const DEEPEST = 4;

const [run] = process.argv.slice(2);
if (!run) throw new Error('which folder?');
// Ctrl-C is meant for Jest; this process ends after the pipe closes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.stdin.resume();
process.stdin.once('close', () => void sweep());

async function sweep() {
  const products = notedPids();
  await endAll(products, 'SIGINT', STOP_MS_MAX);
  await endAll(products, 'SIGKILL', KILL_MS_MAX);
  // A killed product leaves its services, its broker and its database running; their data is no longer needed.
  const left = pidFiles(run, DEEPEST);
  await endAll(pidsIn(left.filter((file) => !isOfDatabase(file))), 'SIGKILL', KILL_MS_MAX);
  await endAll(pidsIn(left.filter(isOfDatabase)), 'SIGQUIT', KILL_MS_MAX);
  rmSync(run, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

async function endAll(pids, signal, msMax) {
  const left = pids.filter(isOfThisRun);
  for (const pid of left) process.kill(pid, signal);
  const giveUpAt = Date.now() + msMax;
  while (left.some(isOfThisRun) && Date.now() < giveUpAt) await wait(LOOK_MS);
}

function notedPids() {
  const folder = path.join(run, 'pids');
  return existsSync(folder) ? readdirSync(folder).map(Number) : [];
}

/** Of services, brokers and databases: `<service>.pid`, `pid` and `postmaster.pid`. */
function pidFiles(folder, deeper) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return deeper === 0 || entry.name === 'pids' ? [] : pidFiles(at, deeper - 1);
    return /(^|\.)pid$/.test(entry.name) ? [at] : [];
  });
}

const isOfDatabase = (file) => path.basename(file) === 'postmaster.pid';
const pidsIn = (files) => files.map((file) => Number(readFileSync(file, 'utf8').split(/\s/)[0]));

// The process id may have been reused; our processes have a folder of this run on their command line, or write their log
// there.
function isOfThisRun(pid) {
  return commandOf(pid).includes(run) || logOf(pid).startsWith(`${run}/`);
}

function logOf(pid) {
  try {
    return readlinkSync(`/proc/${pid}/fd/1`);
  } catch {
    return '';
  }
}

function commandOf(pid) {
  try {
    return existsSync('/proc/self')
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}
