// PostgreSQL as the operating system packages it: the embedded one has no standby and no pg_basebackup.
import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { chown, cp, mkdir, open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { locatePostgres, type Identity } from '@leadwright/postgres/embedded/postgres-binaries';
import { eventually } from '../eventually.ts';
import { notePid } from '../product/run-folder.ts';

const execute = promisify(execFile);
const PACKAGED = '/usr/lib/postgresql';
const VERSION_MIN = 15;
const START_SECONDS_MAX = 120;

type Programs = { folder: string; identity: Identity | undefined };

export type SystemPostgres = {
  port: number;
  url(database: string): string;
  /** Copies the running server with the log of what is written meanwhile; the copy follows it if it is a standby. */
  baseBackup(to: string, as: 'standby' | 'backup'): Promise<void>;
  promote(): Promise<void>;
  stop(mode: 'fast' | 'immediate'): Promise<void>;
};

export type SystemPostgresOptions = {
  /** The data folder: empty, or a base backup. */
  data: string;
  port: number;
  password: string;
  /** By this name a standby is known to its primary. */
  name?: string;
};

/** Throws one sentence where the programs are missing. */
function locateSystemPostgres(): string {
  const versions = existsSync(PACKAGED) ? readdirSync(PACKAGED).map(Number) : [];
  const version = Math.max(0, ...versions.filter((each) => each >= VERSION_MIN));
  const folder = process.env['TEST_POSTGRES_BIN'] ?? path.join(PACKAGED, String(version), 'bin');
  if (!existsSync(path.join(folder, 'pg_basebackup')))
    throw new Error(
      `PostgreSQL ${VERSION_MIN} or newer with pg_basebackup is needed: apt-get install postgresql, or name its programs' folder in TEST_POSTGRES_BIN`,
    );
  return folder;
}

export function newPassword(): string {
  return randomBytes(16).toString('hex');
}

/** Makes the cluster unless the folder has one, starts it, and waits until it answers. As root it runs as `postgres`. */
export async function startSystemPostgres({
  data,
  port,
  password,
  name = 'primary',
}: SystemPostgresOptions): Promise<SystemPostgres> {
  const programs: Programs = { folder: locateSystemPostgres(), identity: (await locatePostgres()).identity };
  const run = (program: string, ...args: string[]) =>
    execute(path.join(programs.folder, program), args, {
      cwd: path.dirname(data),
      env: { ...process.env, PGPASSWORD: password },
      ...programs.identity,
    });
  const place = path.dirname(data);
  await mkdir(place, { recursive: true });
  await own(place, programs.identity);
  if (!existsSync(path.join(data, 'PG_VERSION'))) {
    const file = `${data}.password`;
    await writeFile(file, password, { mode: 0o600 });
    await own(file, programs.identity);
    await run(
      'initdb',
      '-D',
      data,
      '-U',
      'leadwright',
      '-A',
      'scram-sha-256',
      '--pwfile',
      file,
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    );
  }
  await launch(programs, data, { ...settings, port: String(port), cluster_name: name });
  const url = (database: string): string => `postgres://leadwright:${password}@127.0.0.1:${port}/${database}`;
  await eventually(
    () => asked(url('postgres'), 'select 1'),
    () => true,
    START_SECONDS_MAX,
  );
  const control = (what: string, ...args: string[]) => run('pg_ctl', what, '-D', data, '-w', ...args);
  return {
    port,
    url,
    baseBackup: async (to, as) => {
      const standby = as === 'standby' ? ['-R'] : [];
      await run(
        'pg_basebackup',
        '-D',
        to,
        '-X',
        'stream',
        '-c',
        'fast',
        ...standby,
        '-h',
        '127.0.0.1',
        '-p',
        String(port),
        '-U',
        'leadwright',
      );
    },
    promote: async () => void (await control('promote', '-t', '60')),
    stop: async (mode) => void (await control('stop', '-m', mode, '-t', '60')),
  };
}

/** Copies a base backup, so that it can be restored more than once. */
export async function copyBackup(from: string, to: string): Promise<void> {
  const { identity } = await locatePostgres();
  await mkdir(path.dirname(to), { recursive: true });
  await own(path.dirname(to), identity);
  await cp(from, to, { recursive: true, preserveTimestamps: true });
  await execute('chmod', ['0700', to]);
  if (identity) await execute('chown', ['-R', `${identity.uid}:${identity.gid}`, to]);
}

/** One query on a connection of its own. */
export async function asked<Row extends object>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // A server that is killed meanwhile fails the query; the connection's own error says nothing more.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row & pg.QueryResultRow>(text, values)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  max_prepared_transactions: '0',
  shared_buffers: '64MB',
  jit: 'off',
  timezone: 'UTC',
};

async function launch({ folder, identity }: Programs, data: string, given: Record<string, string>): Promise<void> {
  const log = await open(`${data}.log`, 'a', 0o600);
  try {
    const args = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const server = spawn(path.join(folder, 'postgres'), ['-D', data, ...args], {
      cwd: path.dirname(data),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      ...identity,
    });
    server.unref();
    server.once('exit', notePid(server.pid ?? 0));
  } finally {
    await log.close();
  }
}

async function own(place: string, identity: Identity | undefined): Promise<void> {
  if (identity) await chown(place, identity.uid, identity.gid);
}
