// Runs checks and Jest levels and sums their counts.
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keepTime } from './times.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.cache/results');
const program = path.join(root, 'node_modules/jest/bin/jest.js');
// Jest passes Node's options on to its workers. Suites make much short-lived garbage: with Node's 16 MB for young
// objects its collection took an eighth of the time of a page's suite.
const options = ['--max-semi-space-size=64'];
// As npm and npx give it to what they start.
const withPrograms = {
  ...process.env,
  PATH: [path.join(root, 'node_modules/.bin'), process.env['PATH']].join(path.delimiter),
};
const flakyFile = path.join(root, '.cache/flaky.txt');

/** Sums counts of several runs: `passed` and `failed` tests; a check counts as one. */
export const sum = (counts) =>
  counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), { passed: 0, failed: 0 });

/** A script of a package.json, without npm, which takes half a second of processor time each time. */
export function script(name, folder = '.') {
  const cwd = path.join(root, folder);
  return { line: JSON.parse(readFileSync(path.join(cwd, 'package.json'), 'utf8')).scripts[name], cwd };
}

/**
 * Programs that pass or fail as a whole (types, lint), in parallel because each keeps one core busy. The output of
 * each is shown when it ends.
 */
export async function checks(scripts, env = {}) {
  return sum(await Promise.all(Object.entries(scripts).map(([title, { line, cwd }]) => check(title, line, cwd, env))));
}

async function check(title, line, cwd, env) {
  const began = Date.now();
  const child = spawn(line, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: true,
    env: { ...withPrograms, ...env },
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  const status = await ended(child);
  process.stderr.write(
    `${Buffer.concat(output)}${status === 0 ? 'ok  ' : 'FAIL'} ${title} (${secondsOf(title, began)} s)\n`,
  );
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Levels on real engines and processes: with REPEAT_FAILED_FILES=true a failed file runs once more, alone. */
const repeated = new Set(['int', 'e2e', 'data', 'process', 'product', 'browser', 'kafka', 'clients', 'faults']);
/** More failed files than this are no accident, so they are not repeated. */
const REPEATS_MAX = 4;

/** One Jest run: its counts, plus one failure if a suite could not run. */
export async function jest(title, args, env = {}) {
  mkdirSync(folder, { recursive: true });
  const began = Date.now();
  const report = await reportOf(title, args, env);
  if (report === undefined) return { passed: 0, failed: 1 };
  const files = report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  if (process.env['REPEAT_FAILED_FILES'] === 'true' && repeated.has(title) && files.length <= REPEATS_MAX) {
    for (const file of files) await repeat(title, file, args, env, report);
  }
  const counts = countsOf(report);
  process.stderr.write(
    `${counts.failed === 0 ? 'ok  ' : 'FAIL'} ${title}: ${counts.passed} passed, ${counts.failed} failed (${secondsOf(title, began)} s)\n`,
  );
  return counts;
}

/** Jest's output with its exit code; undefined without output. */
async function reportOf(name, args, env) {
  const file = path.join(folder, `${name}.json`);
  rmSync(file, { force: true });
  const status = await run(process.execPath, [...options, program, ...args, '--json', `--outputFile=${file}`], env);
  return existsSync(file) ? { ...JSON.parse(readFileSync(file, 'utf8')), status } : undefined;
}

// The second result replaces the first. The file stays in the list of flaky files, because it needs fixing.
async function repeat(title, file, args, env, report) {
  const relative = path.relative(root, file);
  process.stderr.write(`\n${relative} failed and runs once more, alone\n`);
  // File names come before the options.
  const options = args.slice(args.findIndex((arg) => arg.startsWith('--')));
  const again = await reportOf(`${title}-again`, [relative, ...options], env);
  rmSync(path.join(folder, `${title}-again.json`), { force: true });
  if (again === undefined || countsOf(again).failed > 0) return;
  report.testResults = report.testResults.map((result) => (result.name === file ? again.testResults[0] : result));
  if (report.testResults.every(({ status }) => status !== 'failed')) report.status = 0;
  writeFileSync(path.join(folder, `${title}.json`), JSON.stringify(report));
  appendFileSync(flakyFile, `${title} ${relative}\n`);
}

function countsOf({ testResults, status }) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter((test) => test.status === 'passed').length;
  // Skipped tests, suites that could not run, runs without tests and bad exit codes all count as failures.
  const brokenSuites = testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  const failed = tests.length - passed + brokenSuites;
  if (failed > 0) return { passed, failed };
  return { passed, failed: tests.length === 0 || status !== 0 ? 1 : 0 };
}

/** Files that failed and then passed alone, each with its level. */
export function flaky() {
  if (!existsSync(flakyFile)) return [];
  return [...new Set(readFileSync(flakyFile, 'utf8').split('\n'))].filter(Boolean);
}

/** The failures of each level's last run: a test, or a suite that could not run. */
export function failures() {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((of) => {
    const { testResults } = JSON.parse(readFileSync(path.join(folder, of), 'utf8'));
    return testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name: suite, message, assertionResults }) => {
        const at = { level: path.parse(of).name, file: path.relative(root, suite) };
        const failed = assertionResults.filter(({ status }) => status === 'failed');
        if (failed.length === 0) return [{ ...at, name: 'the suite could not run', message }];
        return failed.map(({ fullName, failureMessages }) => ({
          ...at,
          name: fullName,
          message: failureMessages.join('\n'),
        }));
      });
  });
}

async function run(command, args, env = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', process.stderr.fd, process.stderr.fd],
    env: { ...withPrograms, ...env },
  });
  return ended(child);
}

/** The exit code; null for a program that was killed or did not start. */
function ended(child) {
  return new Promise((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
}

/** Seconds since then, also stored for the list at the end. */
function secondsOf(title, began) {
  const seconds = (Date.now() - began) / 1000;
  keepTime(title, seconds);
  return seconds.toFixed(1);
}
