import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { sql } from 'kysely';
import { type PostgresEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { cases, runSeed } from '@leadwright/testing/seeds/run-seed';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { type BillingStored } from '../../contracts.ts';
import { ledger } from '../domain/ledger.ts';
import { ledgerStream } from '../../kernel/domain/streams.ts';
import { ledgerCommands } from '../testing/ledger-model-commands.ts';
import { newModel } from '../testing/ledger-model.ts';
import { LedgerUnderTest } from '../testing/ledger-under-test.ts';
import { migrationFolders } from '../../migrations.ts';
import { ledgerViolations } from './ledger-violations.ts';
import { testStore } from '../../testing/test-store.ts';

const RUNS = 8;

let created: TestDatabase;
let database: Database;
let store: PostgresEventStore<BillingStored>;

beforeAll(async () => {
  created = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  database = openDatabase(created.url, { max: RUNS });
  store = testStore(database);
});

afterAll(async () => {
  await database.close();
  await created.drop();
});

/** Random histories whose every step already agreed with the naive model. */
function histories(): LedgerUnderTest[] {
  return fc.sample(fc.commands(ledgerCommands, { maxCommands: 200, size: 'large' }), cases(RUNS)).map((commands) => {
    const real = new LedgerUnderTest(ledger);
    fc.modelRun(() => ({ model: newModel(), real }), commands);
    return real;
  });
}

async function tell(accountId: string, { commands }: LedgerUnderTest): Promise<void> {
  for (const { command, cause } of commands) {
    const causes = cause === undefined ? [] : [cause];
    await store.execute(ledgerStream(accountId), ledger, command, { actorId: 'test', correlationId: 'test', causes });
  }
}

describe(`the stored ledger, seed ${runSeed()}`, () => {
  it('says after random histories of several accounts at once what the pure one says, event by event', async () => {
    const ledgers = histories();
    await Promise.all(ledgers.map((real, i) => tell(`account-${i}`, real)));
    for (const [i, real] of ledgers.entries()) {
      const stored = await store.readAccount(`account-${i}`, 0, 10_000);
      expect(stored.map(({ event }) => event)).toEqual(real.events);
      expect(stored.map(({ accountSeq }) => accountSeq)).toEqual(real.events.map((_, at) => at + 1));
      const { rows } = await inScope(database.db, [`account-${i}`], (trx) =>
        sql<{ state: unknown }>`select state from head where stream_id = ${`ledger-account-${i}`}`.execute(trx),
      );
      if (real.events.length > 0) expect(rows[0]?.state).toEqual(real.state);
    }
    expect(ledgers.reduce((sum, real) => sum + real.commands.length, 0)).toBeGreaterThan(RUNS * 30);
    expect(await ledgerViolations(database.db)).toEqual([]);
  });
});
