// Runs scripts/cluster/secrets.mjs as docs/operators/install.md has one type it, with a file of keys that
// scripts/compose-env.mjs has made.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseAllDocuments } from 'yaml';
import { root } from '../chart-values.ts';

/** Values by key, by the Secret's name. */
export type Secrets = Record<string, Record<string, string>>;
type Document = { metadata: { name: string }; stringData: Record<string, string> };
type Ended = { status: number | null; stdout: string; stderr: string };

const keys = (() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'leadwright-keys-'));
  try {
    const file = path.join(folder, 'keys.env');
    execFileSync(process.execPath, [path.join(root, 'scripts/compose-env.mjs'), file], { timeout: 20_000 });
    return readFileSync(file, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
})();

type Around = {
  added?: Record<string, string>;
  text?: string;
  without?: string;
  kubectl?: string;
  helm?: string;
  env?: Record<string, string>;
};

/** The command with `args`, on the keys with lines more and one less; `kubectl` and `helm` are scripts that stand for them. */
export function secretsCommand(
  args: string[],
  { added = {}, text = '', without, env = {}, ...programs }: Around = {},
): Ended {
  const folder = mkdtempSync(path.join(tmpdir(), 'leadwright-install-'));
  try {
    const lines = Object.entries(added).map(([name, value]) => `${name}='${value}'\n`);
    const kept = keys.split('\n').filter((line) => !line.startsWith(`${without}=`));
    writeFileSync(path.join(folder, 'keys.env'), kept.join('\n') + lines.join('') + text);
    for (const [name, script] of Object.entries(programs)) {
      writeFileSync(path.join(folder, name), script);
      chmodSync(path.join(folder, name), 0o755);
    }
    return spawnSync(process.execPath, [path.join(root, 'scripts/cluster/secrets.mjs'), ...args], {
      cwd: folder,
      env: { ...process.env, ...env, PATH: `${folder}${path.delimiter}${process.env['PATH']}` },
      encoding: 'utf8',
      timeout: 20_000,
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What says where keys and engines are. */
export const fromKeys = [
  '--from',
  'keys.env',
  '--postgres',
  'postgres.databases.svc:5432',
  '--clickhouse',
  'clickhouse.test:8123',
];

/** The Secrets that the command makes. */
export function madeSecrets(added: Record<string, string> = {}): Secrets {
  const { status, stdout, stderr } = secretsCommand(fromKeys, { added });
  if (status !== 0) throw new Error(stderr);
  const documents = parseAllDocuments(stdout).map((document) => document.toJS() as Document);
  return Object.fromEntries(documents.map(({ metadata, stringData }) => [metadata.name, stringData]));
}

/** Lines that somebody adds, for everything that a Secret may have. */
export function linesToAdd(optional: readonly string[]): Record<string, string> {
  return Object.fromEntries(optional.filter((name) => !/_S3_/.test(name)).map((name) => [name, `value of ${name}`]));
}
