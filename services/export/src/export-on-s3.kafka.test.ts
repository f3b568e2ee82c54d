import { topics } from '@leadwright/contracts/topology';
import { createHash } from 'node:crypto';
import { eventSourcingMigrations } from '@leadwright/eventsourcing/store/migrations';
import { openS3Store, type S3Store } from '@leadwright/objects/s3-store';
import { testBucket, type TestBucket } from '@leadwright/objects/testing/test-bucket';
import { generateTokenKey } from '@leadwright/runtime/process/service-tokens';
import { startTestEngines, stopTestEngines } from '@leadwright/testing/engines';
import { eventually } from '@leadwright/testing/eventually';
import { testDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { endMains, startMain } from '@leadwright/testing/start-main';
import { S3_START_MS_MAX, startS3, type TestS3 } from '@leadwright/testing/s3-server';
import type { DownloadView } from './routes/download-view.ts';
import { openHarness, type Harness } from './testing/harness.ts';
import { insertLeads } from './testing/leads.ts';

const main = 'services/export/src/main.ts';
const version = 900_001;
// Two parts and a little.
const rows = 250_000;
let server: TestS3;
let bucket: TestBucket;
let store: S3Store;
let harness: Harness;

beforeAll(async () => {
  await startTestEngines();
  server = await startS3();
  bucket = await testBucket(server);
  store = await openS3Store(bucket);
  harness = await openHarness(store);
}, S3_START_MS_MAX);
afterAll(async () => {
  await endMains();
  await harness.close();
  store.close();
  await server.stop();
  await stopTestEngines();
});

describe('export with its files in S3', () => {
  it('makes a file of several parts, and its link leads straight to the server and opens exactly what was charged', async () => {
    const service = await harness.start();
    const accountId = 'account-1';
    const ask = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
      const answer = await harness.call(service, method, path, { accountId, ...(body ? { body, key: 'key-1' } : {}) });
      if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
      return answer.json() as Promise<Answer>;
    };
    await insertLeads(harness.engine.clickhouse, version, rows);
    await harness.activate(version);
    const search = {
      dictId: 'consumers',
      geography: { kind: 'ST', values: ['AZ'] },
      filters: [],
      name: 'Roofers',
      rows,
      datasetVersion: version,
    };
    const { id } = await eventually(() => ask<{ id: string }>('POST', '/api/v2/downloads', search));
    const reaches = (status: string): Promise<DownloadView> =>
      eventually(
        async () => {
          const view = await ask<DownloadView>('GET', `/api/v2/downloads/${id}`);
          if (view.status !== status) throw new Error(`${id} is ${view.status} ${view.reason ?? ''}, not ${status}`);
          return view;
        },
        { deadlineMs: 40_000 },
      );
    await harness.bill(accountId, {
      case: 'leadsReserved',
      value: {
        downloadId: id,
        rows: BigInt(rows),
        multiplierHundredths: 100,
        leads: BigInt(rows),
        from: [{ lotId: 'l', leads: BigInt(rows) }],
      },
    });
    await reaches('completed');
    await harness.bill(accountId, {
      case: 'leadsUsed',
      value: { downloadId: id, rows: BigInt(rows), used: [{ lotId: 'l', leads: BigInt(rows) }], returned: [] },
    });
    const ready = await reaches('ready');
    expect(ready.bytes).toBeGreaterThan(16 * 1024 * 1024);

    const link = await ask<{ url: string; filename: string; expiresInSeconds: number }>(
      'POST',
      `/api/v2/downloads/${id}/link`,
    );
    expect(new URL(link.url).origin).toBe(server.endpoint);
    const file = await fetch(link.url);
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="Roofers.csv"; filename*=UTF-8''Roofers.csv`,
    );
    expect(file.headers.get('cache-control')).toBe('no-store');
    const bytes = Buffer.from(await file.arrayBuffer());
    expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([ready.bytes, ready.sha256]);
    // The file route belongs to the file store.
    expect((await harness.call(service, 'GET', '/api/v2/files/anything')).status).toBe(404);
  });

  it('starts alone from its environment, is ready, and does not start without its bucket', async () => {
    const [own, others] = await Promise.all([
      testDatabase(),
      testDatabase({ migrations: [eventSourcingMigrations(repositoryRoot)] }),
    ]);
    const env = {
      EXPORT_PORT: '0',
      EXPORT_INTERNAL_PORT: '0',
      EXPORT_MIGRATE: 'true',
      EXPORT_POSTGRES_URL: own.url,
      EXPORT_CLICKHOUSE_URL: harness.engine.url,
      EXPORT_S3_ENDPOINT: server.endpoint,
      EXPORT_S3_REGION: bucket.region,
      EXPORT_S3_BUCKET: bucket.bucket,
      EXPORT_S3_PATH_STYLE: 'true',
      EXPORT_S3_ACCESS_KEY_ID: server.credentials.accessKeyId,
      EXPORT_S3_SECRET_ACCESS_KEY: server.credentials.secretAccessKey,
      EXPORT_BUS_LOGS: JSON.stringify({
        [topics.billing]: others.busReaderUrl,
        [topics.search]: others.busReaderUrl,
      }),
      EXPORT_SERVICE_PRIVATE_KEY: generateTokenKey().privateKey,
      EXPORT_SERVICE_PUBLIC_KEYS: '{}',
      EXPORT_PEERS: JSON.stringify({ billing: 'http://127.0.0.1:9', search: 'http://127.0.0.1:9' }),
    };
    const running = startMain(main, env);
    await running.ready();
    running.kill('SIGTERM');
    expect(await running.ended).toEqual([0, null]);
    await expect(startMain(main, { ...env, EXPORT_S3_BUCKET: 'never-made' }).listening()).rejects.toThrow(
      'the bucket never-made cannot be used',
    );
    await own.drop();
    await others.drop();
    // Two starts, each with its own deadline.
  }, 120_000);
});
