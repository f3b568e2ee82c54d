// What PostgreSQL itself refuses, whoever writes.
import pg from 'pg';
import { sql } from 'kysely';
import { inScope } from '@leadwright/postgres/scope';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { ledgerStream } from '../../kernel/domain/streams.ts';
import { migrationFolders } from '../../migrations.ts';
import { billingProjections } from '../../rebuildable.ts';
import { testStore } from '../../testing/test-store.ts';
import { ledger, type LedgerCommand } from '../domain/ledger.ts';

let created: TestDatabase;
let database: Database;
beforeAll(async () => {
  created = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  database = openDatabase(created.url, { max: 2 });
  const store = testStore(database, { clockOffsetMs: () => 0, projections: billingProjections });
  const context = { actorId: 'test', correlationId: 'test' };
  const lot = { lotId: 'l', kind: 'promo', priority: 50, effectiveAt: '2026-01-01T00:00:00.000000Z' } as const;
  const rest = { expiresAt: null, category: 'promotional', source: 's' } as const;
  const whole = { ...lot, ...rest, onlyDictionaries: [], costCents: 0, invoiceId: null };
  const command: LedgerCommand = { type: 'GrantLeads', lot: whole, leads: 100 };
  await store.execute(ledgerStream('a'), ledger, command, context);
});
afterAll(async () => {
  await database.close();
  await created.drop();
});

const says = "set local leadwright.changes_history = 'yes'";
const asService = (...statements: string[]): Promise<unknown> =>
  inScope(database.db, 'all', async (trx) => {
    for (const each of statements) await sql.raw(each).execute(trx);
  });

describe.each(['event_log', 'ledger_entry'])('%s', (table) => {
  it.each([`update ${table} set account_id = account_id`, `delete from ${table}`])(
    'is not changed by the service, whatever it says: %s',
    async (statement) => {
      for (const before of [[], [says]])
        await expect(asService(...before, statement)).rejects.toThrow(`permission denied for table ${table}`);
      await expect(asService(`truncate ${table}`)).rejects.toThrow(`${table} is append-only`);
    },
  );

  it.each([`update ${table} set account_id = account_id`, `delete from ${table}`, `truncate ${table}`])(
    'is not changed by an administrator who does not say so: %s',
    async (statement) => {
      const admin = new pg.Client({ connectionString: created.superuserUrl });
      await admin.connect();
      try {
        await expect(admin.query(statement)).rejects.toThrow(`${table} is append-only`);
        await admin.query(`begin; ${says}; ${statement}; rollback`);
      } finally {
        await admin.end();
      }
    },
  );
});

describe('the balance of an account', () => {
  const lots = "update lot set available = available - 1, voided = voided + 1 where account_id = 'a'";
  const balance = lots.replace('update lot', 'update lead_balance');

  // Said by the commit.
  const refused = { cause: { message: 'the balance of a is not the sum of its lots' } };

  it.each([lots, balance, "delete from lot where account_id = 'a'", "delete from lead_balance where account_id = 'a'"])(
    'and its lots are not written one without the other: %s',
    async (statement) => {
      for (const before of [[], [lots, balance]])
        await expect(asService(...before, statement)).rejects.toMatchObject(refused);
    },
  );

  it('and its lots are written together, in whatever order, and by who says that history is changed', async () => {
    await asService(lots, balance);
    await asService(balance, lots);
    await asService(says, lots);
    await asService(says, balance);
  });
});
