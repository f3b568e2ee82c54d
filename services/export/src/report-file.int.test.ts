// Reports of files: the API on the running service, then its checker alone, on one set of engines.
import { randomUUID } from 'node:crypto';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { inScope } from '@leadwright/postgres/scope';
import type { RunningService } from '@leadwright/runtime/process/service';
import { openEventStore, type PostgresEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import { captureLog } from '@leadwright/testing/log-capture';
import { eventually } from '@leadwright/testing/eventually';
import { sql } from 'kysely';
import { exportSchema, exportTopic, toMessage, type ExportStored } from './contracts.ts';
import { download, downloadStream } from './domain/download.ts';
import { findDownload, projectDownload } from './projections/download.ts';
import { listReports, projectFileReport } from './projections/file-report.ts';
import { rebuildables } from './projections/rebuildable.ts';
import { rebuild } from '@leadwright/eventsourcing/rebuild/rebuild';
import type { DownloadView } from './routes/download-view.ts';
import { checkFiles, type CheckFilesParts } from './schedules/check-files.ts';
import { openHarness, type Harness } from './testing/harness.ts';
import { insertLeads } from './testing/leads.ts';

const version = 860_000 + Math.floor(Math.random() * 10_000);
const header = 'First name,Street,City,State,ZIP code,County,Phone,E-mail\r\n';
const blank = `${header}Ada,,Phoenix,AZ,85003,Maricopa,,\r\n`;
const elsewhere = `${header}Ada,Elm St,Boston,MA,02108,Suffolk,6175550134,\r\n`;

let harness: Harness;
let service: RunningService;
beforeAll(async () => {
  harness = await openHarness();
  await insertLeads(harness.engine.clickhouse, version, 20);
  service = await harness.start();
  await harness.activate(version);
});
afterAll(async () => {
  await harness.engine.clickhouse.command({ sql: `ALTER TABLE leads.consumers DROP PARTITION ${version}` });
  await harness.close();
});

const put = (id: string, text: string) =>
  harness.objects.put(
    id,
    (async function* () {
      yield Buffer.from(text);
    })(),
    { contentType: 'text/csv' },
  );
const typesOf = (id: string): string[] =>
  harness.published
    .filter(({ event }) => (event.value as { downloadId: string }).downloadId === id)
    .map(({ event }) => event.case ?? '');

const keyOf = async (accountId: string, id: string): Promise<string> => {
  const row = await inScope(harness.database.db, [accountId], (trx) => findDownload(trx, accountId, id));
  return row?.objectKey ?? '';
};

describe('a file that is reported', () => {
  const nationwide = { kind: 'nationwide' };
  const view = async (accountId: string, id: string) =>
    (await (await harness.call(service, 'GET', `/api/v2/downloads/${id}`, { accountId })).json()) as DownloadView;
  const report = (accountId: string, id: string, reason = 'blankFile') =>
    harness.call(service, 'POST', `/api/v2/downloads/${id}/report`, { accountId, body: { reason } });
  const becomes = (accountId: string, id: string, wanted: object) =>
    eventually(async () => expect(await view(accountId, id)).toMatchObject(wanted));

  /** A file of so many rows that is made and not yet charged. */
  async function made(accountId: string, rows: number, geography: object = { kind: 'ST', values: ['AZ'] }) {
    const body = { dictId: 'consumers', geography, filters: [], name: 'n', rows, datasetVersion: version };
    const id = await eventually(async () => {
      const answer = await harness.call(service, 'POST', '/api/v2/downloads', { accountId, body, key: randomUUID() });
      expect(answer.status).toBe(202);
      return ((await answer.json()) as { id: string }).id;
    });
    const from = [{ lotId: 'l', leads: BigInt(rows) }];
    const value = { downloadId: id, rows: BigInt(rows), multiplierHundredths: 100, leads: BigInt(rows), from };
    await harness.bill(accountId, { case: 'leadsReserved', value });
    await becomes(accountId, id, { status: 'completed' });
    return id;
  }
  async function charged(accountId: string, id: string, rows: number) {
    const used = [{ lotId: 'l', leads: BigInt(rows) }];
    await harness.bill(accountId, {
      case: 'leadsUsed',
      value: { downloadId: id, rows: BigInt(rows), used, returned: [] },
    });
    await becomes(accountId, id, { status: 'ready' });
  }
  const checked = (accountId: string, id: string) =>
    eventually(async () => {
      const { rows } = await inScope(harness.database.db, [accountId], (trx) =>
        sql<{ due: boolean }>`select due from file_report where download_id = ${id}`.execute(trx),
      );
      expect(rows).toEqual([{ due: false }]);
    });
  const credit = (accountId: string, id: string, category: string, leads: number) =>
    harness.bill(accountId, {
      case: 'leadsCredited',
      value: { lotId: `${id}:credit:${category}`, leads: BigInt(leads), reason: 'bad-file', downloadId: id },
    });

  it('by two tabs at once is reported once, checked, and credited for all that it cost', async () => {
    const id = await made('two-tabs', 5);
    expect((await report('two-tabs', id)).status).toBe(409);
    await charged('two-tabs', id, 5);
    await checked('two-tabs', id);
    await put(await keyOf('two-tabs', id), elsewhere);
    const answers = await Promise.all([report('two-tabs', id, 'wrongLeads'), report('two-tabs', id, 'wrongLeads')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const words = { code: 'already-reported', message: 'This file has already been reported.' };
    expect(await refused?.json()).toMatchObject(words);
    const by = { by: 'customer', reason: 'wrongLeads' };
    await becomes('two-tabs', id, { report: { ...by, state: 'crediting', leads: 0 } });
    await credit('two-tabs', id, 'promotional', 2);
    await becomes('two-tabs', id, { report: { state: 'crediting', leads: 2 } });
    await credit('two-tabs', id, 'paid', 3);
    await becomes('two-tabs', id, { report: { state: 'credited', leads: 5 } });
    await eventually(() => expect(typesOf(id).slice(4)).toEqual(['fileReportReceived', 'fileReported']));
    const path = '/api/v2/finance/accounts/two-tabs/file-reports';
    const seen = await harness.call(service, 'GET', path, { accountId: 'office', staff: 'finance' });
    const finding = { found: 'outside', rows: 1, outsideRows: 1, firstRows: [1], unchanged: false };
    const evidence = { id, reportedBy: 'customer', personId: 'person-1', state: 'credited', leads: 5, finding };
    expect(await seen.json()).toMatchObject({ reports: [evidence] });
    expect((await harness.call(service, 'GET', path, { accountId: 'two-tabs' })).status).toBe(403);
    const text = JSON.stringify(harness.published, (_, value) => (typeof value === 'bigint' ? Number(value) : value));
    expect(text).not.toMatch(/Ada|Elm St|6175550134/);
  });

  it('is credited before anybody complains, which is its one report', async () => {
    const id = await made('own-check', 5);
    await put(await keyOf('own-check', id), blank);
    await charged('own-check', id, 5);
    await becomes('own-check', id, { report: { by: 'check', reason: 'blankFile', state: 'crediting' } });
    expect((await report('own-check', id)).status).toBe(409);
    expect(typesOf(id)).not.toContain('fileReportReceived');
  });

  it('and is good is refused, for its own account alone, and never for a geography that it has not', async () => {
    const id = await made('good', 5, nationwide);
    await charged('good', id, 5);
    expect((await report('stranger', id)).status).toBe(404);
    const wrong = await report('good', id, 'wrongLeads');
    expect([wrong.status, await wrong.json()]).toMatchObject([400, { code: 'no-geography' }]);
    expect((await report('good', id, 'boredom')).status).toBe(400);
    expect((await report('good', id)).status).toBe(202);
    await becomes('good', id, { report: { by: 'customer', reason: 'blankFile', state: 'refused', leads: 0 } });
    expect((await report('good', id)).status).toBe(409);
  });
});

describe('the checker of files', () => {
  const context = { actorId: 'test', correlationId: 'corr' };
  const signal = new AbortController().signal;
  let store: PostgresEventStore<ExportStored>;
  let parts: CheckFilesParts;
  const { logger, lines } = captureLog();
  beforeAll(async () => {
    await service.stop();
    const { database, objects } = harness;
    const projections = [projectDownload, projectFileReport];
    const silent = createLogger('test', 'silent');
    store = openEventStore<ExportStored>({
      database,
      topic: exportTopic,
      schema: exportSchema,
      toMessage,
      projections,
      logger: silent,
    });
    parts = { store, database, objects, logger, retrySeconds: 3_600 };
  });

  async function ready(accountId: string): Promise<string> {
    const downloadId = randomUUID();
    const query = JSON.stringify({ geography: { kind: 'ST', values: ['AZ'] }, filters: [] });
    const order = {
      downloadId,
      dictId: 'consumers',
      datasetVersion: version,
      name: 'n',
      rows: 1,
      multiplierHundredths: 100,
      seed: 's',
      query,
      personId: 'p',
    };
    const file = { rows: 1, bytes: 1, sha256: 'ab'.repeat(32), objectKey: downloadId };
    await store.transaction([accountId], async (tx) => {
      for (const command of [
        { type: 'RequestDownload', order },
        { type: 'StartDownload', downloadId, leads: 1 },
        { type: 'CompleteDownload', downloadId, file, removals: 0 },
        { type: 'OpenDownload', downloadId, leads: 1 },
      ] as const)
        await tx.execute(downloadStream(accountId, downloadId), download, command, context);
    });
    return downloadId;
  }
  const reports = (accountId: string) =>
    inScope(harness.database.db, [accountId], (trx) => listReports(trx, accountId));

  const becomesDue = (accountId: string) =>
    inScope(harness.database.db, [accountId], (trx) =>
      sql`update file_report set look_after = clock_timestamp() where account_id = ${accountId}`.execute(trx),
    );

  it('begins again after it stopped between reading and the event, and reports once', async () => {
    await put(await ready('stopped'), blank);
    const dying = { ...parts, store: { ...store, execute: () => Promise.reject(new Error('killed')) } };
    expect(await checkFiles(dying, signal)).toBe(0);
    expect(await reports('stopped')).toEqual([]);
    await becomesDue('stopped');
    expect([await checkFiles(parts, signal), await checkFiles(parts, signal)]).toEqual([1, 0]);
    expect(await reports('stopped')).toMatchObject([{ reportedBy: 'check', verdict: 'approved' }]);
  });

  it('tries a file again that is away, says so, and neither credits nor refuses it meanwhile', async () => {
    const downloadId = await ready('away');
    const command = { type: 'ReportFile', downloadId, reason: 'blankFile', personId: 'p' } as const;
    await store.execute(downloadStream('away', downloadId), download, command, context);
    expect(await checkFiles(parts, signal)).toBe(0);
    expect(await reports('away')).toMatchObject([{ verdict: null, tries: 1, finding: null }]);
    expect(lines.filter(({ msg }) => msg === 'a file could not be checked')).toHaveLength(2);
    await put(downloadId, blank);
    await becomesDue('away');
    expect(await checkFiles(parts, signal)).toBe(1);
    expect(await reports('away')).toMatchObject([{ verdict: 'approved', tries: 1, finding: { found: 'blank' } }]);
  });

  it('takes what customers reported before its own checks', async () => {
    const ours = await ready('first');
    const theirs = await ready('second');
    for (const id of [ours, theirs]) await put(id, blank);
    const command = { type: 'ReportFile', downloadId: theirs, reason: 'blankFile', personId: 'p' } as const;
    await store.execute(downloadStream('second', theirs), download, command, context);
    const read: string[] = [];
    const objects = { read: (key: string) => (read.push(key), harness.objects.read(key)) };
    expect(await checkFiles({ ...parts, objects }, signal)).toBe(2);
    expect(read).toEqual([theirs, ours]);
  });

  it('leaves what it made again to be checked again, and the reports as they were', async () => {
    const none = { consumer: { replay: () => undefined } } as never;
    const projection = rebuildables({ search: none, billing: none }).find(({ name }) => name === 'file-report');
    if (!projection) throw new Error('reports are made again');
    expect(await rebuild({ database: harness.database, projection })).toMatchObject({ swapped: true, differences: [] });
    expect(await reports('stopped')).toMatchObject([{ reportedBy: 'check', verdict: 'approved' }]);
  });
});
