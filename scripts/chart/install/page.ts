// Follows docs/operators/install.md as its reader does: its block of Secrets is run by a shell, with a `kubectl` that
// notes what it is told.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../chart-values.ts';

/** Values by key, by the Secret's name. */
export type Secrets = Record<string, Record<string, string>>;

const page = readFileSync(path.join(root, 'docs/operators/install.md'), 'utf8');
const block = /<!-- secrets: [^>]*-->\n```bash\n([\s\S]*?)\n```/.exec(page)?.[1] ?? 'exit 1';
// What came in is written with a zero byte after each argument, since keys have line breaks.
const kubectl = `kubectl() { [ "$1" = create ] || return 1; printf '%s\\0' "$@" END >> asked; }\n`;

/** The Secrets that the page's commands make of keys that `compose-env.mjs` has made, with some lines more, or one less. */
export function secretsOfThePage(added: Record<string, string> = {}, without?: string): Secrets {
  const folder = mkdtempSync(path.join(tmpdir(), 'leadwright-install-'));
  try {
    const keys = path.join(folder, '.leadwright/keys.env');
    execFileSync(process.execPath, [path.join(root, 'scripts/compose-env.mjs'), keys], { timeout: 20_000 });
    const lines = Object.entries(added).map(([name, value]) => `${name}='${value}'\n`);
    const kept = readFileSync(keys, 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith(`${without}=`));
    writeFileSync(keys, kept.join('\n') + lines.join(''));
    execFileSync('bash', ['-c', kubectl + block], {
      cwd: folder,
      env: { ...process.env, HOME: folder },
      timeout: 20_000,
      stdio: 'pipe',
    });
    const commands = readFileSync(path.join(folder, 'asked'), 'utf8').split('\0END\0');
    return Object.fromEntries(commands.map((command) => command.split('\0')).flatMap(secretOf));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function secretOf([, kind, , name = '', ...rest]: string[]): [string, Record<string, string>][] {
  if (kind !== 'secret') return [];
  const literals = rest.flatMap((argument) => {
    const [, key = '', value = ''] = /^--from-literal=(\w+)=([\s\S]*)$/.exec(argument) ?? [];
    return key === '' ? [] : [[key, value] as const];
  });
  return [[name, Object.fromEntries(literals)]];
}

/** Lines of the page's table of what may be added, for everything that a Secret may have. */
export function linesToAdd(optional: readonly string[]): Record<string, string> {
  return Object.fromEntries(optional.filter((name) => !/_S3_/.test(name)).map((name) => [name, `value of ${name}`]));
}
