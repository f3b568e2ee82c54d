// By pg_dump and pg_restore, one after the other: nothing writes, so seven dumps are one moment.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { topics } from '@leadwright/contracts/topology';
import { startEmbeddedPostgres } from '@leadwright/postgres/embedded/embedded-postgres';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { MoveError } from './move-error.ts';

const VERSION_MIN = 18;
const owners = Object.keys(topics);

/** Into the empty databases of that server, each owned by the role of its name; returns how many events they have. */
export async function moveDatabases(data: string, superuserUrl: string): Promise<number> {
  assertPrograms();
  assertStopped(data);
  const target = (database: string): string => Object.assign(new URL(superuserUrl), { pathname: `/${database}` }).href;
  for (const owner of owners) await assertEmpty(owner, target(owner));
  const server = await startEmbeddedPostgres({
    folder: path.join(data, 'postgres'),
    logger: createLogger('move', 'silent'),
  });
  let events = 0;
  try {
    for (const owner of owners) {
      await copy(owner, server.superuserUrl(owner), target(owner));
      const [before, after] = [await eventsIn(server.superuserUrl(owner)), await eventsIn(target(owner))];
      if (before !== after) throw new MoveError(`${owner} has ${before} events and ${after} arrived`);
      console.error(`${owner}: ${after} events`);
      events += after;
    }
  } finally {
    await server.stop('fast');
  }
  return events;
}

function assertPrograms(): void {
  for (const program of ['pg_dump', 'pg_restore']) {
    const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
    const version = Number(/ (\d+)/.exec(stdout ?? '')?.[1] ?? 0);
    if (version < VERSION_MIN)
      throw new MoveError(
        `${program} of PostgreSQL ${VERSION_MIN} or later is not on the PATH${version > 0 ? `: there is ${version}` : ''}`,
      );
  }
}

function assertStopped(data: string): void {
  const file = path.join(data, 'postgres/data/postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  if (pid > 0 && isAlive(pid)) throw new MoveError(`the product still runs on ${data}: stop it first`);
}

async function assertEmpty(owner: string, url: string): Promise<void> {
  const [row] = await ask<{ tables: number }>(
    url,
    `select count(*)::int as tables from pg_tables where schemaname = 'public'`,
  ).catch((error: unknown) => {
    throw new MoveError(`the database ${owner} does not answer: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  });
  if (row?.tables !== 0)
    throw new MoveError(`the database ${owner} has tables already: make it anew, and start no service before the move`);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const eventsIn = async (url: string): Promise<number> => {
  const [row] = await ask<{ events: number }>(url, 'select count(*)::int as events from event_log');
  return row?.events ?? 0;
};

async function ask<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row & pg.QueryResultRow>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function copy(owner: string, from: string, to: string): Promise<void> {
  const dump = spawn('pg_dump', ['--format=custom', '--no-owner', '--no-privileges'], {
    env: { ...process.env, ...addressOf(from) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const load = spawn(
    'pg_restore',
    ['--no-owner', '--no-privileges', '--role', owner, '--single-transaction', '--exit-on-error', '--dbname', owner],
    { env: { ...process.env, ...addressOf(to) }, stdio: ['pipe', 'ignore', 'pipe'] },
  );
  // What ends it is said by the programs.
  const piped = pipeline(dump.stdout, load.stdin).catch(() => undefined);
  const ended = [dump, load].map(async (each) => {
    const [said, [code]] = await Promise.all([saidBy(each.stderr), once(each, 'close') as Promise<[number | null]>]);
    return code === 0 ? '' : said.trim() || `ended with ${code}`;
  });
  const complaints = (await Promise.all([...ended, piped.then(() => '')])).filter((said) => said !== '');
  if (complaints.length > 0) throw new MoveError(`${owner} could not be copied: ${complaints.join('; ')}`);
}

async function saidBy(stream: AsyncIterable<Buffer>): Promise<string> {
  let said = '';
  for await (const piece of stream) said += piece.toString();
  return said;
}

/** By the environment: command lines are visible to everybody. */
function addressOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname } = new URL(url);
  return {
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: pathname.slice(1),
  };
}
