// Runs the blocks of a page as its reader does: from a fresh copy of the tree, without packages, in one folder and with
// one home, in the order of the text.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Block } from './blocks.ts';

const BUILD_MS_MAX = 1_800_000;
const root = path.resolve(import.meta.dirname ?? __dirname, '../..');
const standIn = path.join(root, 'scripts/pages/stand-in.mjs');
// What speaks to engines, clusters and registries; `less` would wait for a key.
const stoodIn = ['docker', 'kubectl', 'helm', 'kind', 'vault', 'kubeseal', 'less'];

// No command of a page that runs here reads them, and they are most of the tree.
const unread = ['.', ...['services', 'libs', 'web', 'e2e', 'bench', 'reference', 'proto'].map((name) => `:!${name}`)];

/**
 * `docker`: with the engine of this machine, and so with the whole tree; nothing is pushed anywhere. `cluster`: with the
 * one that kubectl is connected to; images are not built but are those of that tag, which `load` brings into it.
 * `before` does what the text asks of its reader before a block.
 */
export type Real = {
  docker?: boolean;
  cluster?: { tag: string; load: string };
  before?(block: Block, place: { tree: string; home: string }): void;
};

/** What went wrong, a line for each block that failed. The blocks after one are run all the same. */
export function follow(blocks: readonly Block[], { docker = false, cluster, before }: Real = {}): string[] {
  if (blocks.length === 0) return [];
  const folder = mkdtempSync(path.join(tmpdir(), 'leadwright-page-'));
  const [tree, home, programs, state] = ['tree', 'home', 'programs', 'state'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string, string];
  try {
    for (const each of [tree, home, programs, state]) mkdirSync(each);
    for (const name of stoodIn) symlinkSync(standIn, path.join(programs, name));
    const copy =
      'git ls-files -coz --exclude-standard "${@:1}" | tar --null --ignore-failed-read -T - -cf - 2>/dev/null | tar -xf - -C "$0"';
    execFileSync('bash', ['-c', copy, tree, ...(docker || cluster ? ['.'] : unread)], { cwd: root });
    execFileSync('git', ['init', '--quiet'], { cwd: tree });
    const env = {
      ...process.env,
      ...(docker || cluster ? realDocker() : {}),
      ...(cluster ? realCluster(cluster) : {}),
      HOME: home,
      STAND_IN_STATE: state,
      PATH: `${programs}${path.delimiter}${process.env['PATH']}`,
    };
    return blocks.flatMap((block) => {
      const { page, line, text } = block;
      before?.(block, { tree, home });
      const { status, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', `${text}\nwait`], {
        cwd: tree,
        env,
        encoding: 'utf8',
        timeout: docker || cluster ? BUILD_MS_MAX : 60_000,
        maxBuffer: 1024 ** 3,
      });
      return status === 0 ? [] : [`${page}:${line} ended with ${status}: ${stderr.trim().slice(-2_000)}`];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
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

const find = (program: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, program))
    .find(existsSync);

function located(program: string): string {
  const found = find(program);
  if (found === undefined) throw new Error(`${program} is not on the PATH`);
  return found;
}
