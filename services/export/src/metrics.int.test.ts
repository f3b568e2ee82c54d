import { inScope } from '@leadwright/postgres/scope';
import type { RunningService } from '@leadwright/runtime/process/service';
import { eventually } from '@leadwright/testing/eventually';
import { sql } from 'kysely';
import { openHarness, type Harness } from './testing/harness.ts';
import { insertLeads } from './testing/leads.ts';

const version = 860_000 + Math.floor(Math.random() * 10_000);
const query = {
  dictId: 'consumers',
  geography: { kind: 'ST', values: ['AZ'] },
  filters: [],
  name: 'Leads',
  datasetVersion: version,
};
let harness: Harness;
let service: RunningService;

beforeAll(async () => {
  harness = await openHarness();
  await insertLeads(harness.engine.clickhouse, version, 60);
  service = await harness.start();
  await harness.activate(version);
});
afterAll(async () => {
  await harness.engine.clickhouse.command({ sql: `ALTER TABLE leads.consumers DROP PARTITION ${version}` });
  await harness.close();
});

const request = (accountId: string, rows: number): Promise<string> =>
  eventually(async () => {
    const answer = await harness.call(service, 'POST', '/api/v2/downloads', {
      accountId,
      key: `key-${accountId}`,
      body: { ...query, rows },
    });
    if (answer.status !== 202) throw new Error(`${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { id: string }).id;
  });
const tells = async (text: RegExp): Promise<void> => {
  await eventually(async () => text.test(await (await fetch(`${service.internalUrl}/metrics`)).text()), {
    deadlineMs: 30_000,
    what: String(text),
  });
};

describe('how long people wait for their files', () => {
  it('is labelled with the outcome and the requested size', async () => {
    const downloadId = await request('account-1', 30);
    await harness.bill('account-1', {
      case: 'leadsReserved',
      value: { downloadId, rows: 30n, multiplierHundredths: 100, leads: 30n, from: [{ lotId: 'l', leads: 30n }] },
    });
    await eventually(() => harness.published.some(({ event }) => event.case === 'downloadCompleted'), {
      deadlineMs: 30_000,
    });
    await harness.bill('account-1', {
      case: 'leadsUsed',
      value: { downloadId, rows: 30n, used: [{ lotId: 'l', leads: 30n }], returned: [] },
    });
    await tells(/download_duration_seconds_count\{outcome="ready",rows_max="5000",service="export"\} 1/);
    const refused = await request('account-2', 300_000);
    await harness.bill('account-2', {
      case: 'reservationRefused',
      value: { downloadId: refused, reason: 'balance', leads: 300_000n, available: 0n },
    });
    await tells(/download_duration_seconds_count\{outcome="failed",rows_max="more",service="export"\} 1/);
  });

  it('shows the downloads that do not move', async () => {
    await tells(/downloads_without_progress\{service="export"\} 0/);
    const downloadId = await request('account-3', 10);
    await inScope(harness.database.db, 'all', (trx) =>
      sql`update download set progress_at = clock_timestamp() - interval '6 minutes' where download_id = ${downloadId}`.execute(
        trx,
      ),
    );
    await tells(/downloads_without_progress\{service="export"\} 1/);
  });
});
