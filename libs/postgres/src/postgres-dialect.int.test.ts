// What the transactions of every service rely on when their statements travel together.
import { sql, type RawBuilder } from 'kysely';
import pg from 'pg';
import { eventually } from '@leadwright/testing/eventually';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { startToxicProxy } from '@leadwright/testing/toxic-proxy';
import { openDatabase, type Database } from './database.ts';
import { CommitError } from './postgres-dialect.ts';
import { askBeside, sendWithoutWaiting, pipelined } from './pipelining.ts';
import { isTransient } from '@leadwright/runtime/faults/transient';

let own: TestDatabase;
let database: Database;
beforeAll(async () => {
  own = await testDatabase();
  database = openDatabase(own.url, { max: 1 });
  await sql`create table note (id int primary key, text text)`.execute(database.db);
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

const write = (id: number, text = '') => sql`insert into note values (${id}, ${text})`;
const ids = async (): Promise<unknown[]> =>
  (await sql<{ id: number }>`select id from note order by id`.execute(database.db)).rows.map(({ id }) => id);

describe('a connection', () => {
  beforeEach(() => sql`truncate note`.execute(database.db));

  it('carries out statements that travel together in their order, and answers each', async () => {
    const [written, read, none] = await database.db
      .transaction()
      .execute((trx) =>
        pipelined(trx, [write(1, 'one'), sql`select id, text from note`, sql`update note set text = 'x' where id = 7`]),
      );
    expect(written).toEqual({ rows: [], numAffectedRows: 1n });
    expect(read).toEqual({ rows: [{ id: 1, text: 'one' }] });
    expect(none).toEqual({ rows: [], numAffectedRows: 0n });
  });

  it('gives each statement of a message a snapshot of its own, so that what is read after a lock is what its holder left', async () => {
    await write(1, 'before').execute(database.db);
    const holder = openDatabase(own.url, { max: 1 });
    let waiting: Promise<unknown> | undefined;
    await holder.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(1)`.execute(trx);
      waiting = database.db.transaction().execute(async (second) => {
        const [, read] = await pipelined(second, [sql`select pg_advisory_xact_lock(1)`, sql`select text from note`]);
        return read?.rows[0]?.['text'];
      });
      for (let blocked = false; !blocked;) {
        const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`.execute(trx);
        blocked = rows.length > 0;
      }
      await sql`update note set text = 'after'`.execute(trx);
    });
    expect(await waiting).toBe('after');
    await holder.close();
  });

  it('runs nothing after a statement that failed, and tells its error to all that travelled with it', async () => {
    const failing = database.db.transaction().execute((trx) => pipelined(trx, [write(1), sql`select 1 / 0`, write(2)]));
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    const late = database.db.transaction().execute(async (trx) => {
      await sendWithoutWaiting(trx, sql`select 1 / 0`);
      await write(3).execute(trx);
    });
    await expect(late).rejects.toMatchObject({ code: '22012' });
    expect(await ids()).toEqual([]);
  });

  it('has carried out what was kept for later when the transaction is committed, and commits nothing if that failed', async () => {
    await database.db.transaction().execute((trx) => sendWithoutWaiting(trx, write(1)));
    expect(await ids()).toEqual([1]);
    const failing = database.db.transaction().execute(async (trx) => {
      await write(2).execute(trx);
      await sendWithoutWaiting(trx, write(1));
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await ids()).toEqual([1]);
  });

  it('answers what was kept for later whenever it is asked', async () => {
    const answers = await database.db.transaction().execute(async (trx) => {
      const asked = await sendWithoutWaiting(trx, write(1));
      const first = await asked();
      const travelled = await sendWithoutWaiting(trx, write(2));
      await write(3).execute(trx);
      return [first, await travelled()];
    });
    expect(answers).toEqual([
      { rows: [], numAffectedRows: 1n },
      { rows: [], numAffectedRows: 1n },
    ]);
  });

  it('sends what is asked at one moment together, and answers each, also where one fails', async () => {
    const sent = jest.spyOn(pg.Client.prototype, 'query');
    await database.db.transaction().execute(async (trx) => {
      await write(1, 'one').execute(trx);
      sent.mockClear();
      const both = Promise.all([
        askBeside(trx, sql<{ text: string }>`select text from note`),
        askBeside(trx, sql<{ n: number }>`select 7 as n`),
      ]);
      // No answer can have come yet.
      await new Promise((done) => process.nextTick(done));
      expect(sent).toHaveBeenCalledTimes(2);
      expect(await both).toEqual([{ rows: [{ text: 'one' }] }, { rows: [{ n: 7 }] }]);
    });
    sent.mockRestore();
    const failing = database.db.transaction().execute(async (trx) => {
      const answers = await Promise.allSettled([askBeside(trx, sql`select 1 / 0`), askBeside(trx, sql`select 1`)]);
      expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      throw new Error('given up');
    });
    await expect(failing).rejects.toThrow('given up');
    expect(await ids()).toEqual([1]);
  });

  it('undoes a transaction whose work threw, also one that never reached the server', async () => {
    const broken = (writes: boolean) =>
      database.db.transaction().execute(async (trx) => {
        if (writes) await write(1).execute(trx);
        throw new Error('no');
      });
    await expect(broken(true)).rejects.toThrow('no');
    await expect(broken(false)).rejects.toThrow('no');
    expect(await ids()).toEqual([]);
    expect((await sql`select pg_current_xact_id_if_assigned() as xid`.execute(database.db)).rows).toEqual([
      { xid: null },
    ]);
  });

  it('gives a connection back clean when the work threw beside a kept statement that would fail', async () => {
    await write(1).execute(database.db);
    const broken = database.db.transaction().execute(async (trx) => {
      await write(2).execute(trx);
      await sendWithoutWaiting(trx, write(1));
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    await database.db.transaction().execute((trx) => write(3).execute(trx));
    expect(await ids()).toEqual([1, 3]);
  });

  it('fails a statement whose values cannot be written, and keeps the connection', async () => {
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    await expect(sql`select ${circular}::jsonb`.execute(database.db)).rejects.toThrow(/circular/);
    expect(await ids()).toEqual([]);
  });

  it('never takes for committed what the server undid, also where somebody overlooked why', async () => {
    const overlooked = database.db.transaction().execute(async (trx) => {
      await write(1).execute(trx);
      await write(1)
        .execute(trx)
        .catch(() => undefined);
    });
    await expect(overlooked).rejects.toThrow('nothing of it was kept');
    await database.db.transaction().execute((trx) => write(2).execute(trx));
    expect(await ids()).toEqual([2]);
  });

  it('says of a commit that had no answer that nobody knows, and of one behind an ended session that it did not take place', async () => {
    const endOf = (statement: RawBuilder<unknown>) =>
      database.db
        .transaction()
        .execute((trx) => sendWithoutWaiting(trx, statement))
        .catch((error: unknown) => error);
    const proxy = await startToxicProxy({ host: '127.0.0.1', port: Number(new URL(own.url).port) });
    const cut = openDatabase(Object.assign(new URL(own.url), { port: String(proxy.port) }).toString(), { max: 1 });
    const lost = cut.db
      .transaction()
      .execute(async (trx) => {
        await sendWithoutWaiting(trx, sql`select pg_sleep(60)`);
      })
      .catch((error: unknown) => error);
    const [committing] = await eventually(async () => {
      const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
        where datname = current_database() and wait_event = 'PgSleep'`.execute(database.db);
      return rows.length === 1 && rows;
    });
    proxy.set({ kind: 'reset', afterMs: 1 });
    expect(await lost).toBeInstanceOf(CommitError);
    expect(isTransient(await lost)).toBe(true);
    await sql`select pg_terminate_backend(${committing?.pid})`.execute(database.db);
    await Promise.all([cut.close(), proxy.stop()]);
    const ended = await endOf(sql`select pg_terminate_backend(pg_backend_pid())`);
    expect(ended).toMatchObject({ code: '57P01' });
    expect(ended).not.toBeInstanceOf(CommitError);
    // A check that the server makes at the commit itself.
    await sql`create table late (id int unique deferrable initially deferred)`.execute(database.db);
    expect(await endOf(sql`insert into late values (1), (1)`)).toMatchObject({ cause: { code: '23505' } });
    expect(await endOf(sql`insert into late values (1)`)).toBeInstanceOf(Function);
  });

  it('keeps statements apart outside a transaction', async () => {
    await expect(pipelined(database.db, [write(1), write(2)])).rejects.toThrow('in a transaction only');
  });

  it('prepares a statement that is used often, and finds its way back when a migration changes what it returns', async () => {
    const read = () => sql`select * from note`.execute(database.db);
    for (let i = 0; i < 6; i++) await read();
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      database.db,
    );
    expect(rows.map(({ statement }) => statement)).toContain('select * from note');
    await write(1, 'one').execute(database.db);
    await sql`alter table note add column more text default 'm'`.execute(database.db);
    await expect(read()).rejects.toMatchObject({ code: '0A000' });
    for (let i = 0; i < 6; i++) expect((await read()).rows).toEqual([{ id: 1, text: 'one', more: 'm' }]);
    await sql`alter table note drop column more`.execute(database.db);
  });

  it('uses a prepared statement twice in one message and after a failure', async () => {
    for (let i = 1; i <= 5; i++) await write(i).execute(database.db);
    await expect(
      database.db.transaction().execute((trx) => pipelined(trx, [write(6), write(6)])),
    ).rejects.toMatchObject({ code: '23505' });
    await database.db.transaction().execute((trx) => pipelined(trx, [write(6), write(7)]));
    expect(await ids()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});
