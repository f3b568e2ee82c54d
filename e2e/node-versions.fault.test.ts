// Runs the unit level and starts the product on newer versions of Node, without a warning.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '@leadwright/testing/eventually';
import { printCounts, scaled, SCALED_MS_MAX } from '@leadwright/testing/fault-run';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { runSeed } from '@leadwright/testing/seeds/run-seed';
import { newDataFolder, removeDataFolder } from './src/product/run-folder.ts';

const VERSIONS = ['24', '26'];
const START_MS_MAX = 300_000;
const jestProgram = path.join(repositoryRoot, 'node_modules/jest/bin/jest.js');
/** Node writes `(node:PID) …Warning: …`; a deprecation has a code before `DeprecationWarning`. */
const warnings = /^\(node:\d+\) .*Warning: .*$/gm;

/** Installs that version's `node` from npm outside the root, where it would shadow the default one. */
function binOf(version: string): string {
  const folder = path.join(repositoryRoot, '.cache/nodes', version);
  const bin = path.join(folder, 'node_modules/node/bin');
  if (!existsSync(path.join(bin, 'node'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
    try {
      execFileSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', `node@${version}`], {
        cwd: folder,
        stdio: 'pipe',
      });
    } catch (error) {
      throw new Error(`Node ${version} cannot be fetched by \`npm install node@${version}\``, { cause: error });
    }
  }
  return bin;
}

/** Runs a program and its child processes on that version, and returns their output. */
function startOn(version: string, args: string[]): { child: ChildProcess; out(): string; err(): string } {
  const bin = binOf(version);
  const { JEST_WORKER_ID: _, NODE_ENV: __, NODE_OPTIONS: ___, ...env } = process.env;
  const child = spawn(path.join(bin, 'node'), args, {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, PATH: `${bin}${path.delimiter}${process.env['PATH']}` },
  });
  const texts = { out: '', err: '' };
  child.stdout?.on('data', (piece: Buffer) => (texts.out += piece));
  child.stderr?.on('data', (piece: Buffer) => (texts.err += piece));
  return { child, out: () => texts.out, err: () => texts.err };
}

const endOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    child.once('close', (code) => resolve(code));
  });

/** A share of the test files, spread evenly over the list; the seed of the run chooses which. */
function spread(files: string[], count: number): string[] {
  const first = runSeed() % files.length;
  return Array.from(
    { length: count },
    (_, i) => files[(first + Math.floor((i * files.length) / count)) % files.length] ?? '',
  );
}

function unitFiles(): string[] {
  const listed = execFileSync(process.execPath, [jestProgram, '--selectProjects', 'unit', '--listTests', '--json'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return (JSON.parse(listed.slice(listed.indexOf('['))) as string[]).sort();
}

describe.each(VERSIONS)('Node %s', (version) => {
  it(
    'runs the unit level without a failure or a warning',
    async () => {
      const all = unitFiles();
      const files = spread(all, scaled(all.length));
      const report = path.join(repositoryRoot, `.cache/unit-on-node-${version}.json`);
      const run = startOn(version, [
        jestProgram,
        '--selectProjects',
        'unit',
        '--json',
        `--outputFile=${report}`,
        '--runTestsByPath',
        ...files,
      ]);
      const code = await endOf(run.child);
      const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
        testResults: { name: string; status: string; message: string }[];
      };
      printCounts(`Node ${version}`, { 'files of the unit level': testResults.length, 'of them all': all.length });
      const failed = testResults.filter(({ status }) => status !== 'passed');
      expect(failed.map(({ name, message }) => `${path.relative(repositoryRoot, name)}: ${message}`)).toEqual([]);
      expect([run.err().match(warnings) ?? [], code, testResults.length]).toEqual([[], 0, files.length]);
    },
    SCALED_MS_MAX,
  );

  it(
    'starts and stops the product without a warning',
    async () => {
      const dataFolder = newDataFolder();
      const sizes = ['--consumers', '2000', '--businesses', '500'];
      const product = startOn(version, ['scripts/start.cjs', '--port', '0', '--data', dataFolder, ...sizes]);
      const ended = endOf(product.child);
      try {
        const url = await eventually(
          () => {
            if (product.child.exitCode !== null) return 'ended';
            return /Leadwright is ready at (http:\/\/\S+)/.exec(product.out())?.[1] ?? false;
          },
          { deadlineMs: START_MS_MAX, what: 'a product that is ready' },
        );
        expect([url, product.err()]).toEqual([expect.stringMatching(/^http/), expect.anything()]);
        expect((await fetch(`${url}/api/v2/plans`)).status).toBeLessThan(500);
        product.child.kill('SIGINT');
        expect([await ended, product.err().match(warnings) ?? []]).toEqual([0, []]);
      } finally {
        product.child.kill('SIGKILL');
        await ended;
        removeDataFolder(dataFolder);
      }
    },
    SCALED_MS_MAX,
  );
});
