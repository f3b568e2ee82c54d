// It runs in its own process group, so that Ctrl-C reaches us first and we stop it last.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '@leadwright/runtime/process/free-ports';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import { commandLine, locatePostgres, type PostgresBinaries } from './postgres-binaries.ts';

export type EmbeddedPostgres = {
  port: number;
  pid: number;
  /** Resolves with how it ended and what its log says of it, whoever ended it. */
  ended: Promise<string>;
  /** Address of a database as the superuser, who bypasses row security: for set-up only. */
  superuserUrl(database: string): string;
  /** `immediate` is a power cut: nothing is flushed and the next start recovers. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
};

export type EmbeddedPostgresOptions = {
  /** Holds `data`, `password` and `server.log`; created if missing. */
  folder: string;
  port?: number;
  /** `test` gives up durability (fsync off) for speed. */
  tuning?: 'test' | 'durable';
  /** Ends a start that is under way, which then throws. */
  signal?: AbortSignal;
  logger: Logger;
};

type Place = { folder: string; data: string; log: string; password: string };

const START_MS_MAX = 60_000;
const STOP_SECONDS_MAX = 60;
const PASSING_MS_MAX = 5_000;
const LOG_LINES = 15;
// Clients that come while it recovers fill many.
const LOG_LINES_ASKED = 500;
const STAMPED = /^\d{4}-\d\d-\d\d \S+ [A-Z]+ \[\d+\] /m;
const ENDS = /LOG: {2}(received \w+ shutdown request|.*No space left on device)$/m;
const execute = promisify(execFile);

/** First stops a server that a killed process left on the folder. Throws with the end of the server's log. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const binaries = await locatePostgres();
  const folder = path.resolve(options.folder);
  const place = {
    folder,
    data: path.join(folder, 'data'),
    log: path.join(folder, 'server.log'),
    password: path.join(folder, 'password'),
  };
  await prepare(binaries, place);
  await endLeftover(binaries, place, options.logger);
  const password = (await readFile(place.password, 'utf8')).trim();
  const urlOf =
    (port: number) =>
    (database: string): string =>
      `postgres://leadwright:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
  const giveUpAt = Date.now() + START_MS_MAX;
  const passesUntil = Date.now() + PASSING_MS_MAX;
  for (;;) {
    const port = options.port ?? (await freePort());
    options.signal?.throwIfAborted();
    const server = await launch(binaries, place, port, options.tuning ?? 'durable');
    const failure = await untilReady(server, urlOf(port)('postgres'), { giveUpAt, signal: options.signal });
    if (failure === undefined) return running({ binaries, place, server, port, superuserUrl: urlOf(port) });
    const tail = await logTail(place.log);
    // A predecessor's children may still be ending, and another process may take the free port.
    const passing = /shared memory block|Address already in use/.test(tail);
    if (!passing || Date.now() > passesUntil)
      throw new Error(`PostgreSQL did not start (${withReason(failure, tail)}).\nThe end of its log:\n${tail}`);
    await wait(250);
  }
}

async function prepare(binaries: PostgresBinaries, place: Place): Promise<void> {
  const { identity } = binaries;
  await mkdir(place.folder, { recursive: true });
  await chmod(place.folder, 0o700);
  if (identity) await chown(place.folder, identity.uid, identity.gid);
  if (existsSync(path.join(place.data, 'PG_VERSION'))) return;
  await writeFile(place.password, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  if (identity) await chown(place.password, identity.uid, identity.gid);
  // Create it beside and rename it: initdb writes PG_VERSION early, so a killed run would look complete.
  const fresh = path.join(place.folder, 'initialising');
  await rm(fresh, { recursive: true, force: true });
  const settings = [
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    '--auth=scram-sha-256',
    '--username=leadwright',
    `--pwfile=${place.password}`,
  ];
  try {
    await execute(binaries.initdb, ['-D', fresh, ...settings], { cwd: place.folder, ...identity });
  } catch (error) {
    throw new Error(initFailure(place.folder, saidBy(error)), { cause: error });
  }
  await rename(fresh, place.data);
}

/** Of a program that could not even be run there is a message alone. */
function saidBy(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string };
  return stderr ? stderr : message;
}

/** What initdb said, in a sentence that says what to do. */
export function initFailure(folder: string, said: string): string {
  if (/user does not exist|could not look up/.test(said))
    return `The databases could not be made: the user that this runs as has no name here, and PostgreSQL needs one (a line of /etc/passwd). ${said.trim()}`;
  if (/No space left on device/.test(said)) return `The databases could not be made: no space is left for ${folder}.`;
  if (/Permission denied|EACCES/.test(said))
    return `The databases could not be made: every folder above ${folder} and above the programs must be open to the user that this runs as. ${said.trim()}`;
  return `The databases could not be made in ${folder}: ${said.trim()}`;
}

