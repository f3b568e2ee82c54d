// A copy of the tree that a test may edit: sources and generated contracts are copied, installed packages linked. The
// workspace packages link into the copy, so that others import the edited files.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, readdir, realpath, rm, symlink, writeFile, chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type ScratchTree = {
  /** Absolute, outside the tree. */
  folder: string;
  /** Edits a file as by hand. Throws if the file is missing or nothing changes. */
  edit: (file: string, change: (text: string) => string) => Promise<void>;
  /** Creates a file as by hand. Throws if it exists. */
  add: (file: string, text: string) => Promise<void>;
  /** Runs a command in the copy and returns its output. Throws with the output if it fails. */
  run: (command: string, args: readonly string[]) => Promise<string>;
  /** The files that `edit` and `add` wrote, sorted; generated files are not included. */
  editedFiles: () => string[];
  remove: () => Promise<void>;
};

const root = path.resolve(import.meta.dirname, '../..');
// Large build output; steps that need it make it again.
const leftOut = new Set(['.git', '.cache', '.data', '.data-distributed', 'node_modules', 'dist', 'coverage']);
const ownScope = '@leadwright';
const runMillisecondsMax = 10 * 60_000;

export async function scratchTree(): Promise<ScratchTree> {
  const folder = await mkdtemp(path.join(await realpath(tmpdir()), 'leadwright-tree-'));
  // PostgreSQL started by root runs as another user, and must be able to enter the folder.
  await chmod(folder, 0o755);
  await cp(root, folder, {
    recursive: true,
    verbatimSymlinks: true,
    // What is installed is not older than its lock file in the copy either.
    preserveTimestamps: true,
    filter: (from) => !leftOut.has(path.basename(from)),
  });
  await linkPackages(folder);
  const edited = new Set<string>();
  const at = (file: string): string => path.join(folder, file);
  return {
    folder,
    async edit(file, change) {
      const before = await readFile(at(file), 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`${file} is as it was`);
      await writeFile(at(file), after);
      edited.add(file);
    },
    async add(file, text) {
      await mkdir(path.dirname(at(file)), { recursive: true });
      await writeFile(at(file), text, { flag: 'wx' });
      edited.add(file);
    },
    run: (command, args) => run(folder, command, args),
    editedFiles: () => [...edited].sort(),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function linkPackages(folder: string): Promise<void> {
  const installed = path.join(root, 'node_modules');
  await mkdir(path.join(folder, 'node_modules', ownScope), { recursive: true });
  for (const name of await readdir(installed))
    if (name !== ownScope) await symlink(path.join(installed, name), path.join(folder, 'node_modules', name));
  for (const name of await readdir(path.join(installed, ownScope))) {
    const own = path.relative(root, await realpath(path.join(installed, ownScope, name)));
    await symlink(path.join(folder, own), path.join(folder, 'node_modules', ownScope, name));
    const nested = path.join(root, own, 'node_modules');
    if ((await readdir(path.join(root, own))).includes('node_modules'))
      await symlink(nested, path.join(folder, own, 'node_modules'));
  }
  // Beside the workspaces: the contracts are compiled by an install of their own.
  const compiler = 'proto/compiler/node_modules';
  if (existsSync(path.join(root, compiler))) await symlink(path.join(root, compiler), path.join(folder, compiler));
}

async function run(folder: string, command: string, args: readonly string[]): Promise<string> {
  const child = spawn(command, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: runMillisecondsMax,
    // With Jest's own variables, a nested Jest would take itself for a worker.
    env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('JEST_'))),
  });
  let printed = '';
  const keep = (chunk: Buffer): void => {
    printed += chunk.toString('utf8');
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (ended, by) => resolve([ended, by]));
  });
  if (code === 0) return printed;
  throw new Error(`${[command, ...args].join(' ')} ended with ${code ?? signal}:\n${printed}`);
}
