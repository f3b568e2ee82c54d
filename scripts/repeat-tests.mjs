// `node scripts/repeat-tests.mjs [--times 5] [--levels int,e2e] [--quiet-machine] [FILE...]`: repeats the levels, or
// these files of them, beside a compile loop that keeps one core busy. It counts failures per file, to find tests that
// pass by chance or only on a quiet machine.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { prepare } from './setup/prepare.mjs';

const root = path.resolve(import.meta.dirname, '..');
const compile = ['node_modules/typescript-native/bin/tsc', '-p', 'tsconfig.json', '--incremental', 'false'];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '5' },
    levels: { type: 'string', default: 'int,e2e' },
    'quiet-machine': { type: 'boolean', default: false },
  },
});
const times = Number(values.times);
if (!Number.isInteger(times) || times < 1) {
  process.stderr.write('--times is a whole number above 0\n');
  process.exit(2);
}
prepare();
const { failures, jest } = await import('./setup/results.mjs');

const load = values['quiet-machine'] ? { stop: () => undefined } : compileLoop();
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
process.once('exit', load.stop);
const failed = new Map();
for (let run = 1; run <= times; run += 1) {
  process.stderr.write(`run ${run} of ${times}\n`);
  for (const level of values.levels.split(',')) await runLevel(level, run);
}
load.stop();
for (const [file, runs] of [...failed].sort()) {
  process.stdout.write(`${file}: failed in ${runs.size} of ${times} (runs ${[...runs].join(', ')})\n`);
}
process.stdout.write(`${failed.size} files failed at least once in ${times} runs\n`);
process.exitCode = failed.size === 0 ? 0 : 1;

async function runLevel(level, run) {
  const { failed: count } = await jest(level, [
    ...positionals,
    '--selectProjects',
    level,
    ...(level === 'e2e' ? ['--runInBand'] : []),
  ]);
  const files = failures().filter((failure) => failure.level === level);
  // A run without a report has failed too.
  const names =
    files.length > 0 ? files.map(({ file }) => `${level} ${file}`) : count > 0 ? [`${level} (no report)`] : [];
  for (const name of names) failed.set(name, (failed.get(name) ?? new Set()).add(run));
}

/** Compiles the repository in a loop; `stop` ends it. */
function compileLoop() {
  let child;
  let stopped = false;
  const next = () => {
    if (stopped) return;
    child = spawn(process.execPath, compile, { cwd: root, stdio: 'ignore', detached: true });
    child.once('close', next);
  };
  next();
  return {
    stop: () => {
      if (stopped) return;
      stopped = true;
      // The compiler is a grandchild, so the whole process group is ended.
      if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
    },
  };
}
