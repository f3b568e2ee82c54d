import { randomUUID } from 'node:crypto';
import type { StoredEvent } from '@leadwright/eventsourcing/event-store';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { dataset, datasetStream, type DatasetEvent } from '../domain/dataset.ts';
import { migrationFolders } from '../migrations.ts';
import { openSearchStore } from '../store.ts';
import { listActiveDatasets, projectActiveDataset, readActiveDataset } from './active-dataset.ts';

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

async function activate(dictId: string, version: number, rows = 10): Promise<StoredEvent<DatasetEvent>[]> {
  const store = openSearchStore(database, createLogger('test', 'silent'));
  const command = { type: 'ActivateDataset', dictId, version, rows, source: `test:${version}` } as const;
  const done = await store.execute(datasetStream(dictId), dataset, command, {
    actorId: 'test',
    correlationId: randomUUID(),
  });
  if (!done.accepted) throw new Error(done.refusal.code);
  return done.events;
}

it('names nothing for a dictionary that never had a version', async () => {
  expect(await readActiveDataset(database.db, 'consumers')).toBeUndefined();
});

it('names the version of each dictionary that was activated last', async () => {
  await activate('consumers', 1);
  await activate('businesses', 4);
  await activate('consumers', 2, 20);
  expect(await readActiveDataset(database.db, 'consumers')).toEqual({
    dictId: 'consumers',
    version: 2,
    rows: 20,
    source: 'test:2',
  });
  expect(await readActiveDataset(database.db, 'businesses')).toEqual({
    dictId: 'businesses',
    version: 4,
    rows: 10,
    source: 'test:4',
  });
  expect(await listActiveDatasets(database.db)).toEqual([
    expect.objectContaining({ dictId: 'businesses', rows: 10, activatedAt: expect.stringMatching(/Z$/) }),
    expect.objectContaining({ dictId: 'consumers', rows: 20, source: 'test:2' }),
  ]);
});

it('is the same after the whole log was projected once more, in any order', async () => {
  const store = openSearchStore(database, createLogger('test', 'silent'));
  const events = await store.readAccount('system', 0, 100);
  expect(events.length).toBeGreaterThanOrEqual(3);
  await projectActiveDataset([...events, ...events.reverse()], database.db);
  expect(await readActiveDataset(database.db, 'consumers')).toMatchObject({ version: 2, rows: 20 });
});
