// How many people an item of the platform stands for.
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { migrationFolders } from '../migrations.ts';
import { addFoundPeople, addPlatformItems, endPlatformItems, readPlatformItems } from './platform-item.ts';

let postgres: TestDatabase;
let database: Database;
beforeAll(async () => {
  postgres = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  database = openDatabase(postgres.url, { max: 2 });
});
afterAll(async () => {
  await database.close();
  await postgres.drop();
});

it.each([
  { leads: 'none', people: [], counted: 0 },
  { leads: 'one name', people: ['1:aa'], counted: 1 },
  { leads: 'one name, and a lead without', people: ['1:aa', '1:'], counted: 1 },
  { leads: 'one name by two keys, and a lead without', people: ['1:aa', '2:bb', '2:'], counted: 1 },
  { leads: 'no name', people: ['1:'], counted: 1 },
  { leads: 'two names', people: ['1:aa', '1:bb', '1:'], counted: 2 },
])('counts $counted where its leads have $leads', async ({ leads: item, people, counted }) => {
  const { db } = database;
  await addPlatformItems(db, [{ item, list: 'Phone', mark: `platform_phone:1:${item}` }], {
    correlationId: 'c',
    causationId: 'e',
  });
  await addFoundPeople(
    db,
    people.map((person) => ({ person, requestIds: [`platform:${item}`] })),
  );
  await endPlatformItems(db, 100, new Date(0).toISOString());
  expect(await readPlatformItems(db, [item])).toEqual([{ item, state: 'looked-for', people: counted }]);
});
