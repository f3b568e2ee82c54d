// The foreign clients: one program per language's own HTTP client, in `programs/`, which prints a line per case. A
// program may print only the cases that this table lists.
import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

export type ForeignClient = {
  name: string;
  /** The installed version; null if it is missing or too old. */
  version: string | null;
  /** The run fails without it, because every developer has it. */
  needed: boolean;
  cases: readonly string[];
  /** Prepares the program and returns its command, to which ADDRESS, E-MAIL and PASSWORD are added. */
  command: () => Promise<string[]>;
};

const root = path.resolve(__dirname, '../..');
const program = (file: string): string => path.join(__dirname, 'programs', file);
// Go compiles its HTTP library on the first run.
const BUILD_MS_MAX = 180_000;
const JAVA_MIN = 17;

const framings = [
  'compact, length, kept connection',
  'pretty, length, kept connection',
  'compact, chunked, kept connection',
  'pretty, chunked, kept connection',
];
const closed = ['pretty, length, closed connection', 'pretty, chunked, closed connection'];
const spellings = [
  'escapes',
  '2e1',
  'byte-order mark',
  'duplicate keys',
  'application/json; charset=utf-8',
  'application/json;',
  'refusals',
];
const byCurl = [
  'compact, length',
  'pretty, length',
  'compact, chunked',
  'pretty, chunked',
  'pretty, length, closed connection',
  'two requests on one connection',
  'Expect: 100-continue',
  'HTTP/1.0, compact',
  'HTTP/1.0, pretty',
];

export const foreignClients: readonly ForeignClient[] = [
  {
    name: 'curl',
    version: versionOf('curl', ['--version'], /curl ([\d.]+)/),
    needed: true,
    cases: [...byCurl, ...spellings],
    command: async () => ['bash', program('client.sh')],
  },
  {
    name: 'Python',
    version: versionOf('python3', ['--version'], /Python ([\d.]+)/),
    needed: true,
    cases: [...framings, ...closed, 'urllib, pretty', ...spellings],
    command: async () => ['python3', program('client.py')],
  },
  {
    name: 'Node',
    version: process.versions.node,
    needed: true,
    cases: [...framings, ...closed, 'fetch, compact, length', 'fetch, pretty, chunked', ...spellings],
    command: async () => [process.execPath, program('client.mjs')],
  },
  {
    name: 'Go',
    version: versionOf('go', ['version'], /go(1[\d.]+)/),
    needed: false,
    cases: [...framings, ...closed, ...spellings],
    command: builtByGo,
  },
  {
    name: 'Java',
    version: javaHere(),
    needed: false,
    cases: [...framings, 'pretty, length, new connections', ...spellings],
    command: async () => ['java', program('client.java')],
  },
];

/** One line that names the installed clients with their versions, and the absent ones. */
export function namedClients(clients: readonly ForeignClient[]): string {
  const here = clients.filter(({ version }) => version !== null).map(({ name, version }) => `${name} ${version}`);
  const absent = clients.filter(({ version }) => version === null).map(({ name }) => name);
  return `clients: ${here.join(', ')}; absent: ${absent.join(', ') || 'none'}`;
}

function versionOf(command: string, args: string[], form: RegExp): string | null {
  const { stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  return form.exec(`${stdout ?? ''}${stderr ?? ''}`)?.[1] ?? null;
}

// Java runs a source file only where its compiler is installed, not on a bare runtime.
function javaHere(): string | null {
  const version = versionOf('java', ['-version'], /version "([\d.]+)/);
  const compiler = versionOf('java', ['--list-modules'], /jdk\.compiler@([\d.]+)/);
  return version !== null && compiler !== null && Number.parseInt(version, 10) >= JAVA_MIN ? version : null;
}

async function builtByGo(): Promise<string[]> {
  const built = path.join(root, '.cache/clients/go-client');
  mkdirSync(path.dirname(built), { recursive: true });
  // The program uses only the standard library, so Go must not download a toolchain or a module.
  const env = { ...process.env, GOTOOLCHAIN: 'local', GOPROXY: 'off', GOFLAGS: '' };
  await promisify(execFile)('go', ['build', '-o', built, program('client.go')], { env, timeout: BUILD_MS_MAX });
  return [built];
}
