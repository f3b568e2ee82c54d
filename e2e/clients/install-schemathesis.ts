// Installs Schemathesis into its own folder under .cache, once per list of versions.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** How to run it: the command before its arguments, and additional environment variables. */
export type Schemathesis = { command: readonly string[]; env: NodeJS.ProcessEnv };

export type Run = (program: string, args: string[]) => Promise<unknown>;

const requirements = path.join(__dirname, 'requirements.txt');
const INSTALL_MS_MAX = 300_000;

const python = (folder: string): string =>
  path.join(folder, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python');
const asModule = (program: string, env: NodeJS.ProcessEnv = {}): Schemathesis => ({
  command: [program, '-m', 'schemathesis.cli'],
  env,
});
const pipInstall = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--no-input', '-r', requirements];

type Way = { make: (run: Run, folder: string) => Promise<void>; use: (folder: string) => Schemathesis };

// Debian's Python may lack `ensurepip`, so venv fails; pip or virtualenv is tried next.
const ways: Record<string, Way> = {
  venv: {
    make: async (run, folder) => {
      await run('python3', ['-m', 'venv', folder]);
      await run(python(folder), pipInstall);
    },
    use: (folder) => asModule(python(folder)),
  },
  target: {
    make: async (run, folder) => void (await run('python3', [...pipInstall, '--target', folder])),
    use: (folder) => asModule('python3', { PYTHONPATH: folder }),
  },
  virtualenv: {
    make: async (run, folder) => {
      await run('python3', ['-m', 'virtualenv', '--quiet', folder]);
      await run(python(folder), pipInstall);
    },
    use: (folder) => asModule(python(folder)),
  },
};

/** Installs Schemathesis if it is missing. Throws one sentence that names every way it tried. */
export async function installSchemathesis(cache: string, run: Run = runHere): Promise<Schemathesis> {
  const version = createHash('sha256').update(readFileSync(requirements)).digest('hex').slice(0, 12);
  const folderOf = (name: string): string => path.join(cache, `schemathesis-${name}-${version}`);
  const made = Object.entries(ways).find(([name]) => existsSync(path.join(folderOf(name), '.whole')));
  if (made) return made[1].use(folderOf(made[0]));
  const refusals: string[] = [];
  for (const [name, way] of Object.entries(ways)) {
    const folder = folderOf(name);
    rmSync(folder, { recursive: true, force: true });
    try {
      await way.make(run, folder);
      // Written last, so that an interrupted installation is not taken for a complete one.
      mkdirSync(path.join(folder, '.whole'), { recursive: true });
      return way.use(folder);
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      refusals.push(`${name}: ${lastLine(error)}`);
    }
  }
  throw new Error(
    `Schemathesis cannot be installed: it needs Python 3.11 or later with venv, pip or virtualenv, and a package registry (${refusals.join('; ')}).`,
  );
}

async function runHere(program: string, args: string[]): Promise<void> {
  await promisify(execFile)(program, args, { timeout: INSTALL_MS_MAX });
}

function lastLine(error: unknown): string {
  const { stderr, stdout, message } = error as { stderr?: string; stdout?: string; message?: string };
  return (stderr?.trim() || stdout?.trim() || message || String(error)).split('\n').at(-1) ?? '';
}
