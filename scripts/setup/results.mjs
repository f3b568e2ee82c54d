// Runs checks and Jest levels and adds up what they counted.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.cache/results');

/** Counts of several runs together: `passed` and `failed` tests, a check being one. */
export const sum = (counts) => counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), { passed: 0, failed: 0 });

/** Programs that pass or fail as a whole (types, lint), side by side since each keeps one core busy. What one says is shown when it ends. */
export async function checks(commands) {
  return sum(await Promise.all(Object.entries(commands).map(([title, [command, ...args]]) => check(title, command, args))));
}

async function check(title, command, args) {
  const began = Date.now();
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
  const status = await ended(child);
  process.stderr.write(`${Buffer.concat(said)}${status === 0 ? 'ok  ' : 'FAIL'} ${title} (${secondsSince(began)} s)\n`);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** One Jest run; its own numbers, and one failure more if a suite could not run at all. */
export async function jest(title, args, env = {}) {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${title}.json`);
  rmSync(file, { force: true });
  const { status, seconds } = await run('npx', ['jest', ...args, '--json', `--outputFile=${file}`], env);
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, numTotalTests, numPendingTests } = JSON.parse(readFileSync(file, 'utf8'));
  // A run without tests, a skipped one or a broken exit is a failure: nothing passes by not running.
  const empty = numTotalTests === 0 ? 1 : 0;
  const broken = status !== 0 && numFailedTests + numRuntimeErrorTestSuites === 0 ? 1 : 0;
  const counts = { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites + numPendingTests + empty + broken };
  process.stderr.write(`${counts.failed === 0 ? 'ok  ' : 'FAIL'} ${title}: ${counts.passed} passed, ${counts.failed} failed (${seconds} s)\n`);
  return counts;
}

/** What failed in the last Jest run of each level: a test, or a suite that could not run. */
export function failures() {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((of) => {
    const { testResults } = JSON.parse(readFileSync(path.join(folder, of), 'utf8'));
    return testResults.filter(({ status }) => status === 'failed').flatMap(({ name: suite, message, assertionResults }) => {
      const at = { level: path.parse(of).name, file: path.relative(root, suite) };
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [{ ...at, name: 'the suite could not run', message }];
      return failed.map(({ fullName, failureMessages }) => ({ ...at, name: fullName, message: failureMessages.join('\n') }));
    });
  });
}

async function run(command, args, env = {}) {
  const began = Date.now();
  const child = spawn(command, args, {
    cwd: root, stdio: ['ignore', process.stderr.fd, process.stderr.fd], env: { ...process.env, ...env }, shell: process.platform === 'win32',
  });
  return { status: await ended(child), seconds: secondsSince(began) };
}

/** The exit code; null for a program that was killed or never started. */
function ended(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
}

function secondsSince(began) {
  return ((Date.now() - began) / 1000).toFixed(1);
}
