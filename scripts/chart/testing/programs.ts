// The programs that check the chart. Where one is absent a test fails with what to do; it never skips.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../chart-values.ts';

type Program = { name: string; package: string; version: string };
const programs = JSON.parse(readFileSync(path.join(root, 'scripts/chart/programs.json'), 'utf8')) as Program[];

/** Exit code and output of one of programs.json. Throws with how to get it where it is not on the PATH. */
export function program(name: string, args: string[], input = ''): { code: number; out: string; err: string } {
  const { error, status, stdout, stderr } = spawnSync(name, args, {
    cwd: root,
    input,
    encoding: 'utf8',
    timeout: 60_000,
    maxBuffer: 64 * 1024 * 1024,
  });
  if (!error) return { code: status ?? -1, out: stdout, err: stderr };
  const { package: from, version } = programs.find((each) => each.name === name) ?? {
    package: name,
    version: 'latest',
  };
  throw new Error(
    `${name} is not on the PATH: go install ${from}@${version}, or node scripts/chart/install-programs.mjs FOLDER`,
    { cause: error },
  );
}
