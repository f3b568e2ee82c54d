// Up to which mark a version was compared, while processes run that compare less of them; marks of a newer accounts.
import { randomUUID } from 'node:crypto';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { sql } from 'kysely';
import { dataset, datasetStream } from '../domain/dataset.ts';
import { migrationFolders } from '../migrations.ts';
import { openSearchStore } from '../store.ts';
import {
  addRemoval,
  endRemoval,
  isRemovalDue,
  lookedUpTo,
  newestMark,
  noteLookedThrough,
  readMarks,
  removalsToEnd,
  takeUpWaiting,
} from './removal.ts';

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
/** As a process does that knows no other column: it knows neither residence nor born. */
const noteAsBefore = (upTo: number) =>
  sql`insert into looked_through (dict_id, dataset_version, up_to, compared_up_to, rows, masked)
    values ('consumers', 1, ${upTo}, ${upTo}, 10, false) on conflict (dict_id, dataset_version) do update
      set up_to = greatest(looked_through.up_to, excluded.up_to), rows = excluded.rows,
        compared_up_to = greatest(looked_through.compared_up_to, excluded.compared_up_to),
        masked = looked_through.masked or excluded.masked`.execute(database.db);

it('counts nothing that was compared without all kinds of marks, before and between looks that compare them', async () => {
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

it('keeps marks of kinds that it does not know, and answers nobody for whom one waits', async () => {
  const { db } = database;
  const asked = { requestId: 'newer', marks: ['email:1:known', 'iris:1:kept'], correlationId: 'c', causationId: 'e' };
  const before = await newestMark(db);
  await addRemoval(db, asked);
  await addRemoval(db, asked);
  const upTo = await newestMark(db);
  expect(upTo).toBeGreaterThan(before);
  expect(await removalsToEnd(db, upTo)).toEqual([]);
  await takeUpWaiting(db);
  expect(await newestMark(db)).toBe(upTo);

  // As if this process knew the kind.
  await sql`update waiting_mark set mark = 'born:1:kept'`.execute(db);
  await takeUpWaiting(db);
  const last = await newestMark(db);
  expect(await readMarks(db, upTo, 10)).toEqual([{ number: last, kind: 'born', keyId: '1', hash: 'kept' }]);
  expect(await removalsToEnd(db, upTo)).toEqual([]);
  expect(await removalsToEnd(db, last)).toMatchObject([{ requestId: 'newer' }]);
});
