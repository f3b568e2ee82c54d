// Runs one named test in a separate Jest, with or without a bug in the source that it loads.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Edit } from './seeded-bug.ts';

export const root = path.resolve(__dirname, '../..');

/** The result of each test by full name, and the error of each file that could not run. */
export type Seeded = {
  tests: { file: string; name: string; passed: boolean; message: string }[];
  broken: string;
  seconds: number;
};

export type SeededRun = { files: string[]; names: string[]; edits?: Edit[]; env?: Record<string, string> | undefined };

type Results = {
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
  numRuntimeErrorTestSuites: number;
};

const RUN_MS_MAX = 240_000;

/** Runs the tests of `files` whose full names end in one of `names`. Throws if Jest prints no results. */
export async function runSeeded({ files, names, edits = [], env = {} }: SeededRun): Promise<Seeded> {
  const folder = mkdtempSync(path.join(tmpdir(), 'leadwright-seeded-'));
  const output = path.join(folder, 'results.json');
  const began = Date.now();
  try {
    const pattern = `(${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})$`;
    const jest = path.join(root, 'node_modules/jest/bin/jest.js');
    // A failed test may leave handles open, which would keep Jest running.
    const args = [
      jest,
      ...files,
      '-c',
      path.join(__dirname, 'jest.config.mjs'),
      '-t',
      pattern,
      '--runInBand',
      '--forceExit',
      '--json',
      `--outputFile=${output}`,
    ];
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: RUN_MS_MAX,
      killSignal: 'SIGKILL',
      env: { ...process.env, ...env, SEEDED_BUG: JSON.stringify(edits) },
    });
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString('utf8')));
    await once(child, 'close');
    return { ...resultsIn(output, errors), seconds: (Date.now() - began) / 1_000 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function resultsIn(output: string, errors: string): Omit<Seeded, 'seconds'> {
  let results: Results;
  try {
    results = JSON.parse(readFileSync(output, 'utf8')) as Results;
  } catch (error) {
    throw new Error(`the run gave no results:\n${errors.slice(-2_000)}`, { cause: error });
  }
  const { testResults, numRuntimeErrorTestSuites } = results;
  return {
    broken:
      numRuntimeErrorTestSuites === 0
        ? ''
        : testResults
            .map(({ message }) => message)
            .join('\n')
            .slice(0, 2_000),
    tests: testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed' || status === 'failed')
        .map(({ fullName, status, failureMessages }) => ({
          file: path.relative(root, file),
          name: fullName,
          passed: status === 'passed',
          message: failureMessages.join('\n'),
        })),
    ),
  };
}
