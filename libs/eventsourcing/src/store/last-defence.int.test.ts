// The last line of defence: if a writer ignores the account's lock, the database itself refuses the write.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import pg from 'pg';
import { contextOf, tally, tallyContract, type TallyEvent } from './event-store.contract.ts';
import { openEventStore } from './event-store.postgres.ts';
import type { EventStore } from '../event-store.ts';
import { eventSourcingMigrations } from './migrations.ts';

let own: TestDatabase;
let database: Database;
let store: EventStore<TallyEvent>;
/** A writer that takes no lock. */
let intruder: pg.Client;

beforeAll(async () => {
  own = await testDatabase({ migrations: [eventSourcingMigrations(repositoryRoot)] });
  database = openDatabase(own.url);
  store = openEventStore({ ...tallyContract, database, projections: [], logger: createLogger('test', 'silent') });
  intruder = new pg.Client({ connectionString: own.superuserUrl });
  await intruder.connect();
});
afterAll(async () => {
  await intruder.end();
  await database.close();
  await own.drop();
});

describe('without the lock', () => {
  it('two events of an account never get the same number', async () => {
    const stream = { accountId: 'numbers', streamId: 's' };
    await store.execute(stream, tally, { type: 'open' }, contextOf());
    const again = (seq: string): Promise<unknown> =>
      intruder.query(`insert into event_log
        (epoch, event_id, topic, account_id, account_seq, stream_id, type, schema_v, effective_at, recorded_at, actor_id, correlation_id, payload, message, prev_hash, hash)
      select epoch, gen_random_uuid(), topic, account_id, ${seq}, 'another', type, schema_v, effective_at, recorded_at, actor_id, correlation_id, payload, message, prev_hash, hash
      from event_log where account_id = 'numbers' and account_seq = 1`);
    await expect(again('account_seq')).rejects.toMatchObject({ code: '23505' });
    await expect(again('account_seq + 1')).resolves.toMatchObject({ rowCount: 1 });
  });

  it('a command fails and stores nothing if its stream changed since it was read', async () => {
    const stream = { accountId: 'moved', streamId: 's' };
    await store.execute(stream, tally, { type: 'open' }, contextOf());
    const adding = store.execute(
      stream,
      tally,
      async () => {
        await intruder.query(`update head set account_seq = account_seq + 1 where account_id = 'moved'`);
        return { type: 'add' as const, points: 1 };
      },
      contextOf(),
    );
    await expect(adding).rejects.toThrow('one of s changed since it was read');
    expect(await store.readAccount('moved', 0, 10)).toHaveLength(1);
  });
});
