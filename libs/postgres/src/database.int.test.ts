import { testDatabase } from '@leadwright/testing/postgres';
import { openDatabase } from './database.ts';

describe('a database that is closed', () => {
  it('keeps no connection, also when it was used past Kysely alone', async () => {
    const created = await testDatabase();
    const database = openDatabase(created.url);
    await database.health();
    await database.close();
    expect([database.pool.ended, database.pool.totalCount]).toEqual([true, 0]);
    await created.drop();
  });
});
