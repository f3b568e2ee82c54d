import { chmod, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '@leadwright/testing/eventually';
import { captureLog } from '@leadwright/testing/log-capture';
import pg from 'pg';
import { keepEmbeddedPostgres, type KeptPostgres } from './kept-postgres.ts';
import { initFailure, withReason } from './embedded-postgres.ts';

describe('an embedded PostgreSQL that is kept', () => {
  let folder: string;
  let running: KeptPostgres;
  const said: string[] = [];
  const ask = async (text: string): Promise<unknown[]> => {
    const client = new pg.Client({ connectionString: running.superuserUrl('postgres') });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<{ n: number }>(text)).rows;
    } finally {
      await client.end();
    }
  };
  const kill = async (): Promise<void> => {
    const pid = Number((await readFile(path.join(folder, 'pg/data/postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(pid, 'SIGKILL');
    await eventually(() => running.downMs() > 0);
  };
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'leadwright-pg-'));
    await chmod(folder, 0o755);
    running = await keepEmbeddedPostgres(
      { folder: path.join(folder, 'pg'), tuning: 'durable', logger: captureLog().logger },
      (sentence) => said.push(sentence),
    );
  });
  afterAll(async () => {
    await running.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('serves again at the same address after its process was killed, with all that was committed', async () => {
    await ask('create table kept (n int); insert into kept values (7)');
    await kill();
    expect(await eventually(() => ask('select n from kept'))).toEqual([{ n: 7 }]);
    await eventually(() => said.length === 2);
    expect(said[0]).toContain('PostgreSQL ended by itself: SIGKILL');
    expect(said[1]).toMatch(/^PostgreSQL serves again after [0-4]\.\d s/);
    expect(running.downMs()).toBe(0);
  });

  it('says in one line why it cannot be started, tries on until it can', async () => {
    const control = path.join(folder, 'pg/data/global/pg_control');
    await rename(control, `${control}.away`);
    said.length = 0;
    await kill();
    await eventually(() => said.length === 2);
    expect(said[1]).toMatch(
      /PostgreSQL did not start .*pg_control.*No such file or directory.* It is tried every few seconds\.$/,
    );
    await rename(`${control}.away`, control);
    expect(await eventually(() => ask('select n from kept'))).toEqual([{ n: 7 }]);
  });
});

describe('databases that cannot be made', () => {
  it.each([
    ['initdb: error: could not look up effective user ID 54321: user does not exist', /has no name here.*54321/],
    [
      'initdb: error: could not create directory "/d/pg/base": No space left on device',
      /no space is left for \/d\/pg\./,
    ],
    ['initdb: error: could not access directory "/d/pg": Permission denied', /every folder above \/d\/pg/],
    ['spawn /root/initdb EACCES', /every folder above \/d\/pg and above the programs/],
    ['initdb: error: invalid locale name', /in \/d\/pg: initdb: error: invalid locale name/],
  ])('%s', (said, sentence) => {
    expect(initFailure('/d/pg', said)).toMatch(sentence);
  });
});

describe('the reason that the log gives', () => {
  it('is the panic, not what follows it, and none of what clients did', () => {
    const log = [
      '2026-11-26 10:00:00.000 UTC [1] FATAL:  password authentication failed for user "a"',
      '2026-11-26 10:00:00.000 UTC [2] PANIC:  could not write to file "pg_wal/xlogtemp.2": No space left on device',
      '2026-11-26 10:00:01.000 UTC [1] FATAL:  the database system is in recovery mode',
      '2026-11-26 10:00:01.000 UTC [3] FATAL:  could not extend file "base/1": No space left on device',
    ].join('\n');
    expect(withReason('code 1', log)).toBe(
      'code 1, could not write to file "pg_wal/xlogtemp.2": No space left on device',
    );
    expect(withReason('SIGKILL', '2026-11-26 10:00:00.000 UTC [1] LOG:  ready')).toBe('SIGKILL');
  });

  it('is none that a statement of a client happens to end with', () => {
    const log = [
      '2026-11-26 10:00:00.000 UTC [4] ERROR:  duplicate key value violates unique constraint "marks_pkey"',
      '2026-11-26 10:00:00.000 UTC [4] STATEMENT:  insert into marks (account_id, mark)',
      '\t      select $1, mark from unnest($2::text[]) as mark',
    ].join('\n');
    expect(withReason('SIGKILL', log)).toBe('SIGKILL');
    expect(withReason('code 0', `${log}\n2026-11-26 10:00:01.000 UTC [1] LOG:  received fast shutdown request`)).toBe(
      'code 0, received fast shutdown request',
    );
    expect(withReason('code 1', 'postgres: could not find the database system')).toBe(
      'code 1, postgres: could not find the database system',
    );
  });
});
