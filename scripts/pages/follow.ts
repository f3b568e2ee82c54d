// Runs the blocks of a page as its reader does: from a fresh copy of the tree, without packages, in one folder and with
// one home, in the order of the text.
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Block } from './blocks.ts';

const BUILD_MS_MAX = 1_800_000;
const LONG_MS_MAX = 2 * 3_600_000;
const root = path.resolve(import.meta.dirname ?? __dirname, '../..');
const standIn = path.join(root, 'scripts/pages/stand-in.mjs');
// What speaks to engines, clusters and registries; `less` would wait for a key.
const stoodIn = ['docker', 'kubectl', 'helm', 'kind', 'vault', 'kubeseal', 'less'];

// No command of a page that runs here reads them, and they are most of the tree.
const unread = ['.', ...['services', 'libs', 'web', 'e2e', 'bench', 'reference', 'proto'].map((name) => `:!${name}`)];

/**
 * `docker`: with the engine of this machine, and so with the whole tree; nothing is pushed anywhere. `cluster`: with the
 * one that kubectl is connected to; images are not built but are those of that tag, which `load` brings into it.
 * `long`: with the whole tree, and `npm start` in the background (stand-in-npm.mjs).
 * `before` does what the text asks of its reader before a block, `after` ends what a page leaves running.
 */
export type Real = {
  docker?: boolean;
  long?: boolean;
  cluster?: { tag: string; load: string };
  before?(block: Block, place: Place): void;
  after?(place: Place): void;
};

/** Where a page is followed. `run` throws what a command that fails said. */
export type Place = { tree: string; home: string; state: string; run(text: string): void };

/** What went wrong, a line for each block that failed. The blocks after one are run all the same. */
export function follow(
  blocks: readonly Block[],
  { docker = false, long = false, cluster, before, after }: Real = {},
): string[] {
  if (blocks.length === 0) return [];
  const folder = mkdtempSync(path.join(tmpdir(), 'leadwright-page-'));
  const [tree, home, programs, state] = ['tree', 'home', 'programs', 'state'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string, string];
  try {
    for (const each of [tree, home, programs, state]) mkdirSync(each);
    for (const name of stoodIn) symlinkSync(standIn, path.join(programs, name));
    if (long) symlinkSync(path.join(path.dirname(standIn), 'stand-in-npm.mjs'), path.join(programs, 'npm'));
    // PostgreSQL started by root runs as another user, and must be able to enter the folder.
    if (long) chmodSync(folder, 0o755);
    const copy =
      'git ls-files -coz --exclude-standard "${@:1}" | tar --null --ignore-failed-read -T - -cf - 2>/dev/null | tar -xf - -C "$0"';
    execFileSync('bash', ['-c', copy, tree, ...(docker || long || cluster ? ['.'] : unread)], { cwd: root });
    execFileSync('git', ['init', '--quiet'], { cwd: tree });
    const env = {
      ...process.env,
      ...(long ? realNpm() : {}),
      ...(docker || cluster ? realDocker() : {}),
      ...(cluster ? realCluster(cluster) : {}),
      HOME: home,
      STAND_IN_STATE: state,
      PATH: `${programs}${path.delimiter}${process.env['PATH']}`,
    };
    const run = (text: string): void => {
      const { status, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', `${text}\nwait`], {
        cwd: tree,
        env,
        encoding: 'utf8',
        timeout: long ? LONG_MS_MAX : docker || cluster ? BUILD_MS_MAX : 60_000,
        maxBuffer: 1024 ** 3,
      });
      if (status !== 0) throw new Error(`ended with ${status}: ${stderr.trim().slice(-2_000)}`);
    };
    const place = { tree, home, state, run };
    const wrong = blocks.flatMap((block) => {
      const at = `${block.page}:${block.line}`;
      return [...failure(`before ${at}:`, () => before?.(block, place)), ...failure(at, () => run(block.text))];
    });
    return [...wrong, ...failure('at the end:', () => after?.(place))];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function failure(what: string, act: () => void): string[] {
  try {
    act();
    return [];
  } catch (error) {
    return [`${what} ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** A reader's npm has its cache and its settings, and knows of no script that it was started by. */
function realNpm(): Record<string, string | undefined> {
  const { HOME = '' } = process.env;
  const byScript = Object.keys(process.env).filter((name) => /^npm_(?!config_)|^npm_config_local_prefix$/.test(name));
  return {
    ...Object.fromEntries(byScript.map((name) => [name, undefined])),
    npm_config_cache: process.env['npm_config_cache'] ?? path.join(HOME, '.npm'),
    npm_config_userconfig: process.env['npm_config_userconfig'] ?? path.join(HOME, '.npmrc'),
    STAND_IN_NPM: located('npm'),
  };
}

/** Its plugins are found by the home that the page does not have. */
function realDocker(): Record<string, string> {
  const { HOME = '', DOCKER_CONFIG = path.join(HOME, '.docker') } = process.env;
  // Side by side the classic builder would make the stages that all images share once for each.
  return { STAND_IN_DOCKER: located('docker'), DOCKER_CONFIG, COMPOSE_PARALLEL_LIMIT: '1' };
}

function realCluster({ tag, load }: { tag: string; load: string }): Record<string, string> {
  const { HOME = '', KUBECONFIG = path.join(HOME, '.kube/config') } = process.env;
  return {
    KUBECONFIG,
    STAND_IN_KUBECTL: located('kubectl'),
    STAND_IN_HELM: located('helm'),
    STAND_IN_KUBESEAL: find('kubeseal') ?? '',
    STAND_IN_TAG: tag,
    STAND_IN_LOAD: load,
    STAND_IN_HOME: HOME,
  };
}

/** Where a program of the PATH lies. */
export const find = (program: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, program))
    .find(existsSync);

function located(program: string): string {
  const found = find(program);
  if (found === undefined) throw new Error(`${program} is not on the PATH`);
  return found;
}