async function endLeftover(binaries: PostgresBinaries, place: Place, logger: Logger): Promise<void> {
  const file = path.join(place.data, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number((await readFile(file, 'utf8')).split('\n')[0]);
  const command = await commandLine(pid);
  if (command?.includes(place.data)) {
    logger.warn({ pid }, 'a PostgreSQL of an earlier run still runs on this folder; stopping it');
    await stopServer(binaries, place, pid, 'fast');
  }
  // Another process may have this pid by now, and PostgreSQL would refuse to start beside it.
  await rm(file, { force: true });
}

async function launch(
  binaries: PostgresBinaries,
  place: Place,
  port: number,
  tuning: 'test' | 'durable',
): Promise<ChildProcess> {
  const log = await open(place.log, 'w', 0o600);
  try {
    const settings = { ...baseSettings, ...(tuning === 'test' ? testSettings : {}), port: String(port) };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const server = spawn(binaries.postgres, ['-D', place.data, ...args], {
      cwd: place.folder,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      ...binaries.identity,
    });
    server.unref();
    return server;
  } finally {
    await log.close();
  }
}

const baseSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  max_prepared_transactions: '0',
  shared_buffers: '64MB',
  io_method: 'sync',
  jit: 'off',
  // So that it can be backed up while it runs.
  wal_level: 'replica',
  max_wal_senders: '0',
  timezone: 'UTC',
  log_timezone: 'UTC',
  password_encryption: 'scram-sha-256',
  // After a crash it first syncs all that it has: file by file that took 7 s of the demo's databases, so 0.1 s.
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
};
const testSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum_naptime: '30s',
  wal_level: 'minimal',
};

/** Resolves with `undefined` once the server responds, else with the reason why it never will. */
async function untilReady(
  server: ChildProcess,
  url: string,
  { giveUpAt, signal }: { giveUpAt: number; signal: AbortSignal | undefined },
): Promise<string | undefined> {
  let ended: string | undefined;
  server.once('error', (error) => (ended = error.message));
  server.once('exit', (code, killedBy) => (ended = `ended with ${killedBy ?? `code ${code}`}`));
  while (Date.now() < giveUpAt && !signal?.aborted) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    const up = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    // Check this last: another server may respond on a port that ours could not bind.
    if (ended !== undefined) return ended;
    if (up) return undefined;
    await wait(20);
  }
  server.kill('SIGQUIT');
  return signal?.aborted ? 'it was stopped' : `no answer within ${START_MS_MAX / 1000} s`;
}

type Parts = {
  binaries: PostgresBinaries;
  place: Place;
  server: ChildProcess;
  port: number;
  superuserUrl: (database: string) => string;
};

function running({ binaries, place, server, port, superuserUrl }: Parts): EmbeddedPostgres {
  const { pid } = server;
  if (pid === undefined) throw new Error('a running server has no process id');
  const ended = new Promise<string>((resolve) => {
    server.once('exit', (code, signal) => resolve(String(signal ?? `code ${code}`)));
    // The folder may be gone with the server.
  }).then(async (how) => withReason(how, await logTail(place.log, LOG_LINES_ASKED).catch(() => '')));
  let stopping: Promise<void> | undefined;
  const stop = async (mode: 'fast' | 'immediate'): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    await stopServer(binaries, place, pid, mode);
  };
  return { port, pid, ended, superuserUrl, stop: (mode = 'fast') => (stopping ??= stop(mode)) };
}

async function stopServer(
  binaries: PostgresBinaries,
  place: Place,
  pid: number,
  mode: 'fast' | 'immediate',
): Promise<void> {
  const args = ['stop', '-D', place.data, '-m', mode, '-w', '-t', String(STOP_SECONDS_MAX)];
  await execute(binaries.pgCtl, args, { cwd: place.folder, ...binaries.identity });
  const giveUpAt = Date.now() + STOP_SECONDS_MAX * 1000;
  while ((await commandLine(pid))?.includes(place.data)) {
    if (Date.now() > giveUpAt) throw new Error(`PostgreSQL ${pid} did not end`);
    await wait(10);
  }
}

async function logTail(file: string, lines = LOG_LINES): Promise<string> {
  return (await readFile(file, 'utf8')).trimEnd().split('\n').slice(-lines).join('\n');
}

/** With the line of the log that says why: the first panic, else the last that is fatal for more than a client. */
export function withReason(how: string, log: string): string {
  const said = [...log.matchAll(/(PANIC|FATAL): {2}(.+)$/gm)].map(([, level, text = '']) => ({ level, text }));
  const own = said.filter(({ text }) => !/^(terminating|the database system|connection|password|role) /.test(text));
  const line = own.find(({ level }) => level === 'PANIC') ?? own.at(-1);
  // Before its log is open it writes without a level. Later such lines are pieces of a statement that was logged.
  const early = STAMPED.test(log) ? undefined : log.split('\n').findLast((each) => each !== '');
  const reason = line?.text ?? ENDS.exec(log)?.[1] ?? early;
  return reason === undefined ? how : `${how}, ${reason}`;
}
