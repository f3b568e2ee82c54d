import { sql } from 'kysely';
import { inScope } from '@leadwright/postgres/scope';
import { eventually } from '@leadwright/testing/eventually';
import { endMains } from '@leadwright/testing/start-main';
import { ledgerViolations } from './ledger/projections/ledger-violations.ts';
import { openBillingAlone, type BillingAlone } from './testing/billing-alone.ts';
import { planNamed } from './plans/testing/plan-named.ts';

let billing: BillingAlone;

beforeAll(async () => {
  billing = await openBillingAlone();
});
afterEach(endMains);
afterAll(() => billing.close());

/** What the account's ledger says. The sandbox takes the subscription over in its own time. */
async function booked(): Promise<string[]> {
  const { rows } = await inScope(billing.database.db, ['acme'], (trx) =>
    sql<{ type: string }>`select type from event_log where stream_id = 'ledger-acme' order by account_seq`.execute(trx),
  );
  return rows.map(({ type }) => type);
}

describe('billing alone, from its environment', () => {
  it('starts, is ready, consumes others over their logs, and stops cleanly', async () => {
    const started = billing.start();
    const url = await started.ready();
    await billing.openAccount('acme');
    await eventually(async () =>
      expect(await billing.usage(url, 'acme')).toMatchObject({
        leadsRemaining: planNamed('free-trial').leadsFirstPeriod,
        planId: 'free-trial',
      }),
    );
    started.kill('SIGTERM');
    expect(await started.ended).toEqual([0, null]);
  });

  it('dies at each of its kill points right after the commit, and goes on from there without doing it twice', async () => {
    const reserving = billing.start({ BILLING_CRASH_AT: 'billing:leads-reserved:1' });
    await reserving.listening();
    await billing.publishExport('acme', 1, {
      case: 'downloadRequested',
      value: { downloadId: 'd', dictId: 'consumers', rows: 60n, multiplierHundredths: 100 },
    });
    expect(await reserving.ended).toEqual([null, 'SIGKILL']);
    expect(await booked()).toEqual(['LeadsGranted', 'LeadsReserved']);

    const using = billing.start({ BILLING_CRASH_AT: 'billing:leads-used:1' });
    await using.listening();
    await billing.publishExport('acme', 2, { case: 'downloadCompleted', value: { downloadId: 'd', rows: 45n } });
    expect(await using.ended).toEqual([null, 'SIGKILL']);
    expect(await booked()).toEqual(['LeadsGranted', 'LeadsReserved', 'LeadsUsed']);

    const address = await billing.start().listening();
    await billing.publishExport('acme', 3, {
      case: 'downloadFailed',
      value: { downloadId: 'other', reason: 'no-rows' },
    });
    await eventually(async () =>
      expect(await billing.usage(address, 'acme')).toMatchObject({ leadsRemaining: 55, leadsHeld: 0, leadsUsed: 45 }),
    );
    expect(await booked()).toHaveLength(3);
    expect(await ledgerViolations(billing.database.db)).toEqual([]);
  }, 150_000);

  it('refuses to start without its addresses and names every one that is missing', async () => {
    const started = billing.start({ BILLING_POSTGRES_URL: '', BILLING_BUS_LOGS: '' });
    expect(await started.ended).toEqual([1, null]);
    expect(started.output()).toMatch(
      /BILLING_POSTGRES_URL is missing[\s\S]*BILLING_KAFKA_BROKERS is missing, and so is BILLING_BUS_LOGS/,
    );
  });
});
