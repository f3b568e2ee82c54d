// Requests that were answered long ago, and a version that has the people: who bought their leads is told all the same.
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { openEmbeddedClickHouse } from '@leadwright/clickhouse/clickhouse.embedded';
import { migrateClickHouse } from '@leadwright/clickhouse/migrate-clickhouse';
import { describedValues } from '@leadwright/leads/removal/lead-marks';
import { platformMark } from '@leadwright/leads/removal/platform-hashes';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { marksOf } from '@leadwright/runtime/mailboxes/keyed-marks';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { sql } from 'kysely';
import { clickhouseMigrationFolders, migrationFolders } from '../../migrations.ts';
import { addPlatformItems, readPlatformItems } from '../../projections/platform-item.ts';
import { addRemoval, isRemovalDue } from '../../projections/removal.ts';
import { openSearchStore } from '../../store.ts';
import { leadMarkKeys } from '../../testing/search-config.ts';
import { activateVersion } from '../activate-version.ts';
import { removeLeads } from './remove-leads.ts';

const { signal } = new AbortController();
const logger = createLogger('test', 'silent');
const [key] = leadMarkKeys;
const cause = { correlationId: 'c', causationId: 'e' };

let postgres: TestDatabase;
let database: Database;
let folder: string;
let clickhouse: ClickHouse;
let store: ReturnType<typeof openSearchStore>;
beforeAll(async () => {
  postgres = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  database = openDatabase(postgres.url, { max: 2 });
  store = openSearchStore(database, logger);
  folder = await mkdtemp(path.join(tmpdir(), 'leadwright-found-later-'));
  clickhouse = await openEmbeddedClickHouse({ folder });
  for (const source of clickhouseMigrationFolders(repositoryRoot)) await migrateClickHouse(clickhouse, source);
  await clickhouse.command({ sql: 'CREATE DATABASE IF NOT EXISTS export' });
  await clickhouse.command({
    sql: 'CREATE TABLE export.download_rows (account_id String, download_id String, ordinal UInt64, lead_key UInt64, dataset_version UInt32) ENGINE = MergeTree ORDER BY (account_id, download_id, ordinal)',
  });
});
afterAll(async () => {
  await database.close();
  await clickhouse.close();
  await rm(folder, { recursive: true, force: true });
  await postgres.drop();
});

type Lead = { lead_key: number } & Record<string, string | number>;
const home = { first_name: 'Zebulon', last_name: 'Planted', street_number: '12', street: 'Planted St', zip: '85001' };

const activate = async (dictId: string, version: number, leads: readonly Lead[]): Promise<void> => {
  const rows = leads.map((lead) => ({ ...home, state: 'AZ', dataset_version: version, ...lead }));
  // Somebody who asks for nothing: no version is empty.
  rows.push({ ...home, state: 'AZ', dataset_version: version, lead_key: 1, first_name: 'Other', last_name: 'One' });
  await clickhouse.insert(`leads.${dictId}`, rows);
  await activateVersion({ clickhouse, store, markKeys: leadMarkKeys }, { dictId, version, source: 'test' });
};
const buy = (downloadId: string, leadKey: number): Promise<void> =>
  clickhouse.insert('export.download_rows', [
    { account_id: 'buyer', download_id: downloadId, ordinal: 4, lead_key: leadKey, dataset_version: 1 },
  ]);
const round = (): Promise<void> => removeLeads({ clickhouse, database, store, markKeys: leadMarkKeys, logger }, signal);
const buyerWasTold = async () =>
  (await store.readAccount('buyer', 0, 100)).map(({ event }) => event as unknown as { downloadId: string });
const requests = async (): Promise<unknown> =>
  (await sql`select request_id, carried_out_at from removal_request order by request_id`.execute(database.db)).rows;

it('tells who bought a lead that is found once its request is carried out, and answers the request no second time', async () => {
  if (!key) throw new Error('tests have a key');
  await activate('vehicles', 1, [{ lead_key: 10 }]);
  await buy('vehicle', 10);
  await buy('consumer', 20);
  await buy('asker', 30);
  const mark = platformMark(key, 'Phone', createHash('sha256').update('6025550142').digest());
  const marks = describedValues({ email: 'asker@example.test' }).flatMap(({ kind, value }) =>
    marksOf(leadMarkKeys, kind, value),
  );
  await store.transaction(['system'], async ({ db }) => {
    await addPlatformItems(db, [{ item: 'Item00000001', list: 'Phone', mark }], cause);
    await addRemoval(db, { requestId: 'r1', marks, ...cause });
  });
  await round();
  const answered = await requests();
  expect(await readPlatformItems(database.db, ['Item00000001'])).toMatchObject([{ state: 'looked-for', people: 0 }]);
  expect(await buyerWasTold()).toEqual([]);
  expect(await isRemovalDue(database.db)).toBe(false);

  await activate('consumers', 2, [
    { lead_key: 20, phone: '6025550142' },
    { lead_key: 30, first_name: 'Asking', last_name: 'Person', street: '', email: 'asker@example.test' },
  ]);
  await round();

  expect((await buyerWasTold()).map(({ downloadId }) => downloadId).toSorted()).toEqual([
    'asker',
    'consumer',
    'vehicle',
  ]);
  expect(await readPlatformItems(database.db, ['Item00000001'])).toMatchObject([{ state: 'looked-for', people: 1 }]);
  expect(await requests()).toEqual(answered);
  expect(await isRemovalDue(database.db)).toBe(false);
  const ofSystem = await store.readAccount('system', 0, 100);
  expect(ofSystem.filter(({ event }) => event.type === 'LeadsRemoved')).toHaveLength(1);
});

it('tells of leads that an activation found alone, with nobody new to look for', async () => {
  await activate('consumers', 3, [{ lead_key: 40, last_name: 'Namesake', email: 'asker@example.test' }]);
  await round();
  await buy('again', 50);
  await activate('consumers', 4, [{ lead_key: 50, last_name: 'Namesake', email: 'asker@example.test' }]);
  expect(await isRemovalDue(database.db)).toBe(true);
  await round();
  expect((await buyerWasTold()).map(({ downloadId }) => downloadId)).toContain('again');
  expect(await isRemovalDue(database.db)).toBe(false);
});

it('tells of the lead that took the row of another when the file was made anew, and of each once', async () => {
  const times = async () => (await buyerWasTold()).filter(({ downloadId }) => downloadId === 'anew').length;
  await buy('anew', 60);
  await activate('consumers', 5, [{ lead_key: 60, last_name: 'Namesake', email: 'asker@example.test' }]);
  await round();
  expect(await times()).toBe(1);
  await clickhouse.command({ sql: "DELETE FROM export.download_rows WHERE download_id = 'anew'" });
  await buy('anew', 70);
  await activate('consumers', 6, [{ lead_key: 70, last_name: 'Namesake', email: 'asker@example.test' }]);
  await round();
  expect(await times()).toBe(2);
  await activate('consumers', 7, [{ lead_key: 70, last_name: 'Namesake', email: 'asker@example.test' }]);
  await round();
  expect(await times()).toBe(2);
});
