import { SCALED_MS_MAX, assertFloors, chosen, printCounts, scaled, seededRandom } from '@leadwright/testing/fault-run';
import { startTestEngines, stopTestEngines } from '@leadwright/testing/engines';
import { runSeed } from '@leadwright/testing/seeds/run-seed';
import { S3_START_MS_MAX } from '@leadwright/testing/s3-server';
import { startDownloadPair, type DownloadPair } from './src/downloads/download-pair.ts';
import { eventually } from './src/eventually.ts';
import { downloadViolations } from './src/invariants/downloads.ts';
import { stoppedSources } from './src/invariants/sources.ts';
import { expectInvariants } from './src/invariants/invariants.ts';
import { ledgerViolations } from './src/invariants/ledger.ts';
import { cancelAndDie, expectGivenBack } from './src/kill/cancel-run.ts';
import { killPoints } from './src/kill/kill-points.ts';
import { search, type Searched } from './src/kill/kill-run.ts';
import { startProduct } from './src/product/product.ts';
import { newDataFolder, removeDataFolder } from './src/product/run-folder.ts';

/** Waits until the work on the file has come as far as chance says, or is over. */
async function momentOf({ sources }: DownloadPair, id: string, random: () => number): Promise<void> {
  const row = async (): Promise<{ status: string; key: string | null } | undefined> =>
    (
      await sources.query<{ status: string; key: string | null }>(
        'export',
        'select status, object_key as key from download where download_id = $1',
        [id],
      )
    )[0];
  const chosenRows = async (): Promise<number> =>
    (await sources.leads?.('SELECT 1 FROM export.download_rows WHERE download_id = {id:String} LIMIT 1', { id }))
      ?.length ?? 0;
  const moment = [
    async () => true,
    async () => (await row())?.status !== 'requested',
    async () => (await chosenRows()) > 0,
    async () => typeof (await row())?.key === 'string',
  ][Math.floor(random() * 4)];
  const isOver = async (): Promise<boolean> => /^(ready|failed|cancelled)$/.test((await row())?.status ?? '');
  while (!(await moment?.()) && !(await isOver()));
}

describe('a cancel that races the end of the file', () => {
  let pair: DownloadPair;

  beforeAll(async () => {
    await startTestEngines();
    pair = await startDownloadPair(5_000);
  }, S3_START_MS_MAX);
  afterAll(async () => {
    await pair.close();
    await stopTestEngines();
  });

  const orders = scaled(200);
  it(
    `uses each lead of ${orders} random orders once or gives it back once`,
    async () => {
      const random = seededRandom(runSeed());
      const below = (n: number): number => Math.floor(random() * n);
      const counts = { orders: 0, ready: 0, cancelled: 0 };
      while (counts.orders < orders) {
        const accountId = await pair.account('individual-unlimited');
        const before = await pair.balanceOf(accountId);
        const rows = Array.from({ length: Math.min(5, orders - counts.orders) }, () => 1 + below(400));
        const ids = await Promise.all(rows.map((each) => pair.ask(accountId, each)));
        // Each is cancelled at once, when its file is begun, when its rows are chosen or when the file stands; some twice.
        const ends = await Promise.all(
          ids.map(async (id) => {
            await momentOf(pair, id, random);
            const said = await Promise.all([
              pair.cancel(accountId, id),
              ...(random() < 0.3 ? [pair.cancel(accountId, id)] : []),
            ]);
            const { status, leads } = await pair.endOf(accountId, id);
            expect([id, status]).toEqual([id, said.includes(true) ? 'cancelled' : 'ready']);
            return { status, leads: leads ?? 0 };
          }),
        );
        const charged = ends.reduce((sum, { leads }) => sum + leads, 0);
        expect(
          await eventually(
            () => pair.balanceOf(accountId),
            ({ held }) => held === 0,
          ),
        ).toEqual({ available: before.available - charged, held: 0, delivered: before.delivered + charged });
        counts.orders += ids.length;
        for (const { status } of ends) counts[status === 'ready' ? 'ready' : 'cancelled'] += 1;
      }
      const found = await eventually(
        async () => [
          ...(await downloadViolations(pair.sources, { quiet: true })),
          ...(await ledgerViolations(pair.sources)),
        ],
        (all) => all.length === 0,
        30,
      );
      expect(found).toEqual([]);
      printCounts('cancel', counts);
      assertFloors(counts, { orders, ready: Math.floor(orders / 20), cancelled: Math.floor(orders / 20) });
    },
    SCALED_MS_MAX,
  );
});

describe('a cancel survives kill -9', () => {
  const dataFolder = newDataFolder();
  let searched: Searched;

  beforeAll(async () => {
    const product = await startProduct({ dataFolder });
    searched = await search(product.url);
    await product.stop();
  });
  afterAll(() => removeDataFolder(dataFolder));

  it.each(
    chosen(
      killPoints.filter(({ test }) => test === 'cancel.fault.test.ts'),
      2,
    ),
  )('$number $what: the leads come back, and nothing of the file is left', async ({ name }) => {
    const cancelled = await cancelAndDie(dataFolder, name, searched);
    searched = await expectGivenBack(dataFolder, searched, cancelled);
  });

  it('leaves the stored rows, files and the ledger in agreement', async () => {
    const sources = await stoppedSources(dataFolder);
    try {
      await expectInvariants(sources);
    } finally {
      await sources.close();
    }
  });
});
