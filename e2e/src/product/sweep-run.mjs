// Runs beside Jest and outlives it. When Jest closes its end of the pipe, however it ended, this stops all processes of
// the run and removes its folder.
// Usage: node sweep-run.mjs RUN_FOLDER
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

// The product takes up to 75 s to stop in order.
const STOP_MS_MAX = 80_000;
const KILL_MS_MAX = 10_000;
const LOOK_MS = 50;

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
  // A killed product leaves its database running; its data is no longer needed.
  await endAll(databasePids(), 'SIGQUIT', KILL_MS_MAX);
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

function databasePids() {
  return readdirSync(run)
    .map((name) => path.join(run, name, 'postgres/data/postmaster.pid'))
    .filter((file) => existsSync(file))
    .map((file) => Number(readFileSync(file, 'utf8').split('\n')[0]));
}

// The process id may have been reused; our processes have a folder of this run on their command line.
function isOfThisRun(pid) {
  try {
    const command = existsSync('/proc/self')
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes(run);
  } catch {
    return false;
  }
}
