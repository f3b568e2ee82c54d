import { createHash, randomUUID } from 'node:crypto';
import { openEventStore, type PostgresEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { ObjectStore } from '@leadwright/objects/object-store';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { inScope } from '@leadwright/postgres/scope';
import { captureLog } from '@leadwright/testing/log-capture';
import { eventually } from '@leadwright/testing/eventually';
import { sql } from 'kysely';
import { exportSchema, exportTopic, toMessage, type ExportStored } from '../contracts.ts';
import { download, downloadStream } from '../domain/download.ts';
import { objectKeyOf } from '../files/file-name.ts';
import { createProgress } from '../files/progress.ts';
import { findDownload, projectDownload, type DownloadRow } from '../projections/download.ts';
import { openHarness, type Harness } from '../testing/harness.ts';
import { insertLeads, parseCsv } from '../testing/leads.ts';
import { startFileWorker, type FileWorker, type FileWorkerParts } from './file-worker.ts';
import { finishFile } from './finish-file.ts';
import { sweep } from './sweeper.ts';

const version = 840_000 + Math.floor(Math.random() * 10_000);
const logger = createLogger('test', 'silent');
const context = { actorId: 'test', correlationId: 'corr-1' };

let harness: Harness;
let store: PostgresEventStore<ExportStored>;
let parts: FileWorkerParts;
const workers: FileWorker[] = [];

beforeAll(async () => {
  harness = await openHarness();
  const { database, engine, objects, bus } = harness;
  await insertLeads(engine.clickhouse, version, 200);
  store = openEventStore<ExportStored>({
    database,
    topic: exportTopic,
    schema: exportSchema,
    toMessage,
    projections: [projectDownload],
    logger,
  });
  parts = {
    store,
    database,
    clickhouse: engine.clickhouse,
    objects,
    progress: createProgress({ bus, logger, now: () => performance.now() }),
    logger,
    concurrency: 2,
    maxSeconds: 60,
    pollMs: 20,
    retryMs: [10, 10],
  };
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
});
afterAll(async () => {
  await harness.engine.clickhouse.command({ sql: `ALTER TABLE leads.consumers DROP PARTITION ${version}` });
  await harness.close();
});

const start = (changes: Partial<FileWorkerParts> = {}): FileWorker => {
  const worker = startFileWorker({ ...parts, ...changes });
  workers.push(worker);
  return worker;
};

/** Asks for a download and keeps leads back for it. */
async function started(accountId: string, rows = 50): Promise<DownloadRow> {
  const downloadId = randomUUID();
  const stream = downloadStream(accountId, downloadId);
  const order = {
    downloadId,
    dictId: 'consumers',
    datasetVersion: version,
    name: 'n',
    rows,
    multiplierHundredths: 100,
    seed: downloadId,
    query: JSON.stringify({ geography: { kind: 'nationwide' }, filters: [] }),
    personId: 'p',
  };
  await store.transaction([accountId], async (tx) => {
    await tx.execute(stream, download, { type: 'RequestDownload', order }, context);
    await tx.execute(stream, download, { type: 'StartDownload', downloadId, leads: rows }, context);
  });
  return rowOf(accountId, downloadId);
}
async function rowOf(accountId: string, downloadId: string): Promise<DownloadRow> {
  const row = await inScope(harness.database.db, [accountId], (trx) => findDownload(trx, accountId, downloadId));
  if (!row) throw new Error(`no download ${downloadId}`);
  return row;
}
const reaches = (row: DownloadRow, status: string): Promise<DownloadRow> =>
  eventually(async () => {
    const now = await rowOf(row.accountId, row.downloadId);
    if (now.status !== status) throw new Error(`it is ${now.status}`);
    return now;
  });
const typesOf = async (row: DownloadRow): Promise<string[]> =>
  (await store.readAccount(row.accountId, 0, 500))
    .filter(({ event }) => event.downloadId === row.downloadId)
    .map(({ event }) => event.type);
const keysOf = async (row: DownloadRow): Promise<string[]> =>
  (
    await harness.engine.clickhouse.rows<{ key: string }>({
      sql: 'SELECT toString(lead_key) AS key FROM export.download_rows WHERE download_id = {id:String} ORDER BY ordinal',
      params: { id: row.downloadId },
    })
  ).map(({ key }) => key);
const hashOf = async (row: DownloadRow): Promise<string> => {
  const hash = createHash('sha256');
  for await (const piece of await harness.objects.read(objectKeyOf(row.downloadId, row.name))) hash.update(piece);
  return hash.digest('hex');
};
const signal = new AbortController().signal;

describe('security S30: a file whose lead is taken out of the lists', () => {
  /** Takes the first row's lead out, as search does, and says so, as search's event makes export do. */
  async function takeOutFirst(row: DownloadRow): Promise<string> {
    const [key = ''] = await keysOf(row);
    await harness.engine.clickhouse.command({
      sql: 'DELETE FROM leads.consumers WHERE dataset_version = {version:UInt32} AND toString(lead_key) = {key:String}',
      params: { version, key },
      settings: { lightweight_deletes_sync: 2 },
    });
    const { accountId, downloadId } = row;
    const command = { type: 'RemoveRows', downloadId, rowNumbers: [1] } as const;
    await store.execute(downloadStream(accountId, downloadId), download, command, context);
    return key;
  }

  it('while it is made is made anew without it, with as many rows as are charged', async () => {
    const row = await started('removed-meanwhile');
    const taken: string[] = [];
    const objects: ObjectStore = {
      ...parts.objects,
      put: async (...given) => {
        const stored = await parts.objects.put(...given);
        // It has the lead, and is not finished yet.
        if (taken.length === 0) taken.push(await takeOutFirst(row));
        return stored;
      },
    };
    start({ objects });
    const ready = await reaches(row, 'completed');
    const keys = await keysOf(row);
    expect(taken[0]).toMatch(/^\d+$/);
    expect(keys).not.toContain(taken[0]);
    expect([keys.length, ready.rows]).toEqual([50, 50]);
    const records: Buffer[] = [];
    for await (const piece of await parts.objects.read(objectKeyOf(row.downloadId, row.name)))
      records.push(Buffer.from(piece));
    expect(parseCsv(Buffer.concat(records).toString()).length - 1).toBe(50);
    expect(await typesOf(row)).toEqual([
      ...['DownloadRequested', 'DownloadStarted', 'DownloadRowsRemoved', 'DownloadCompleted'],
    ]);
  });

  it('before its rows are chosen holds those that are left, and nobody pays for it', async () => {
    const all = await started('removed-before', 200);
    start();
    const ready = await reaches(all, 'completed');
    // One lead was taken out above: nobody pays for it.
    expect([ready.rows, (await keysOf(all)).length]).toEqual([199, 199]);
  });

  it('stays as it is once it was delivered, and its account is told', async () => {
    const row = await started('removed-after');
    start();
    await reaches(row, 'completed');
    const before = await hashOf(row);
    await takeOutFirst(row);
    expect(await hashOf(row)).toBe(before);
    const [last] = (await store.readAccount(row.accountId, 0, 500)).toReversed();
    expect(last?.event).toEqual({
      ...{ type: 'DownloadRowsRemoved', downloadId: row.downloadId },
      ...{ rowNumbers: [1], delivered: true },
    });
  });
});

describe('a file that is begun again after a crash', () => {
  it('has the same rows in the same order and the same bytes, and completes its download once', async () => {
    const row = await started('twice');
    // Everything of the first try but its last step: the process died before DownloadCompleted.
    const dying = { ...parts, store: { ...store, execute: () => Promise.reject(new Error('killed')) } };
    await expect(finishFile(dying, row, signal)).rejects.toThrow('killed');
    const [keys, hash] = [await keysOf(row), await hashOf(row)];
    expect(keys).toHaveLength(50);
    start();
    const done = await reaches(row, 'completed');
    expect(await keysOf(row)).toEqual(keys);
    expect([await hashOf(row), done.sha256]).toEqual([hash, hash]);
    expect(await typesOf(row)).toEqual(['DownloadRequested', 'DownloadStarted', 'DownloadCompleted']);
  });

  it('has codes if it was requested before there was a choice, also when it is made again after one', async () => {
    const row = await started('older', 3);
    expect(row.cells).toBe('codes');
    start();
    await reaches(row, 'completed');
    let file = '';
    for await (const piece of await harness.objects.read(objectKeyOf(row.downloadId, row.name)))
      file += Buffer.from(piece).toString('utf8');
    expect(file.match(/"female"/g)).toHaveLength(3);
    expect(file).not.toContain('Female');
  });

  it('starts over from the part of the rows that a cut-off insert left', async () => {
    const row = await started('partial');
    await harness.engine.clickhouse.insert(
      'export.download_rows',
      [7, 8, 9].map((ordinal) => ({
        account_id: row.accountId,
        download_id: row.downloadId,
        ordinal,
        lead_key: String(ordinal),
        dataset_version: version,
      })),
    );
    start();
    expect(await reaches(row, 'completed')).toMatchObject({ rows: 50 });
    const keys = await keysOf(row);
    expect(keys).toHaveLength(50);
    expect(keys).not.toContain('7');
  });

  it('is completed once when two replicas finish it at the same time', async () => {
    const row = await started('raced');
    await Promise.allSettled([finishFile(parts, row, signal), finishFile(parts, row, signal)]);
    start();
    await reaches(row, 'completed');
    expect((await typesOf(row)).filter((type) => type === 'DownloadCompleted')).toHaveLength(1);
    expect(await hashOf(row)).toBe((await rowOf(row.accountId, row.downloadId)).sha256);
  });

  it('is left as it is once it is whole, by who looked for work before and got its turn after', async () => {
    const row = await started('late');
    await finishFile(parts, row, signal);
    const untouchable: ObjectStore = {
      ...harness.objects,
      put: () => Promise.reject(new Error('the file was made again')),
    };
    await finishFile({ ...parts, objects: untouchable }, row, signal);
    expect(await typesOf(row)).toEqual(['DownloadRequested', 'DownloadStarted', 'DownloadCompleted']);
  });
});

describe('the file worker', () => {
  it('makes one file of an account at a time, in the order of the requests, over two replicas', async () => {
    const rows: DownloadRow[] = [];
    for (const accountId of ['busy-a', 'busy-b']) for (let i = 0; i < 4; i += 1) rows.push(await started(accountId));
    const open = new Map<string, number>();
    let most = 0;
    const order: string[] = [];
    const counting: ObjectStore = {
      ...harness.objects,
      put: async (key, body, options) => {
        const account = rows.find(({ downloadId }) => downloadId === key.split('/')[1])?.accountId ?? '';
        open.set(account, (open.get(account) ?? 0) + 1);
        most = Math.max(most, open.get(account) ?? 0);
        order.push(key.split('/')[1] ?? '');
        try {
          return await harness.objects.put(key, body, options);
        } finally {
          open.set(account, (open.get(account) ?? 0) - 1);
        }
      },
    };
    start({ objects: counting });
    start({ objects: counting });
    for (const row of rows) await reaches(row, 'completed');
    expect(most).toBe(1);
    const ofA = rows.slice(0, 4).map(({ downloadId }) => downloadId);
    expect(order.filter((key) => ofA.includes(key))).toEqual(ofA);
  });

  it('tries again when the engine fails, and gives the download up as broken after the last try', async () => {
    let failures = 0;
    const flaky: ClickHouse = {
      ...harness.engine.clickhouse,
      command: async (statement) => {
        if (statement.sql.startsWith('INSERT INTO export') && failures < 2) {
          failures += 1;
          throw new Error('the engine is away');
        }
        return harness.engine.clickhouse.command(statement);
      },
    };
    const row = await started('flaky');
    start({ clickhouse: flaky });
    await reaches(row, 'completed');
    expect(failures).toBe(2);
    for (const worker of workers.splice(0)) await worker.stop();

    const hopeless = await started('hopeless');
    const { logger: listening, lines } = captureLog();
    start({ logger: listening, clickhouse: { ...harness.engine.clickhouse, stream: () => failing() } });
    expect(await reaches(hopeless, 'failed')).toMatchObject({ reason: 'broken' });
    await eventually(async () => (await keysOf(hopeless)).length === 0, { what: 'its rows are cleared' });
    expect(lines.filter(({ msg }) => msg === 'the file could not be made')).toHaveLength(3);
  });

  it('never completes a file that has not the rows that were chosen', async () => {
    const short: ClickHouse = {
      ...harness.engine.clickhouse,
      stream: async function* () {
        yield new TextEncoder().encode('"First name"\r\n"only one"\r\n');
      },
    };
    const row = await started('short');
    start({ clickhouse: short });
    expect(await reaches(row, 'failed')).toMatchObject({ reason: 'broken', rows: null });
    expect(await typesOf(row)).not.toContain('DownloadCompleted');
    await eventually(async () => (await harness.objects.stat(objectKeyOf(row.downloadId, row.name))) === undefined);
  });

  it('leaves a download in progress when it is stopped in the middle, for the next start', async () => {
    const row = await started('stopped');
    let reached = (): void => undefined;
    const inMiddle = new Promise<void>((resolve) => (reached = resolve));
    const endless: ClickHouse = {
      ...harness.engine.clickhouse,
      stream: ({ signal: aborted }) => waitingFor(aborted, reached),
    };
    const worker = start({ clickhouse: endless });
    await inMiddle;
    await worker.stop();
    expect((await rowOf(row.accountId, row.downloadId)).status).toBe('in-progress');
    start();
    await reaches(row, 'completed');
  });
});

describe('the sweeper', () => {
  const age = (row: DownloadRow, minutes: number) =>
    inScope(harness.database.db, [row.accountId], (trx) =>
      sql`update download set progress_at = progress_at - ${minutes} * interval '1 minute' where download_id = ${row.downloadId}`.execute(
        trx,
      ),
    );

  it('fails what made no progress for an hour, and leaves one that waits behind a file in the making', async () => {
    const [stuck, moving, waiting, young] = [
      await started('stuck'),
      await started('queue'),
      await started('queue'),
      await started('young'),
    ];
    await age(stuck, 61);
    await age(waiting, 61);
    await age(young, 59);
    expect(await sweep({ ...parts, noProgressSeconds: 3600 })).toBe(1);
    expect(await rowOf(stuck.accountId, stuck.downloadId)).toMatchObject({ status: 'failed', reason: 'no-progress' });
    for (const row of [moving, waiting, young])
      expect((await rowOf(row.accountId, row.downloadId)).status).toBe('in-progress');
    expect(await sweep({ ...parts, noProgressSeconds: 3600 })).toBe(0);
  });

  it('and the file worker never both end a download', async () => {
    const row = await started('both');
    await age(row, 61);
    await Promise.allSettled([sweep({ ...parts, noProgressSeconds: 3600 }), finishFile(parts, row, signal)]);
    const ends = (await typesOf(row)).filter((type) => type === 'DownloadCompleted' || type === 'DownloadFailed');
    expect(ends).toHaveLength(1);
    const { status } = await rowOf(row.accountId, row.downloadId);
    expect((await harness.objects.stat(objectKeyOf(row.downloadId, row.name))) !== undefined).toBe(
      status === 'completed',
    );
  });
});

describe('a download that is cancelled', () => {
  const cancel = (row: DownloadRow) =>
    store.execute(
      downloadStream(row.accountId, row.downloadId),
      download,
      { type: 'CancelDownload', downloadId: row.downloadId },
      context,
    );
  const hasNoRemains = (row: DownloadRow) =>
    eventually(
      async () =>
        (await keysOf(row)).length === 0 &&
        (await harness.objects.stat(objectKeyOf(row.downloadId, row.name))) === undefined,
      { what: 'nothing is left of its file' },
    );

  it('while its file is made stops the work, leaves nothing, and lets the next file of its account begin', async () => {
    const row = await started('cancelled');
    let reached = (): void => undefined;
    const inMiddle = new Promise<void>((resolve) => (reached = resolve));
    const { logger: listening, lines } = captureLog();
    const endless: ClickHouse = {
      ...harness.engine.clickhouse,
      stream: (statement) =>
        statement.params?.['download_id'] === row.downloadId
          ? waitingFor(statement.signal, reached)
          : harness.engine.clickhouse.stream(statement),
    };
    start({ clickhouse: endless, logger: listening });
    await inMiddle;
    const next = await started('cancelled', 2);
    await cancel(row);
    await reaches(next, 'completed');
    await hasNoRemains(row);
    expect(await typesOf(row)).toEqual(['DownloadRequested', 'DownloadStarted', 'DownloadCancelled']);
    expect(lines.filter(({ msg }) => msg === 'the file could not be made')).toEqual([]);
  });

  it('after a crash left its rows and its file is cleared by the next start', async () => {
    const row = await started('left', 3);
    const dying = { ...parts, store: { ...store, execute: () => Promise.reject(new Error('killed')) } };
    await expect(finishFile(dying, row, signal)).rejects.toThrow('killed');
    await cancel(row);
    expect(await keysOf(row)).toHaveLength(3);
    start();
    await hasNoRemains(row);
  });

  it('and finished at the same moment ends once, and has a file only if it was finished', async () => {
    const moments = [
      'before its rows are chosen',
      'while its file is written',
      'when its file stands',
      'when it is finished',
    ];
    for (const moment of moments) {
      const row = await started(moment.replaceAll(' ', '-'), 2);
      const at = (here: string) => (here === moment ? cancel(row) : undefined);
      const racing = {
        ...parts,
        // Nobody looks meanwhile: the stream alone decides.
        pollMs: 60_000,
        clickhouse: {
          ...harness.engine.clickhouse,
          command: async (statement: Parameters<ClickHouse['command']>[0]) => {
            if (statement.sql.startsWith('INSERT INTO export')) await at('before its rows are chosen');
            return harness.engine.clickhouse.command(statement);
          },
        },
        objects: {
          ...harness.objects,
          put: async (...given: Parameters<ObjectStore['put']>) => {
            await at('while its file is written');
            const stored = await harness.objects.put(...given);
            await at('when its file stands');
            return stored;
          },
        },
      };
      await finishFile(racing, row, signal);
      const said = await at('when it is finished');
      const types = (await typesOf(row)).filter((type) => /Completed|Cancelled/.test(type));
      if (said === undefined) {
        expect([moment, types]).toEqual([moment, ['DownloadCancelled']]);
        await hasNoRemains(row);
      } else {
        expect([said.accepted, types]).toEqual([false, ['DownloadCompleted']]);
        expect(await keysOf(row)).toHaveLength(2);
      }
    }
  });
});

// oxlint-disable-next-line require-yield -- a stream that fails before its first piece
async function* failing(): AsyncIterable<Uint8Array> {
  throw new Error('the stream breaks');
}

async function* waitingFor(aborted: AbortSignal | undefined, reached: () => void): AsyncIterable<Uint8Array> {
  yield new TextEncoder().encode('"First name"\r\n');
  reached();
  await new Promise((_resolve, reject) => aborted?.addEventListener('abort', () => reject(new Error('aborted'))));
}
