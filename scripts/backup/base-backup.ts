// A base backup of the running embedded server over SQL: the package brings neither pg_basebackup nor pg_dump. All
// databases stand on one server, so its log makes one moment of them.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { copyFile, copyTree, type Leaves, type Tree } from './copy-tree.ts';
import { BackupError } from './manifest.ts';

export type Server = { url(database: string): string; data: string };

/** Keeps the log from being recycled while it is copied; of this session, so that nothing stays of a backup that dies. */
const SLOT = 'leadwright_backup';
const CONTROL = 'global/pg_control';
const ALREADY_THERE = '42710';

const emptied = new Set([
  'pg_wal',
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const left = /(^|\/)(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map|pgsql_tmp.*|pg_internal\.init.*)$/;
const leaves: Leaves = (relative) => {
  if (emptied.has(relative)) return 'contents';
  return left.test(relative) || relative === CONTROL ? 'out' : undefined;
};

/** The server of a running `npm start` on this folder. Throws `BackupError` if there is none. */
export async function runningServer(folder: string): Promise<Server> {
  const postgres = path.join(folder, 'postgres');
  const data = path.join(postgres, 'data');
  const [pid, password] = await Promise.all([
    readFile(path.join(data, 'postmaster.pid'), 'utf8').catch(() => undefined),
    readFile(path.join(postgres, 'password'), 'utf8').catch(() => undefined),
  ]);
  const port = pid?.split('\n')[3];
  if (port === undefined || password === undefined)
    throw new BackupError(
      `No embedded PostgreSQL runs on ${folder}. While the product is stopped, a copy of the folder is a backup; databases on a server of their own are backed up there (docs/operators/backup.md).`,
    );
  return {
    url: (database) => `postgres://leadwright:${password.trim()}@127.0.0.1:${port}/${database}`,
    data,
  };
}

/** Copies into `to`, which must exist. `atTheMoment` runs between `hold` and its end, when the backup's moment has passed. */
export async function baseBackup(
  server: Server,
  to: string,
  { beforeTheEnd, hold }: { beforeTheEnd(): Promise<void>; hold(end: () => Promise<void>): Promise<void> },
): Promise<Tree & { version: string }> {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const version = await begin(client);
    const start = await walFile(client, `pg_backup_start('leadwright', fast => true)`);
    const tree = await copyTree(server.data, to, leaves);
    await beforeTheEnd();
    const labels: string[] = [];
    await hold(async () => {
      const { rows } = await client.query<{ lsn: string; label: string }>(
        'select lsn, labelfile as label from pg_backup_stop(wait_for_archive => false)',
      );
      labels.push(rows[0]?.lsn ?? '', rows[0]?.label ?? '');
    });
    const [lsn = '', label = ''] = labels;
    const end = await walFile(client, `'${lsn}'::pg_lsn`);
    tree.files.push(
      await copyControl(server.data, to),
      await written(to, 'backup_label', Buffer.from(label)),
      ...(await copyWal(server.data, to, start, end)),
    );
    return { ...tree, version };
  } finally {
    await client.end();
  }
}

async function begin(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ level: string; version: string }>(
    `select current_setting('wal_level') as level, current_setting('server_version') as version`,
  );
  if (rows[0]?.level === 'minimal')
    throw new BackupError('This product was started by a version that could not be backed up: start it once more.');
  await client.query(`select pg_create_physical_replication_slot('${SLOT}', true, true)`).catch((error: unknown) => {
    if ((error as pg.DatabaseError).code !== ALREADY_THERE) throw error;
    throw new BackupError('Another backup of this product is being made.', { cause: error });
  });
  return rows[0]?.version ?? '';
}

async function walFile(client: pg.Client, lsn: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(`select pg_walfile_name(${lsn}) as name`);
  return rows[0]?.name ?? '';
}

async function copyWal(data: string, to: string, start: string, end: string): Promise<Tree['files']> {
  const names = (await readdir(path.join(data, 'pg_wal'))).filter(
    (name) => /^[0-9A-F]{24}$/.test(name) && name >= start && name <= end,
  );
  if (!names.includes(start) || !names.includes(end)) throw new BackupError('The log of PostgreSQL is not whole.');
  const files: Tree['files'] = [];
  for (const name of names.sort()) {
    const relative = `pg_wal/${name}`;
    files.push({ path: relative, ...(await copyFile(path.join(data, relative), path.join(to, relative))) });
  }
  return files;
}

// The server may write it in the middle of a read, so it is read until two reads agree.
async function copyControl(data: string, to: string): Promise<Tree['files'][number]> {
  const read = (): Promise<Buffer> => readFile(path.join(data, CONTROL));
  let bytes = await read();
  for (let again = await read(); !again.equals(bytes); again = await read()) bytes = again;
  await mkdir(path.join(to, path.dirname(CONTROL)), { recursive: true });
  return written(to, CONTROL, bytes);
}

async function written(to: string, relative: string, bytes: Buffer): Promise<Tree['files'][number]> {
  await writeFile(path.join(to, relative), bytes, { mode: 0o600 });
  return { path: relative, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
}
