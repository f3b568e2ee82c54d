// T4: whoever reads all balances in one snapshot, in the middle of whatever is being written, finds
// that every lead is somewhere and none is in two places.
import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { sql } from 'kysely';
import { setScope } from '@leadwright/postgres/scope';
import { SCALED_MS_MAX, assertFloors, printCounts, scaled, seededRandom } from '@leadwright/testing/fault-run';
import { runSeed } from '@leadwright/testing/seeds/run-seed';
import { startOwnCluster, type OwnCluster } from '@leadwright/testing/own-cluster';
import { drawCommand, lotTerms, emptyModel } from '../testing/random-commands.ts';
import { check, checkRules, openStoredLedger, type StoredLedger } from '../testing/stored-ledger.ts';

const READS = scaled(2_000);
const READERS = 1;
const WRITERS = 4 * READERS;
const ACCOUNTS = 10;
const LEADS_EACH = 1_000_000;

type Totals = { entries: string; issued: string; balances: string; versions: string; lots: string; below: string };

let cluster: OwnCluster;
let stored: StoredLedger;
beforeAll(async () => {
  cluster = await startOwnCluster();
  stored = await openStoredLedger({ connections: 2 * WRITERS + READERS, stores: WRITERS });
}, 120_000);
afterAll(async () => {
  await stored.close();
  await cluster.stop();
}, 60_000);

/** Four statements that see one snapshot, so that what is compared was true at one moment. */
function readTotals(): Promise<Totals> {
  return stored.database.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await setScope(trx, 'all');
      const one = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row> => {
        const [row] = (await query.execute(trx)).rows;
        if (!row) throw new Error('a query of one row answered none');
        return row;
      };
      const { entries } = await one(
        sql<Pick<Totals, 'entries'>>`select coalesce(sum(leads), 0) as entries from ledger_entry`,
      );
      const { issued, balances, versions } = await one(sql<
        Pick<Totals, 'issued' | 'balances' | 'versions'>
      >`select sum(issued) as issued,
      sum(available + held + delivered + expired + voided) as balances, sum(version) as versions from lead_balance`);
      const { lots } = await one(
        sql<Pick<Totals, 'lots'>>`select sum(available + held + delivered + expired + voided) as lots from lot`,
      );
      const { below } = await one(sql<Pick<Totals, 'below'>>`select count(*) as below from
      (select account_id, lot_id, ledger_account from ledger_entry where ledger_account not like 'issued:%'
        group by 1, 2, 3 having sum(leads) < 0) as negative`);
      return { entries, issued, balances, versions, lots, below };
    });
}

describe('the sum of all balances', () => {
  it(
    `is zero and complete in each of ${READS} snapshots, beside ${WRITERS} writers`,
    async () => {
      const counts = { reads: 0, writes: 0, states: 0 };
      const seed = runSeed();
      const accounts = Array.from({ length: ACCOUNTS }, (_, i) => ({
        accountId: `bank-${seed}-${i}`,
        asked: emptyModel(),
      }));
      for (const { accountId } of accounts) {
        await stored.tell(accountId, { type: 'GrantLeads', lot: lotTerms('first'), leads: LEADS_EACH }, 'first');
      }
      let reading = true;
      const write = async (writer: number): Promise<void> => {
        const random = seededRandom(seed + writer);
        while (reading) {
          const one = accounts[Math.floor(random() * ACCOUNTS)];
          if (!one) throw new Error('no such account');
          // No grants and no fills: what there is stays the same, wherever it is.
          const { command, cause } = drawCommand(one.asked, random, { grants: false });
          await stored.tell(
            one.accountId,
            command.type === 'ReserveLeads' ? { ...command, unlimited: false } : command,
            cause,
          );
          counts.writes += 1;
        }
      };
      let before = '';
      const read = async (): Promise<void> => {
        for (; counts.reads < READS; counts.reads += 1) {
          const totals = await readTotals();
          const text = `read ${counts.reads} of seed ${seed}: ${JSON.stringify(totals)}`;
          check(Number(totals.entries) === 0, `the entries do not sum to zero, ${text}`);
          check(Number(totals.issued) === ACCOUNTS * LEADS_EACH, `leads appeared or vanished, ${text}`);
          check(
            totals.balances === totals.issued && totals.lots === totals.issued,
            `balances, lots and what was issued differ, ${text}`,
          );
          check(Number(totals.below) === 0, `an account of the ledger is below zero, ${text}`);
          if (totals.versions !== before) counts.states += 1;
          before = totals.versions;
        }
      };
      const reader = read().finally(() => {
        reading = false;
      });
      await Promise.all([reader, ...Array.from({ length: WRITERS }, (_, i) => write(i))]);
      await checkRules(stored);
      printCounts('T4 bank reads', { ...counts, writers: WRITERS });
      // A reader that outruns its writers reads one state over and over, and proves nothing.
      assertFloors(counts, { reads: READS, writes: READS, states: READS / 2 });
    },
    SCALED_MS_MAX,
  );
});
