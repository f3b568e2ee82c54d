import pg from 'pg';
import type { OwnerName } from '@leadwright/contracts/topology';
import { eventSourcingMigrations } from '@leadwright/eventsourcing/store/migrations';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { owners } from '../restoring/databases.ts';
import { holdLogs } from './hold-logs.ts';

const databases = new Map<string, TestDatabase>();
const writers = new Map<OwnerName, pg.Client>();
const server = { data: '', url: (name: string) => databases.get(name)?.url ?? '' };
/** Takes what an append takes of the table, and changes nothing. */
const write = 'delete from event_log where false';

beforeAll(async () => {
  for (const service of owners) {
    const own = await testDatabase({ migrations: [eventSourcingMigrations(repositoryRoot)] });
    databases.set(service, own);
    const writer = new pg.Client({ connectionString: own.url });
    await writer.connect();
    writers.set(service, writer);
  }
});
afterAll(async () => {
  for (const writer of writers.values()) await writer.end();
  for (const own of databases.values()) await own.drop();
});

it('lets nobody write to any log while it works, and everybody afterwards', async () => {
  const order: string[] = [];
  const written: Promise<unknown>[] = [];
  await holdLogs(server, async () => {
    for (const [service, writer] of writers) {
      // Reading goes on.
      await writer.query('select count(*) from event_log');
      written.push(writer.query(write).then(() => order.push(service)));
    }
    order.push('worked');
  });
  await Promise.all(written);
  expect([order[0], [...order].sort()]).toEqual(['worked', ['worked', ...owners].sort()]);
});

async function untilWaits(service: OwnerName): Promise<void> {
  const waiting =
    'select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())';
  while ((await writers.get(service)?.query(waiting))?.rowCount === 0);
}

it('waits for who is writing, and lets the others write meanwhile', async () => {
  const [first, last] = [owners[0] as OwnerName, owners.at(-1) as OwnerName];
  await writers.get(last)?.query(`begin; ${write}`);
  let worked = false;
  const held = holdLogs(server, async () => {
    worked = true;
  });
  await untilWaits(last);
  await writers.get(first)?.query(write);
  expect(worked).toBe(false);
  await writers.get(last)?.query('commit');
  await held;
  expect(worked).toBe(true);
});

it('lets go when the work fails', async () => {
  await expect(holdLogs(server, () => Promise.reject(new Error('no room')))).rejects.toThrow('no room');
  for (const writer of writers.values()) await writer.query(write);
});
