import pg from 'pg';
import { migrationFolders } from '../../services/billing/src/migrations.ts';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { giveUpRights } from './databases.ts';

const changes = ['event_log', 'ledger_entry'].flatMap((table) => [
  [table, `update ${table} set account_id = account_id`] as const,
  [table, `delete from ${table}`] as const,
]);

let [source, moved]: [TestDatabase, TestDatabase] = [null as never, null as never];
beforeAll(async () => {
  const migrations = migrationFolders(repositoryRoot);
  [source, moved] = [await testDatabase({ migrations }), await testDatabase({ migrations })];
  // As a dump without rights is restored: the owner has all of them.
  await ran(moved.url, 'grant update, delete on event_log, ledger_entry to current_user');
});
afterAll(async () => {
  await moved.drop();
  await source.drop();
});

async function ran(url: string, statement: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
    return 'done';
  } catch (error) {
    return (error as Error).message;
  } finally {
    await client.end();
  }
}

it('a moved database refuses what the data folder’s refused to its service, also after a second try', async () => {
  for (let times = 0; times < 2; times += 1) {
    await giveUpRights(source.superuserUrl, moved.superuserUrl);
    for (const [table, statement] of changes)
      expect(await ran(moved.url, statement)).toBe(`permission denied for table ${table}`);
  }
  expect(await ran(moved.url, 'select from event_log; insert into ledger_entry select * from ledger_entry')).toBe(
    'done',
  );
});
