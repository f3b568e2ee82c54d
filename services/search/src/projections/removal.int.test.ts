// Up to which mark a version was compared, while processes run that compare hashes without the zero at their end.
import { randomUUID } from 'node:crypto';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { sql } from 'kysely';
import { dataset, datasetStream } from '../domain/dataset.ts';
import { migrationFolders } from '../migrations.ts';
import { openSearchStore } from '../store.ts';
import { addRemoval, endRemoval, isRemovalDue, lookedUpTo, newestMark, noteLookedThrough } from './removal.ts';

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

const of = { dictId: 'consumers', version: 1 };
/** As a process does that knows no other column. */
const noteAsBefore = (upTo: number) =>
  sql`insert into looked_through (dict_id, dataset_version, up_to, rows, masked)
    values ('consumers', 1, ${upTo}, 10, false) on conflict (dict_id, dataset_version) do update
      set up_to = greatest(looked_through.up_to, excluded.up_to), rows = excluded.rows,
        masked = looked_through.masked or excluded.masked`.execute(database.db);

it('counts nothing that was compared without the whole of a hash, before and between looks that compare it', async () => {
  const { db } = database;
  const store = openSearchStore(database, createLogger('test', 'silent'));
  const context = { actorId: 'test', correlationId: randomUUID() };
  const activate = { type: 'ActivateDataset', ...of, rows: 10, source: 'test:1' } as const;
  expect(await store.execute(datasetStream('consumers'), dataset, activate, context)).toMatchObject({ accepted: true });
  const ask = async (requestId: string): Promise<number> => {
    await addRemoval(db, { requestId, marks: [`email:1:${requestId}`], correlationId: 'c', causationId: 'e' });
    await endRemoval(db, { requestId, leads: 0 }, new Date(0).toISOString());
    return newestMark(db);
  };

  const first = await ask('r1');
  await noteAsBefore(first);
  expect(await lookedUpTo(db, 'consumers', 1)).toBe(0);
  expect(await isRemovalDue(db)).toBe(true);
  await noteLookedThrough(db, { ...of, upTo: first, rows: 10 });
  expect(await lookedUpTo(db, 'consumers', 1)).toBe(first);
  expect(await isRemovalDue(db)).toBe(false);

  const second = await ask('r2');
  await noteAsBefore(second);
  expect(await lookedUpTo(db, 'consumers', 1)).toBe(first);
  expect(await isRemovalDue(db)).toBe(true);
  await noteLookedThrough(db, { ...of, upTo: second, rows: 10 });
  expect(await isRemovalDue(db)).toBe(false);
});
