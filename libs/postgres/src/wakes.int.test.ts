import { sql } from 'kysely';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { openDatabase, type Database } from './database.ts';
import { wakeAfterCommit } from './wakes.ts';

let own: TestDatabase;
let database: Database;
let woken: string[];
beforeAll(async () => {
  own = await testDatabase();
  database = openDatabase(own.url, { max: 2 });
  await sql`create table note (id int primary key)`.execute(database.db);
});
beforeEach(() => {
  woken = [];
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

const wait = (name: string): (() => void) => database.wakes.on(name, () => void woken.push(name));
const ids = async (): Promise<unknown[]> => (await sql`select id from note order by id`.execute(database.db)).rows;

describe('who waits for rows', () => {
  it('is woken once they are committed and not before, however often the transaction asked for it', async () => {
    const leave = wait('notes');
    let seen: Promise<unknown[]> | undefined;
    const unsubscribe = database.wakes.on('notes', () => void (seen = ids()));
    await database.db.transaction().execute(async (trx) => {
      for (const id of [1, 2]) {
        await sql`insert into note values (${id})`.execute(trx);
        await wakeAfterCommit(trx, 'notes');
      }
      await sql`select 1`.execute(trx);
      expect(woken).toEqual([]);
    });
    expect(woken).toEqual(['notes']);
    await database.db.transaction().execute((trx) => sql`select 1`.execute(trx));
    expect(woken).toEqual(['notes']);
    expect(await seen).toEqual([{ id: 1 }, { id: 2 }]);
    leave();
    unsubscribe();
  });

  it('is not woken by a transaction that is undone, nor by the next one on its connection', async () => {
    const leave = wait('notes');
    const undone = database.db.transaction().execute(async (trx) => {
      await wakeAfterCommit(trx, 'notes');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await Promise.all([1, 2].map(() => database.db.transaction().execute((trx) => sql`select 1`.execute(trx))));
    expect(woken).toEqual([]);
    leave();
  });

  it('is woken at once by what was written outside a transaction', async () => {
    const leave = wait('notes');
    await wakeAfterCommit(database.db, 'notes');
    expect(woken).toEqual(['notes']);
    leave();
  });

  it('is woken by its own name only, until it leaves', async () => {
    const leave = wait('one');
    await wakeAfterCommit(database.db, 'two');
    await wakeAfterCommit(database.db, 'one');
    leave();
    await wakeAfterCommit(database.db, 'one');
    expect(woken).toEqual(['one']);
  });
});
