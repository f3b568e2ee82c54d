// Runs beside Jest and outlives it: when Jest's end of the pipe closes, because the run is over, was
// interrupted or was killed, it ends what the run has started and removes its folder.
//   node sweep-run.mjs RUN_FOLDER
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

// The product gives itself 75 s to stop in order.
const STOP_MS_MAX = 80_000;
const KILL_MS_MAX = 10_000;
const LOOK_MS = 50;

const [run] = process.argv.slice(2);
if (!run) throw new Error('which folder?');
// Ctrl-C is for Jest; the pipe says when it has ended.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
process.stdin.resume();
process.stdin.once('close', () => void sweep());

async function sweep() {
  const products = notedPids();
  await endAll(products, 'SIGINT', STOP_MS_MAX);
  await endAll(products, 'SIGKILL', KILL_MS_MAX);
  // Of a product that was killed: it no longer ends its database. Nobody reads the data again.
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

// The number may be a stranger's by now; what we have started names a folder of this run.
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
