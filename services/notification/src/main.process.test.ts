import { topics } from '@leadwright/contracts/topology';
import { generateTokenKey } from '@leadwright/runtime/process/service-tokens';
import { testDatabase, type TestDatabase } from '@leadwright/testing/postgres';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { endMains, startMain } from '@leadwright/testing/start-main';
import { eventSourcingMigrations } from '@leadwright/eventsourcing/store/migrations';

let own: TestDatabase;
let others: TestDatabase;

beforeAll(async () => {
  [own, others] = await Promise.all([
    testDatabase(),
    testDatabase({ migrations: [eventSourcingMigrations(repositoryRoot)] }),
  ]);
});
afterAll(async () => {
  await endMains();
  await own.drop();
  await others.drop();
});

const main = 'services/notification/src/main.ts';

describe('notification alone, from its environment', () => {
  it('migrates, starts, is ready, and stops cleanly', async () => {
    const started = startMain(main, {
      NOTIFICATION_PORT: '0',
      NOTIFICATION_INTERNAL_PORT: '0',
      NOTIFICATION_MIGRATE: 'true',
      NOTIFICATION_POSTGRES_URL: own.url,
      NOTIFICATION_PUBLIC_URL: 'http://127.0.0.1:4000',
      NOTIFICATION_BRAND: 'Leadwright',
      NOTIFICATION_MAILBOX_SHOWN: 'true',
      NOTIFICATION_BUS_LOGS: JSON.stringify({
        [topics.accounts]: others.busReaderUrl,
        [topics.billing]: others.busReaderUrl,
        [topics.export]: others.busReaderUrl,
      }),
      NOTIFICATION_SERVICE_PRIVATE_KEY: generateTokenKey().privateKey,
      NOTIFICATION_SERVICE_PUBLIC_KEYS: '{}',
      NOTIFICATION_PEERS: JSON.stringify({
        accounts: 'http://127.0.0.1:9',
        billing: 'http://127.0.0.1:9',
        export: 'http://127.0.0.1:9',
      }),
    });
    const url = await started.ready();
    expect((await fetch(`${await started.internal()}/metrics`)).status).toBe(200);
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    expect((await fetch(`${url}/api/v2/mailbox`)).status).toBe(401);
    started.kill('SIGTERM');
    expect(await started.ended).toEqual([0, null]);
  });

  it('refuses to start without its addresses and names every one that is missing', async () => {
    const started = startMain(main, { NOTIFICATION_PORT: '0' });
    expect(await started.ended).toEqual([1, null]);
    expect(started.output()).toMatch(/NOTIFICATION_POSTGRES_URL is missing[\s\S]*NOTIFICATION_BRAND is missing/);
  });
});
