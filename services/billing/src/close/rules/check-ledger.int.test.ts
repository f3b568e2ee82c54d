import { tamper } from '../../ledger/testing/tampered-rows.ts';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { createMetrics, type Metrics } from '@leadwright/runtime/telemetry/metrics';
import { runPeriodically, type Periodic } from '@leadwright/service/run-periodically';
import { eventually } from '@leadwright/testing/eventually';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { ledger } from '../../ledger/domain/ledger.ts';
import { PRIORITY_DEFAULT } from '../../ledger/domain/lots.ts';
import { ledgerStream } from '../../kernel/domain/streams.ts';
import { migrationFolders } from '../../migrations.ts';
import { checkLedgerWork } from './check-ledger.ts';
import { testStore } from '../../testing/test-store.ts';

const logger = createLogger('test', 'silent');
const at = '2027-03-01T00:00:00.000000Z';
let created: TestDatabase;
let database: Database;
let metrics: Metrics;
let work: ReturnType<typeof checkLedgerWork>;
let check: Periodic;

beforeAll(async () => {
  created = await testDatabase({ migrations: migrationFolders(repositoryRoot) });
  database = openDatabase(created.url, { max: 4 });
  const store = testStore(database);
  for (const account of ['a', 'b', 'c']) {
    const lot = {
      lotId: `${account}-lot`,
      kind: 'plan' as const,
      priority: PRIORITY_DEFAULT,
      category: 'paid' as const,
      effectiveAt: at,
      expiresAt: null,
      source: 'test',
      onlyDictionaries: [],
      costCents: 0,
      invoiceId: null,
    };
    await store.execute(
      ledgerStream(account),
      ledger,
      { type: 'GrantLeads', leads: 10, lot },
      { actorId: 'test', correlationId: 'test' },
    );
  }
});
afterAll(async () => {
  await database.close();
  await created.drop();
});
beforeEach(() => {
  metrics = createMetrics('billing');
  // One account a slice, so that a round is several.
  work = checkLedgerWork({ database, metrics, logger, everyMs: 20, accountsAtOnce: 1 });
  check = runPeriodically(work, { service: 'billing', locks: null, logger });
});
afterEach(() => check.stop());

const violationsOf = async (rule: string): Promise<number> =>
  Number(
    / ([\d.]+)$/.exec(
      (await metrics.scrape())
        .split('\n')
        .find((line) => line.startsWith(`leadwright_ledger_violations_total{rule="${rule}"`)) ?? '',
    )?.[1],
  );
const ageOf = async (): Promise<number> =>
  Number(/ledger_checked_age_seconds\{[^}]*\} ([\d.e-]+)/.exec(await metrics.scrape())?.[1]);

describe('the check of the ledger', () => {
  it('goes round all accounts again and again, and finds nothing in a ledger that is right', async () => {
    await eventually(async () => (await ageOf()) < 0.5 && performance.now() > 1_500);
    expect(await Promise.all(['I1', 'I2', 'I3', 'I4', 'I8', 'I16', 'I17'].map(violationsOf))).toEqual([
      0, 0, 0, 0, 0, 0, 0,
    ]);
    await eventually(async () => work.last().checkedAt !== null);
    expect(work.last()).toEqual({ checkedAt: expect.stringMatching(/^20.*Z$/), accounts: 3, broken: [] });
  });

  it('finds what is wrong with one account, in every round, and names the rule', async () => {
    await tamper(database, "delete from ledger_entry where account_id = 'b' and line = 1");
    const first = await eventually(async () => (await violationsOf('I1')) > 0 && { found: await violationsOf('I1') });
    await eventually(async () => first !== undefined && (await violationsOf('I1')) > 1);
    expect(await violationsOf('I8')).toBe(0);
    expect(work.last().broken.map(({ rule }) => rule)).toContain('I1');
    expect(work.last().broken.map(({ rule }) => rule)).not.toContain('I8');
  });
});
