import { topics } from '@leadwright/contracts/topology';
import { logIn } from './src/people/client.ts';
import { arizona, countOf, endOf, owner, requestDownload } from './src/downloads/download-path.ts';
import { eventually } from './src/eventually.ts';
import { startProduct, type Product } from './src/product/product.ts';
import { newDataFolder, removeDataFolder } from './src/product/run-folder.ts';
import { actsOf, operator, rebuildEverything, rebuilding } from './src/replay.ts';
import { untilQuiet } from './src/invariants/invariants.ts';
import { runningSources, type Sources } from './src/invariants/sources.ts';

// T14 after real downloads, and kill point 20: the process dies while it swaps a rebuilt read model in.
const share = Number(process.env['FAULT_SHARE'] ?? '1');
const DOWNLOADS = Math.max(3, Math.round(8 * share));
const SWAPS = Math.max(1, Math.round(4 * share));

describe('a rebuild', () => {
  const dataFolder = newDataFolder();
  const closers: (() => Promise<void>)[] = [];
  let product: Product;
  let sources: Sources;
  /** Reads the address anew, because it changes when the product restarts. */
  const start = async (): Promise<void> => {
    product = await startProduct({ dataFolder });
    sources = runningSources(dataFolder);
    const [running, reading] = [product, sources];
    closers.push(
      () => running.stop(),
      () => reading.close(),
    );
  };

  beforeAll(async () => {
    await start();
    const client = await logIn(product.url, owner.email, owner.password);
    const { datasetVersion } = await countOf(client, arizona);
    for (let i = 0; i < DOWNLOADS; i += 1) {
      const id = await requestDownload(client, arizona, 1 + 40 * i, datasetVersion);
      expect((await endOf(client, id ?? '')).status).toBe('ready');
    }
    await untilQuiet(sources);
    expect((await actsOf(sources)).mails).toBeGreaterThanOrEqual(DOWNLOADS);
  }, 900_000);
  afterAll(async () => {
    for (const close of closers.reverse()) await close();
    removeDataFolder(dataFolder);
  });

  it('makes every read model again, equal row by row, and sends nothing', async () => {
    const before = await actsOf(sources);
    const reports = await rebuildEverything(dataFolder);
    expect(reports.map(({ projection }) => projection).sort()).toEqual([
      'account-holder',
      'account-plan',
      'active-dataset',
      'adjustment',
      'dataset-version',
      'download',
      'download-cost',
      'download-request',
      'file-report',
      'impersonation',
      'imported-account',
      'imported-download',
      'invoice',
      'ledger',
      'mail-preference',
      'membership',
      'message-log',
      'month-close',
      'plan-history',
      'promo-record',
      'saved-search',
      'seat',
      'session',
      'share',
      'share-award',
      'shared-recipient',
      'subscription',
      'trail',
      'waiting-award',
    ]);
    for (const report of reports) expect(report).toMatchObject({ swapped: true, differences: [] });
    const rows = reports.flatMap(({ tables }) => tables).reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `${reports.length} read models of ${rows} rows made again:`,
      reports
        .map(
          ({ projection, events, seconds }) =>
            `${projection} ${events} events, ${Math.round(events / Math.max(seconds, 0.001))}/s`,
        )
        .join('; '),
    );
    expect(rows).toBeGreaterThan(5 * DOWNLOADS);
    expect(await actsOf(sources)).toEqual(before);
    expect(await operator(dataFolder, 'list')).toMatchObject({ code: 0, out: 'No stream waits.' });
    expect(await operator(dataFolder, 'effects')).toMatchObject({ code: 0, out: 'No dead letter.' });
  }, 200_000);

  it('is in the audit trail with the operator who requested it', async () => {
    const staff = await logIn(product.url, 'admin@demo.test', owner.password);
    const rebuiltBy = async (): Promise<string[]> => {
      type Entry = { type: string; actorId: string; topic: string };
      const { body } = await staff.call<{ entries: Entry[] }>(
        'GET',
        '/api/v2/superadmin/accounts/system/trail?limit=500&reason=test',
      );
      return body.entries
        .filter(({ type, actorId }) => type === 'ProjectionRebuilt' && actorId === 'operator:fault-test')
        .map(({ topic }) => topic);
    };
    const rebuilt = await eventually(rebuiltBy, (found) => found.length >= 8);
    expect([...new Set<string>(rebuilt)].sort()).toEqual(rebuilding.map((service) => topics[service]));
  }, 200_000);

  it('killed in the swap keeps the live tables, and a repeated rebuild completes (point 20)', async () => {
    for (let swap = 0; swap < SWAPS; swap += 1) {
      const service = swap % 2 === 0 ? 'billing' : 'export';
      // The first hit is before the swap commits, the second after it.
      const hit = 1 + (swap % 2);
      await product.stop();
      const doomed = await startProduct({ dataFolder, crashAt: `projection:swap:${hit}` });
      const died = await operator(dataFolder, 'rebuild', service);
      expect([died.code, await doomed.ended]).toEqual([1, 'SIGKILL']);
      await start();
      const reports = await rebuildEverything(dataFolder);
      for (const report of reports) expect(report).toMatchObject({ swapped: true, differences: [] });
      const leftovers = await sources.query(service, `select nspname from pg_namespace where nspname like 'rebuild%'`);
      expect(leftovers).toEqual([]);
    }
    console.log(`${SWAPS} swaps killed`);
  }, 900_000);
});
