import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { captureLog } from '@leadwright/testing/log-capture';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import pg from 'pg';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts';
import { commandLine, locatePostgres } from './postgres-binaries.ts';

async function ask<Row extends object>(
  server: { superuserUrl(database: string): string },
  text: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: server.superuserUrl('postgres') });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

describe('an embedded PostgreSQL', () => {
  let folder: string;
  let running: EmbeddedPostgres | undefined;
  const start = async (options: { port?: number } = {}): Promise<EmbeddedPostgres> => {
    running = await startEmbeddedPostgres({
      folder: path.join(folder, 'pg'),
      tuning: 'durable',
      logger: captureLog().logger,
      ...options,
    });
    return running;
  };
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'leadwright-pg-'));
    await chmod(folder, 0o755);
  });
  afterEach(async () => {
    await running?.stop('immediate');
    running = undefined;
    await rm(folder, { recursive: true, force: true });
  });

  it('keeps its data and its password over a stop and a start, and its password to itself', async () => {
    const first = await start();
    await ask(first, 'create table kept (n int); insert into kept values (7)');
    await first.stop();
    await first.stop();
    expect(await commandLine(first.pid)).toBeUndefined();
    const second = await start();
    expect(await ask(second, 'select n from kept')).toEqual([{ n: 7 }]);
    expect((await stat(path.join(folder, 'pg/password'))).mode & 0o777).toBe(0o600);
    expect((await stat(path.join(folder, 'pg'))).mode & 0o777).toBe(0o700);
  });

  it('listens on loopback only, without a socket file, in UTF-8 whatever the environment says, and keeps every commit', async () => {
    const server = await start();
    const settings = await ask<{ name: string; setting: string }>(
      server,
      `select name, setting from pg_settings
      where name in ('listen_addresses', 'unix_socket_directories', 'server_encoding', 'fsync', 'synchronous_commit', 'max_prepared_transactions') order by name`,
    );
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      fsync: 'on',
      listen_addresses: '127.0.0.1',
      max_prepared_transactions: '0',
      server_encoding: 'UTF8',
      synchronous_commit: 'on',
      unix_socket_directories: '',
    });
  });

  it('loses no commit in a power cut', async () => {
    const first = await start();
    await ask(first, 'create table kept (n int); insert into kept select generate_series(1, 1000)');
    await first.stop('immediate');
    expect(await ask(await start(), 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }]);
  });

  it('takes over from a server whose process was killed', async () => {
    const script = `import { startEmbeddedPostgres } from ${JSON.stringify(path.join(repositoryRoot, 'libs/postgres/src/embedded/embedded-postgres.ts'))};
      import { createLogger } from ${JSON.stringify(path.join(repositoryRoot, 'libs/runtime/src/telemetry/logger.ts'))};
      startEmbeddedPostgres({ folder: ${JSON.stringify(path.join(folder, 'pg'))}, logger: createLogger('x', 'fatal') }).then((server) => {
        console.log(JSON.stringify({ pid: server.pid, url: server.superuserUrl('postgres') })); setInterval(() => undefined, 1000); });`;
    const owner = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      cwd: repositoryRoot,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(owner.stdout, 'data')) as [Buffer];
    const left = JSON.parse(line.toString()) as { pid: number; url: string };
    await ask({ superuserUrl: () => left.url }, 'create table kept (n int); insert into kept values (1)');
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    expect(await commandLine(left.pid)).toContain(folder);
    const server = await start();
    expect(await commandLine(left.pid)).toBeUndefined();
    expect(await ask(server, 'select n from kept')).toEqual([{ n: 1 }]);
  });

  it('starts over a lock file whose number belongs to a stranger, and leaves the stranger alone', async () => {
    await (await start()).stop();
    // Of the same user: PostgreSQL overlooks processes of others by itself.
    const stranger = spawn('sleep', ['600'], { stdio: 'ignore', ...(await locatePostgres()).identity });
    await writeFile(path.join(folder, 'pg/data/postmaster.pid'), `${stranger.pid}\n${path.join(folder, 'pg/data')}\n`);
    await start();
    expect(stranger.exitCode).toBeNull();
    expect(stranger.signalCode).toBeNull();
    stranger.kill('SIGKILL');
  });

  it('begins anew after a set-up that was cut off', async () => {
    await mkdir(path.join(folder, 'pg/initialising'), { recursive: true });
    await writeFile(path.join(folder, 'pg/initialising/PG_VERSION'), '18\n');
    expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await readdir(path.join(folder, 'pg'))).not.toContain('initialising');
  });

  it("says in its error what the server's log says", async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    await expect(start({ port: (taken.address() as AddressInfo).port })).rejects.toThrow(
      /could not bind IPv4 address "127.0.0.1": Address already in use/,
    );
    taken.close();
  });

  it('writes no password into its log', async () => {
    const server = await start();
    const password = new URL(server.superuserUrl('postgres')).password;
    await ask(server, 'select 1');
    expect(await readFile(path.join(folder, 'pg/server.log'), 'utf8')).not.toContain(password);
  });
});
