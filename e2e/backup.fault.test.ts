import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { countOf, arizona, endOf, entriesOf, fileOf, requestDownload, usageOf } from './src/downloads/download-path.ts';
import { eventually } from './src/eventually.ts';
import { RIGHTS_TO_HISTORY } from './src/invariants/history-rights.ts';
import { untilQuiet, violations } from './src/invariants/invariants.ts';
import { runningSources, stoppedSources } from './src/invariants/sources.ts';
import { logIn, type Client } from './src/people/client.ts';
import { startLoad, type Acknowledged } from './src/people/load.ts';
import { password, signUp } from './src/people/sign-up.ts';
import { testBotToken } from './src/people/test-bot-token.ts';
import { internalUrlOf } from './src/product/addresses.ts';
import { startProduct, type Product } from './src/product/product.ts';
import { newDataFolder, removeDataFolder } from './src/product/run-folder.ts';
import { sharedProduct, type SharedProduct } from './src/product/shared-product.ts';
import { operator } from './src/replay.ts';
import { room } from './src/room.ts';

// `npm run operate -- backup` while people write, and what comes out of it.
const CASE_MS_MAX = 300_000;
const run = Date.now();
const buyer = `buyer.${run}@backup.test`;
const folder = newDataFolder();
const backup = path.join(folder, 'backup');
const data = path.join(folder, 'restored');
let product: SharedProduct;
let restored: Product | undefined;
let before: Awaited<ReturnType<typeof holdings>>;
let downloadId: string;
let kept: Acknowledged;

/** All that somebody paid for, as the pages show it. */
async function holdings(url: string, client: Client, id: string) {
  const { sha256, rows } = await fileOf(url, client, id);
  const read = async (address: string) => (await client.call<Record<string, unknown>>('GET', address)).body;
  const { planId, periodEnd, status } = await read('/api/v2/subscription');
  return {
    file: { sha256, rows: rows.length },
    usage: await usageOf(client),
    entries: await entriesOf(client),
    invoices: (await read('/api/v2/invoices'))['invoices'],
    subscription: { planId, periodEnd, status },
  };
}

async function download(client: Client, rows: number): Promise<string> {
  const { datasetVersion } = await countOf(client, arizona);
  const id = (await requestDownload(client, arizona, rows, datasetVersion)) ?? '';
  expect(await endOf(client, id, 60 * room())).toMatchObject({ status: 'ready' });
  return id;
}

async function buy(client: Client): Promise<void> {
  const { body: me } = await client.call<{ accountId: string }>('GET', '/api/v2/me');
  const made = await client.call(
    'POST',
    '/api/sandbox/subscriptions/create',
    {
      plan_code: 'rollover-50k',
      currency: 'USD',
      account: { code: me.accountId, billing_info: { token_id: 'tok_visa' } },
    },
    { 'idempotency-key': randomUUID(), 'bot-check-token': testBotToken() },
  );
  expect(made).toMatchObject({ status: 200 });
  await eventually(
    () => client.call<{ invoices: unknown[] }>('GET', '/api/v2/invoices'),
    ({ body }) => body.invoices.length > 0,
    60 * room(),
  );
}

beforeAll(async () => {
  product = await sharedProduct();
}, CASE_MS_MAX);
afterAll(async () => {
  await restored?.stop();
  removeDataFolder(folder);
}, 60_000);

it(
  'is taken while people download',
  async () => {
    const client = await signUp(product.url, buyer);
    await buy(client);
    downloadId = await download(client, 25);
    before = await holdings(product.url, client, downloadId);
    const busy = await signUp(product.url, `busy.${run}@backup.test`);
    const { datasetVersion } = await countOf(busy, arizona);
    const load = await startLoad({
      people: [async () => busy],
      datasetVersion,
      rowsOf: () => 2,
      settleSeconds: 120 * room(),
    });
    await eventually(
      async () => load.report().accepted.length,
      (count) => count >= 3,
      60 * room(),
    );
    kept = structuredClone({ accepted: load.report().accepted, refused: load.report().refused });
    const made = await operator(product.dataFolder, 'backup', backup);
    await load.stop();
    expect(made).toMatchObject({ code: 0, out: expect.stringContaining('is a whole backup') as string });
    expect(existsSync(path.join(product.dataFolder, 'backup-links'))).toBe(false);
    const { at } = JSON.parse(readFileSync(path.join(backup, 'manifest.json'), 'utf8')) as { at: string };
    const metrics = await (await fetch(`${internalUrlOf(product.dataFolder, 'export')}/metrics`)).text();
    const told = /^leadwright_backup_completed_timestamp_seconds\S* (\S+)$/m.exec(metrics)?.[1];
    expect(Number(told)).toBe(Date.parse(at) / 1_000);
  },
  CASE_MS_MAX,
);

it('is for its owner alone, keys and all, and stands under its name only when whole', () => {
  const modes = ['.', 'manifest.json', 'proof.json', 'data/secrets.json', 'data/postgres/password'].map((name) =>
    (statSync(path.join(backup, name)).mode & 0o777).toString(8),
  );
  expect(modes).toEqual(['700', '600', '600', '600', '600']);
  expect(readdirSync(folder).sort()).toEqual(['backup']);
});

it('does not go over what is there, whether a backup or a data folder', async () => {
  expect(await operator(product.dataFolder, 'backup', backup)).toMatchObject({
    code: 1,
    err: expect.stringContaining('is there already') as string,
  });
  expect(await operator(product.dataFolder, 'restore', backup)).toMatchObject({
    code: 1,
    err: expect.stringContaining('is not empty') as string,
  });
});

it('is refused with one altered byte, and nothing of it stays', async () => {
  const file = path.join(backup, 'data/secrets.json');
  const right = readFileSync(file);
  writeFileSync(file, Buffer.concat([right, Buffer.from('\n')]));
  const { code, err } = await operator(data, 'restore', backup);
  writeFileSync(file, right);
  expect([code, err]).toEqual([1, expect.stringContaining('secrets.json is not as it was')]);
  expect(readdirSync(folder).sort()).toEqual(['backup']);
});

it(
  'is restored into an empty folder, and the product goes on from it with nothing lost or doubled',
  async () => {
    mkdirSync(data);
    const { code, out, err } = await operator(data, 'restore', backup);
    expect([code, err, out]).toEqual([0, expect.any(String), expect.stringContaining('every checksum right')]);
    expect(out).not.toContain('DIVERGED');
    restored = await startProduct({ dataFolder: data });
    const client = await logIn(restored.url, buyer, password);
    expect(await holdings(restored.url, client, downloadId)).toEqual(before);
    const running = runningSources(data);
    await untilQuiet(running, 120 * room());
    expect(await running.query('billing', RIGHTS_TO_HISTORY)).toEqual([]);
    await running.close();
    // The trail stands in another engine: equal to the logs, it is of the same moment.
    expect(await operator(data, 'rebuild', 'audit')).toMatchObject({ code: 0 });
    expect(await operator(data, 'check')).toMatchObject({ code: 0 });
    await download(client, 10);
    const after = await usageOf(client);
    expect(after.leadsRemaining).toBe(before.usage.leadsRemaining - 10);
  },
  CASE_MS_MAX,
);

it(
  'has every acknowledged download, and all invariants hold over its stored rows',
  async () => {
    const running = runningSources(data);
    await untilQuiet(running, 120 * room());
    await running.close();
    await restored?.stop();
    restored = undefined;
    const sources = await stoppedSources(data);
    try {
      expect(await violations(sources, { quiet: true, acknowledged: kept })).toEqual([]);
    } finally {
      await sources.close();
    }
  },
  CASE_MS_MAX,
);
