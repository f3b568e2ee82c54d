// A deploy in the middle of the day: what billing does between SIGTERM and its end.
import { topics } from '@leadwright/contracts/topology';
import { sql } from 'kysely';
import { inScope } from '@leadwright/postgres/scope';
import { eventually } from '@leadwright/testing/eventually';
import { endMains } from '@leadwright/testing/start-main';
import { ledgerViolations } from './ledger/projections/ledger-violations.ts';
import { openBillingAlone, type BillingAlone } from './testing/billing-alone.ts';
import { planNamed } from './plans/testing/plan-named.ts';

const STOP_MS_MAX = 75_000;
const CATCH_UP_MS_MAX = 120_000;
const DOWNLOADS = 8;
const accounts = Array.from({ length: 20 }, (_, i) => `load-${i}`);
let billing: BillingAlone;

beforeAll(async () => {
  billing = await openBillingAlone();
});
afterEach(endMains);
afterAll(() => billing.close());

const request = (accountId: string, accountSeq: number): Promise<void> =>
  billing.publishExport(accountId, accountSeq, {
    case: 'downloadRequested',
    value: { downloadId: `${accountId}-${accountSeq}`, dictId: 'consumers', rows: 3n, multiplierHundredths: 100 },
  });

async function countOf(type: string): Promise<number> {
  const { rows } = await inScope(billing.database.db, 'all', (trx) =>
    sql<{ n: string }>`select count(*) as n from event_log where type = ${type}`.execute(trx),
  );
  return Number(rows[0]?.n);
}

const reserved = (): Promise<number> => countOf('LeadsReserved');

/** Of everything decided, what was not published. */
async function unpublished(): Promise<string[]> {
  const { rows } = await inScope(billing.database.db, 'all', (trx) =>
    sql<{ type: string }>`select type from event_log where event_id not in (select event_id from topic_log)`.execute(
      trx,
    ),
  );
  return rows.map(({ type }) => type);
}

describe('a billing that receives a stop signal', () => {
  it('finishes the record in its hands and publishes what came of it, while it is no longer ready', async () => {
    const started = billing.start();
    const url = await started.ready();
    const internal = await started.internal();
    await billing.openAccount('held');
    await eventually(async () =>
      expect(await billing.usage(url, 'held')).toMatchObject({
        leadsRemaining: planNamed('free-trial').leadsFirstPeriod,
      }),
    );
    const holder = await billing.database.pool.connect();
    // The account's own lock, so that the handler waits with its transaction open.
    await holder.query('select pg_advisory_lock(hashtextextended($1, 0))', [`${topics.billing}:held`]);
    try {
      await request('held', 1);
      await eventually(async () => {
        const { rows } = await billing.database.pool.query<{ waiting: number }>(
          `select count(*)::int as waiting from pg_locks where not granted
             and database = (select oid from pg_database where datname = current_database())`,
        );
        return (rows[0]?.waiting ?? 0) > 0;
      });
      started.kill('SIGTERM');
      await eventually(async () => (await (await fetch(`${internal}/health/ready`)).text()).includes('stopping'));
      expect([(await fetch(`${url}/health/ready`)).status, await (await fetch(`${url}/health/ready`)).json()]).toEqual([
        503,
        { status: 'not ready' },
      ]);
      expect(await Promise.race([started.ended, Promise.resolve('still there')])).toBe('still there');
    } finally {
      await holder.query('select pg_advisory_unlock_all()');
      holder.release();
    }
    expect(await started.ended).toEqual([0, null]);
    expect(await reserved()).toBe(1);
    expect(await unpublished()).toEqual([]);
  });

  it('ends in order under load, has published all it decided, and the next one does the rest exactly once', async () => {
    const [before, granted] = [await reserved(), await countOf('LeadsGranted')];
    const started = billing.start();
    await started.ready();
    for (const accountId of accounts) await billing.openAccount(accountId);
    // Topics have no order among each other: a request that is received before its account's leads is refused.
    await eventually(async () => (await countOf('LeadsGranted')) - granted === accounts.length, {
      deadlineMs: CATCH_UP_MS_MAX,
    });
    const publishing = (async () => {
      for (let seq = 1; seq <= DOWNLOADS; seq++) for (const accountId of accounts) await request(accountId, seq);
    })();
    await eventually(async () => (await reserved()) > before + accounts.length, { deadlineMs: CATCH_UP_MS_MAX });
    const asked = performance.now();
    started.kill('SIGTERM');
    expect(await started.ended).toEqual([0, null]);
    expect(performance.now() - asked).toBeLessThan(STOP_MS_MAX);
    const done = (await reserved()) - before;
    expect(await unpublished()).toEqual([]);
    await publishing;
    expect(done).toBeLessThan(accounts.length * DOWNLOADS);

    const next = billing.start();
    await next.ready();
    await eventually(async () => (await reserved()) - before === accounts.length * DOWNLOADS, {
      deadlineMs: CATCH_UP_MS_MAX,
    });
    next.kill('SIGTERM');
    expect(await next.ended).toEqual([0, null]);
    expect(await ledgerViolations(billing.database.db)).toEqual([]);
  }, 400_000);
});
