// By pg_dump and pg_restore, one after the other: nothing writes, so seven dumps are one moment.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { topics } from '@leadwright/contracts/topology';
import { startEmbeddedPostgres } from '@leadwright/postgres/embedded/embedded-postgres';
import { RIGHTS_GIVEN_UP, type RightGivenUp } from '@leadwright/eventsourcing/rebuild/owner-rights';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { MoveError } from './move-error.ts';

const VERSION_MIN = 18;
const LOG = 'event_log';
const owners = Object.keys(topics);

/** What stands in a database: nothing; the log of the data folder, from a move before; or something else. */
type Found = 'nothing' | 'the same' | 'others';
/** Rows of each table, and the last event of the log. */
type Content = { rows: Readonly<Record<string, number>>; last: string | null };

/** Each database is copied whole or not at all. */
export const foundIn = (target: Content, source: Content): Found =>
  Object.keys(target.rows).length === 0 ? 'nothing' : isDeepStrictEqual(target, source) ? 'the same' : 'others';

/**
 * Looks before anything is copied: programs, the stopped product, and that every database of that server answers. Throws
 * a sentence.
 */
export async function assertMovable(data: string, superuserUrl: string): Promise<void> {
  assertPrograms();
  assertStopped(data);
  for (const owner of owners) await contentOf(owner, databaseAt(superuserUrl, owner));
}

/**
 * Into the databases of that server, each owned by the role of its name; returns how many events they have. `copyFiles` runs
 * when each is known to be empty, or to have been moved before: a repeat goes on where one has failed.
 */
export async function moveDatabases(
  data: string,
  superuserUrl: string,
  copyFiles: () => Promise<void>,
): Promise<number> {
  const target = (database: string): string => databaseAt(superuserUrl, database);
  const server = await startEmbeddedPostgres({
    folder: path.join(data, 'postgres'),
    logger: createLogger('move', 'silent'),
  });
  let events = 0;
  try {
    const found = new Map<string, Found>();
    for (const owner of owners)
      found.set(
        owner,
        foundIn(await contentOf(owner, target(owner)), await contentOf(owner, server.superuserUrl(owner))),
      );
    const taken = owners.filter((owner) => found.get(owner) === 'others');
    if (taken.length > 0)
      throw new MoveError(
        `${taken.join(', ')}: tables with other rows are there already. Make these databases anew, and start no service before the move`,
      );
    await copyFiles();
    for (const owner of owners) {
      const isThere = found.get(owner) === 'the same';
      if (!isThere) await copy(owner, server.superuserUrl(owner), target(owner));
      await giveUpRights(server.superuserUrl(owner), target(owner));
      const [from, to] = [await contentOf(owner, server.superuserUrl(owner)), await contentOf(owner, target(owner))];
      if (!isDeepStrictEqual(from, to)) throw new MoveError(`${owner} did not arrive whole`);
      const { [LOG]: arrived = 0 } = to.rows;
      console.error(`${owner}: ${arrived} events${isThere ? ', moved before' : ''}`);
      events += arrived;
    }
  } finally {
    await server.stop('fast');
  }
  return events;
}

const databaseAt = (superuserUrl: string, database: string): string =>
  Object.assign(new URL(superuserUrl), { pathname: `/${database}` }).href;

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

async function contentOf(owner: string, url: string): Promise<Content> {
  try {
    const tables = await ask<{ name: string }>(
      url,
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    if (tables.length === 0) return { rows: {}, last: null };
    const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as rows from "${name}"`);
    const rows = await ask<{ name: string; rows: number }>(url, counts.join(' union all '));
    const hasLog = tables.some(({ name }) => name === LOG);
    const [end] = hasLog
      ? await ask<{ last: string }>(url, `select event_id as last from ${LOG} order by pos desc limit 1`)
      : [];
    return { rows: Object.fromEntries(rows.map((each) => [each.name, each.rows])), last: end?.last ?? null };
  } catch (error) {
    throw new MoveError(`the database ${owner} does not answer: ${error instanceof Error ? error.message : ''}`, {
      cause: error,
    });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

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

/**
 * What the tables' owner may not do in the one database it may not do in the other either. A dump leaves it out: it names
 * roles that the other server does not have. A repeat changes nothing.
 */
export async function giveUpRights(from: string, to: string): Promise<void> {
  const rights = await ask<RightGivenUp>(from, RIGHTS_GIVEN_UP);
  const statements = rights.map(
    ({ table, right }) => `execute format('revoke ${right} on "${table}" from %I',
    (select tableowner from pg_tables where schemaname = 'public' and tablename = '${table}'))`,
  );
  if (statements.length > 0) await ask(to, `do $$ begin ${statements.join('; ')}; end $$`);
  if (!isDeepStrictEqual(await ask<RightGivenUp>(to, RIGHTS_GIVEN_UP), rights))
    throw new MoveError('a right that the owner of a table gave up is there again');
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
