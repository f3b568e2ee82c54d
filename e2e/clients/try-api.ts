// One run of Schemathesis over the product's own description of itself.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readRun, type ApiRun, type Role } from './findings.ts';
import type { Schemathesis } from './install-schemathesis.ts';

export type Trial = { role: Role; url: string; /** Absent: nobody is signed in. */ token?: string | undefined };

// A role takes 20 s on a machine of its own; a product that does not answer would take hours.
const TRIAL_MS_MAX = 240_000;

/** Tries every operation as one role. What the run said stays in `folder`, by the role's name. */
export async function tryApi(
  { command: [program = '', ...command], env }: Schemathesis,
  folder: string,
  { role, url, token }: Trial,
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
    '--no-color',
    '--report-ndjson-path',
    report,
    ...(token === undefined ? [] : ['--header', `Authorization: Bearer ${token}`]),
  ];
  const child = spawn(program, [...command, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: TRIAL_MS_MAX,
    // hooks.py stands here, and leaves nothing compiled beside it.
    env: {
      ...process.env,
      ...env,
      PYTHONDONTWRITEBYTECODE: '1',
      PYTHONPATH: [__dirname, env['PYTHONPATH']].filter(Boolean).join(path.delimiter),
    },
  });
  const ended = once(child, 'exit');
  await pipeline(child.stdout, createWriteStream(path.join(folder, `${role}.txt`)));
  await ended;
  return readRun(role, existsSync(report) ? readFileSync(report, 'utf8') : '');
}
