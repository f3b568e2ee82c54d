// Who calls the product beside our own page: each language's own HTTP client, as a program in
// `programs/` that prints a line for each case. What its table does not name, it may not print.
import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

export type ForeignClient = {
  name: string;
  /** Its version here; null where the machine does not have it, or has one too old. */
  version: string | null;
  /** Without it the run fails: everybody has these. */
  needed: boolean;
  cases: readonly string[];
  /** What has to be done first; answers the command that ADDRESS, E-MAIL and PASSWORD are added to. */
  command: () => Promise<string[]>;
};

const root = path.resolve(__dirname, '../..');
const program = (file: string): string => path.join(__dirname, 'programs', file);
// Go compiles its HTTP library the first time.
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

/** One line that names who is here, with versions, and who is not. */
export function namedClients(clients: readonly ForeignClient[]): string {
  const here = clients.filter(({ version }) => version !== null).map(({ name, version }) => `${name} ${version}`);
  const absent = clients.filter(({ version }) => version === null).map(({ name }) => name);
  return `clients: ${here.join(', ')}; absent: ${absent.join(', ') || 'none'}`;
}

function versionOf(command: string, args: string[], form: RegExp): string | null {
  const { stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  return form.exec(`${stdout ?? ''}${stderr ?? ''}`)?.[1] ?? null;
}

// A source file is run by its compiler, which a mere runtime lacks.
function javaHere(): string | null {
  const version = versionOf('java', ['-version'], /version "([\d.]+)/);
  const compiler = versionOf('java', ['--list-modules'], /jdk\.compiler@([\d.]+)/);
  return version !== null && compiler !== null && Number.parseInt(version, 10) >= JAVA_MIN ? version : null;
}

async function builtByGo(): Promise<string[]> {
  const built = path.join(root, '.cache/clients/go-client');
  mkdirSync(path.dirname(built), { recursive: true });
  // The standard library is all it needs: neither another toolchain nor a module is fetched.
  const env = { ...process.env, GOTOOLCHAIN: 'local', GOPROXY: 'off', GOFLAGS: '' };
  await promisify(execFile)('go', ['build', '-o', built, program('client.go')], { env, timeout: BUILD_MS_MAX });
  return [built];
}
