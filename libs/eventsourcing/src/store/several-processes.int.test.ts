// Several stores on one database, like several processes of a service: only the account's lock serialises
// their commands.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { contextOf, TALLY_MAX, tally, tallyContract } from './event-store.contract.ts';
import { openEventStore } from './event-store.postgres.ts';
import { eventSourcingMigrations } from './migrations.ts';
import { verifyAccount } from '../log/verify-chain.ts';

const PROCESSES = 6;
const POINTS = 5;

let own: TestDatabase;
let databases: Database[];
beforeAll(async () => {
  own = await testDatabase({ migrations: [eventSourcingMigrations(repositoryRoot)] });
  databases = Array.from({ length: PROCESSES }, () => openDatabase(own.url, { max: 4 }));
});
afterAll(async () => {
  for (const database of databases) await database.close();
  await own.drop();
});

describe('several processes', () => {
  it('decide one by one, each on the state that the previous one left', async () => {
    const stores = databases.map((database) =>
      openEventStore({ ...tallyContract, database, projections: [], logger: createLogger('test', 'silent') }),
    );
    const [first] = stores;
    if (!first) throw new Error('no store');
    const stream = { accountId: 'shared', streamId: 's' };
    await first.execute(stream, tally, { type: 'open' }, contextOf());
    const rounds = Array.from({ length: 8 }, () => stores).flat();
    const answers = await Promise.all(
      rounds.map((store, i) =>
        i % 2 === 0
          ? store.execute(stream, tally, { type: 'add', points: POINTS }, contextOf())
          : store.transaction([stream.accountId], (tx) =>
              tx.execute(stream, tally, { type: 'add', points: POINTS }, contextOf()),
            ),
      ),
    );
    expect(answers.filter(({ accepted }) => accepted)).toHaveLength(TALLY_MAX / POINTS);
    expect(answers.find(({ accepted }) => !accepted)).toEqual({
      accepted: false,
      refusal: { code: 'too-many', total: TALLY_MAX },
    });
    expect(await verifyAccount(tallyContract, first, stream.accountId, 1 + TALLY_MAX / POINTS)).toMatchObject({
      ok: true,
    });
  });
});
