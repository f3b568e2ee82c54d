import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { topics, progressTopic } from '@leadwright/contracts/topology';
import { eventSourcingMigrations } from '@leadwright/eventsourcing/store/migrations';
import { openPostgresBus } from '@leadwright/messaging/postgres/bus';
import { openLogs } from '@leadwright/messaging/postgres/logs';
import { openDatabase } from '@leadwright/postgres/database';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { generateTokenKey } from '@leadwright/runtime/process/service-tokens';
import { eventually } from '@leadwright/testing/eventually';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { endMains, startMain, type StartedMain } from '@leadwright/testing/start-main';
import { liveTopics } from './live/live-event.ts';
import { accessKey, signAccess, startUpstreams, type Upstreams } from './testing/running-gateway.ts';

let own: TestDatabase;
let producer: TestDatabase;
let upstreams: Upstreams;
let web: string;

beforeAll(async () => {
  own = await testDatabase();
  producer = await testDatabase({ migrations: [eventSourcingMigrations(repositoryRoot)] });
  upstreams = await startUpstreams();
  web = await mkdtemp(path.join(tmpdir(), 'gateway-web-'));
  const made = path.join(web, 'prerendered/leadwright');
  await writeFile(path.join(web, 'index.html'), '<!doctype html><title>of no site</title>');
  for (const variant of ['', 'counted', 'unclaimed'].map((name) => path.join(made, name))) {
    await mkdir(variant, { recursive: true });
    await writeFile(path.join(variant, 'application.html'), '<!doctype html><title>the page</title>');
    await writeFile(path.join(variant, 'files.json'), '{}');
  }
  await writeFile(path.join(web, 'pages.json'), JSON.stringify({ pages: ['/'] }));
});
afterEach(endMains);
afterAll(async () => {
  await upstreams.stop();
  await rm(web, { recursive: true });
  await own.drop();
  await producer.drop();
});

function start(more: Record<string, string> = {}): StartedMain {
  return startMain('services/gateway/src/main.ts', {
    GATEWAY_PORT: '0',
    GATEWAY_INTERNAL_PORT: '0',
    GATEWAY_MIGRATE: 'true',
    GATEWAY_POSTGRES_URL: own.url,
    GATEWAY_BUS_LOGS: JSON.stringify(Object.fromEntries(liveTopics.map((topic) => [topic, producer.busReaderUrl]))),
    GATEWAY_SERVICE_PRIVATE_KEY: upstreams.gatewayPrivateKey,
    GATEWAY_ACCESS_PUBLIC_KEYS: JSON.stringify({ [accessKey.id]: accessKey.publicKey }),
    GATEWAY_PEERS: JSON.stringify(upstreams.urls),
    GATEWAY_LIMITER_KEY: generateTokenKey().privateKey,
    GATEWAY_PUBLIC_URL: 'http://127.0.0.1:8080',
    GATEWAY_WEB_FOLDER: web,
    GATEWAY_BOT_CHECK: 'test',
    ...more,
  });
}

describe('main.ts on its own', () => {
  it('becomes ready, forwards, sends bus events to an open page, and stops while that page is open', async () => {
    const main = start();
    const url = await main.ready();
    const internal = await main.internal();
    expect(await (await fetch(`${internal}/metrics`)).text()).toMatch(/service="gateway"/);
    expect(await (await fetch(`${internal}/health/ready`)).json()).toEqual({ status: 'ready' });
    upstreams.instead.set('search away', () => undefined);
    expect((await fetch(`${internal}/health/ready`)).status).toBe(503);
    expect(await (await fetch(`${internal}/health/serving`)).json()).toEqual({ status: 'serving' });
    upstreams.instead.delete('search away');
    const asked = await fetch(`${url}/api/v2/usage`, { headers: { authorization: `Bearer ${await signAccess()}` } });
    expect(await asked.json()).toMatchObject({ service: 'billing', caller: { accountId: 'account-1' } });

    const stream = await fetch(`${url}/api/v2/events`, { headers: { cookie: 'test-refresh=session-1' } });
    const received = { text: '' };
    const reading = (async () => {
      for await (const chunk of stream.body ?? []) received.text += Buffer.from(chunk as Uint8Array).toString('utf8');
    })();
    await eventually(() => expect(received.text).toMatch(/event: reset/));
    const database = openDatabase(producer.url, { max: 2 });
    const bus = await openPostgresBus({
      service: 'export',
      database,
      logs: openLogs({}, createLogger('export', 'silent')),
      own: topics.export,
      logger: createLogger('export', 'silent'),
    });
    await bus.publishVolatile({
      topic: progressTopic,
      accountId: 'account-1',
      value: Buffer.from('{"downloadId":"d-1","progress":7}'),
    });
    await eventually(() =>
      expect(received.text).toMatch(/event: download\ndata: \{"id":"d-1","fetchProgress":7,"storingFile":false\}/),
    );
    await bus.close();
    await database.close();

    // A live stream never ends by itself, so the stop must not wait for it.
    main.kill('SIGTERM');
    expect(await main.ended).toEqual([0, null]);
    await reading;
  });

  it('does not start without the web application', async () => {
    const main = start({ GATEWAY_WEB_FOLDER: '/nowhere' });
    expect(await main.ended).toEqual([1, null]);
    expect(main.output()).toMatch(/web application is not built/);
  });
});
