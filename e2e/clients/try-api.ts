// Runs Schemathesis once over the product's own API document.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readRun, type ApiRun, type Role } from './findings.ts';
import type { Schemathesis } from './install-schemathesis.ts';

/** What is drawn: the phases of Schemathesis, and the seed that they draw from. */
export type Search = { phases: readonly ('examples' | 'coverage' | 'fuzzing' | 'stateful')[]; seed: number };

/** A regular expression, as Schemathesis reads it, of the paths that a role tries, or leaves to another role. */
export type Paths = { option: '--include-path-regex' | '--exclude-path-regex'; pattern: string };

export type Trial = {
  role: Role;
  url: string;
  /** Absent: an anonymous request. */
  token?: string | undefined;
  search: Search;
  /** Absent: all. */
  paths?: Paths | undefined;
};

// A role takes 20 s on a quiet machine and minutes on a busy one, but something is written all the while; an
// unresponsive product would take hours.
const SILENT_MS_MAX = 240_000;

/** Tries every operation in one role. The reports are kept in `folder`, named after the role. */
export async function tryApi(
  { command: [program = '', ...command], env }: Schemathesis,
  folder: string,
  { role, url, token, search, paths }: Trial,
): Promise<ApiRun> {
  mkdirSync(folder, { recursive: true });
  const report = path.join(folder, `${role}.ndjson`);
  rmSync(report, { force: true });
  const args = [
    '--config-file',
    path.join(__dirname, 'schemathesis.toml'),
    'run',
    `${url}/docs/json`,
    '--checks',
    'all',
    '--phases',
    search.phases.join(','),
    '--seed',
    String(search.seed),
    '--no-color',
    '--report-ndjson-path',
    report,
    ...(paths === undefined ? [] : [paths.option, paths.pattern]),
    ...(token === undefined ? [] : ['--header', `Authorization: Bearer ${token}`]),
  ];
  const child = spawn(program, [...command, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    // hooks.py is in this folder; PYTHONDONTWRITEBYTECODE keeps Python from writing compiled files beside it.
    env: {
      ...process.env,
      ...env,
      PYTHONDONTWRITEBYTECODE: '1',
      PYTHONPATH: [__dirname, env['PYTHONPATH']].filter(Boolean).join(path.delimiter),
    },
  });
  const ended = once(child, 'exit');
  const watch = endWhenSilent(child, report);
  await pipeline(child.stdout, createWriteStream(path.join(folder, `${role}.txt`)));
  await ended;
  clearInterval(watch);
  return readRun(role, existsSync(report) ? readFileSync(report, 'utf8') : '');
}

/** Ends the program once its report has not grown for so long. */
function endWhenSilent(child: ChildProcess, report: string): NodeJS.Timeout {
  let bytes = -1;
  return setInterval(() => {
    const now = statSync(report, { throwIfNoEntry: false })?.size ?? 0;
    if (now === bytes) child.kill();
    bytes = now;
  }, SILENT_MS_MAX);
}
