import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { type PostgresEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import { migrate } from '@leadwright/postgres/migrate';
import { inScope } from '@leadwright/postgres/scope';
import { eventually } from '@leadwright/testing/eventually';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { startOwnCluster, type OwnCluster } from '@leadwright/testing/own-cluster';
import { endMains } from '@leadwright/testing/start-main';
import { type BillingStored } from '../../contracts.ts';
import { instantOf } from '../../kernel/domain/instant.ts';
import { migrationFolders } from '../../migrations.ts';
import { ledgerViolations } from '../../ledger/projections/ledger-violations.ts';
import { accountOverTime } from '../testing/account-over-time.ts';
import { openBillingAlone, type BillingAlone } from '../../testing/billing-alone.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';
import { testStore } from '../../testing/test-store.ts';

const ACCOUNTS = 1_000;
const DAY_MS = 86_400_000;
const { planId, leadsPerPeriod } = planNamed('team-unlimited');
// The points of e2e/src/kill/kill-points.ts whose test is this file, each at a passage in mid-sweep. The last one is
// passed once per commit of ten accounts.
const kills = ['billing:before-boundary:137', 'billing:between-expire-and-grant:255', 'billing:boundary-passed:20'];

type Count = { grants: string; accounts: string };

describe('a billing day of a thousand accounts', () => {
  let cluster: OwnCluster;
  let billing: BillingAlone;
  let store: PostgresEventStore<BillingStored>;

  beforeAll(async () => {
    cluster = await startOwnCluster();
    billing = await openBillingAlone();
    await migrate(billing.database.url, migrationFolders(repositoryRoot));
    store = testStore(billing.database);
    const anchorAt = instantOf(new Date(Date.now() - 40 * DAY_MS).toISOString());
    for (let n = 0; n < ACCOUNTS; n += 1) {
      await accountOverTime({ store, accountId: `acc-${n}` }).start(planId, anchorAt);
    }
  }, 300_000);
  afterEach(endMains);
  afterAll(async () => {
    await billing.close();
    await cluster.stop();
  }, 60_000);

  /** How many accounts have how many grants. */
  const grantsPerAccount = async (): Promise<Record<string, number>> => {
    const { rows } = await inScope(billing.database.db, 'all', (trx) =>
      sql<Count>`select grants, count(*) as accounts from (select count(*) as grants from event_log
        where type = 'LeadsGranted' group by account_id) as counted group by grants`.execute(trx),
    );
    return Object.fromEntries(rows.map(({ grants, accounts }) => [grants, Number(accounts)]));
  };

  it('gives each account exactly one allowance, killed at each point of a boundary and started again', async () => {
    for (const [n, kill] of kills.entries()) {
      const doomed = billing.start({ BILLING_CRASH_AT: kill });
      expect(await doomed.ended).toEqual([null, 'SIGKILL']);
      const { 1: waiting = 0, 2: passed = 0, ...others } = await grantsPerAccount();
      expect(others).toEqual({});
      expect(waiting + passed).toBe(ACCOUNTS);
      // Each kill came in mid-sweep.
      expect(waiting).toBeGreaterThan(0);
      if (n > 0) expect(passed).toBeGreaterThan(0);
    }
    billing.start();
    await eventually(async () => expect(await grantsPerAccount()).toEqual({ 2: ACCOUNTS }), { deadlineMs: 120_000 });
    const { rows } = await inScope(billing.database.db, 'all', (trx) =>
      sql<{
        available: string;
        accounts: string;
      }>`select available, count(*) as accounts from lead_balance group by available`.execute(trx),
    );
    expect(rows).toEqual([{ available: String(leadsPerPeriod), accounts: String(ACCOUNTS) }]);
    expect(await ledgerViolations(billing.database.db)).toEqual([]);
  }, 400_000);
});
