// The sandbox's clock in the whole product, on a product of its own: moving it moves it for everybody.
import { randomUUID } from 'node:crypto';
import { countOf, endOf, owner, arizona, requestDownload } from './src/downloads/download-path.ts';
import { eventually } from './src/eventually.ts';
import { runningSources, type DatabaseName } from './src/invariants/sources.ts';
import { logIn, signedIn, visitor, type Client } from './src/people/client.ts';
import { hurriedLimits } from './src/people/demo-load.ts';
import { startProduct, type Product } from './src/product/product.ts';
import { newDataFolder, removeDataFolder } from './src/product/run-folder.ts';

const DAY_MS = 86_400_000;
const services: DatabaseName[] = ['accounts', 'billing', 'export', 'notification'];
type Clock = { sandbox: boolean; now: string; offsetMs: number; settled: boolean };

let dataFolder: string;
let product: Product;
const start = () => startProduct({ dataFolder, consumers: 2_000, businesses: 200, env: hurriedLimits });
beforeAll(async () => {
  dataFolder = newDataFolder();
  product = await start();
});
afterAll(async () => {
  await product.stop();
  removeDataFolder(dataFolder);
});

const clockOf = async (client: Client) => (await client.call<Clock>('GET', '/api/v2/sandbox/clock')).body;
const move = (client: Client, body: object) =>
  client.call<Clock>('POST', '/api/v2/sandbox/clock', body, { 'idempotency-key': randomUUID() });
const settled = (client: Client) =>
  eventually(
    () => clockOf(client),
    ({ settled: done }) => done,
  );

/** How many events each service has recorded later than `days` from now by the computer's clock. */
async function recordedAhead(days: number): Promise<Record<string, number>> {
  const sources = runningSources(dataFolder);
  try {
    const counts = await Promise.all(
      services.map(async (service) => {
        const rows = await sources.query<{ n: number }>(
          service,
          `select count(*)::int as n from event_log where recorded_at > now() + $1 * interval '1 day'`,
          [days],
        );
        return [service, rows[0]?.n ?? 0] as const;
      }),
    );
    return Object.fromEntries(counts);
  } finally {
    await sources.close();
  }
}
const everywhere = (counts: Record<string, number>): boolean => Object.values(counts).every((n) => n > 0);

/** Makes events of accounts, export, billing and notification: a file that is ordered, paid for and mailed. */
async function live(client: Client): Promise<void> {
  await visitor(product.url).call('POST', '/api/v2/sign-ups', {
    email: `later.${randomUUID().slice(0, 8)}@canary.test`,
  });
  const { datasetVersion } = await countOf(client, arizona);
  const id = await requestDownload(client, arizona, 10, datasetVersion);
  expect(await endOf(client, id ?? '')).toMatchObject({ status: 'ready' });
}

describe("the sandbox's clock", () => {
  it('moved by 62 days renews, leaves everybody logged in, and every service records the later time', async () => {
    const login = await visitor(product.url).call<{ token: string }>('POST', '/api/login', owner);
    const cookie = String(login.headers.get('set-cookie')).split(';')[0] ?? '';
    const client = signedIn(product.url, login.body.token);
    await settled(client);
    const before = (await client.call<{ periodEnd: string }>('GET', '/api/v2/subscription')).body;
    expect(await recordedAhead(1)).toEqual({ accounts: 0, billing: 0, export: 0, notification: 0 });
    expect(await move(client, { days: 62 })).toMatchObject({
      status: 200,
      body: { sandbox: true, offsetMs: 62 * DAY_MS },
    });
    await settled(client);
    const after = (await client.call<{ periodEnd: string; status: string }>('GET', '/api/v2/subscription')).body;
    expect(after.status).toBe('live');
    expect(Date.parse(after.periodEnd) - Date.parse(before.periodEnd)).toBeGreaterThan(55 * DAY_MS);
    await eventually(
      async () => {
        await live(client);
        return recordedAhead(61);
      },
      everywhere,
      90,
    );
    const renewed = await visitor(product.url).call('POST', '/api/v2/sessions/refresh', undefined, { cookie });
    expect(renewed.status).toBe(200);
  });

  it('is where it was after a restart, and every service goes on from there', async () => {
    await product.stop();
    product = await start();
    const client = await logIn(product.url, owner.email, owner.password);
    expect(await clockOf(client)).toMatchObject({ offsetMs: 62 * DAY_MS });
    const before = await recordedAhead(61);
    await live(client);
    await eventually(
      () => recordedAhead(61),
      (now) => services.every((service) => (now[service] ?? 0) > (before[service] ?? 0)),
    );
    const sources = runningSources(dataFolder);
    // What an account's events say of time never goes back.
    const back = await Promise.all(
      services.map((service) =>
        sources.query(
          service,
          `select 1 from event_log a join event_log b on b.topic = a.topic
          and b.account_id = a.account_id and b.account_seq = a.account_seq + 1 where b.recorded_at < a.recorded_at`,
        ),
      ),
    );
    await sources.close();
    expect(back).toEqual(services.map(() => []));
  });
});
