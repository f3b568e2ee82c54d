import path from 'node:path';
import { planNamed } from '@leadwright/billing/plans/testing/plan-named';
import {
  SCALED_MS_MAX,
  assertFloors,
  printCounts,
  runSeeds,
  scaled,
  seededRandom,
} from '@leadwright/testing/fault-run';
import { startTestEngines, stopTestEngines } from '@leadwright/testing/engines';
import { S3_START_MS_MAX } from '@leadwright/testing/s3-server';
import { startDownloadPair, type DownloadPair } from './src/downloads/download-pair.ts';
import { eventually } from './src/eventually.ts';
import type { S3Failure } from './src/engines/failing-s3.ts';
import { downloadViolations } from './src/invariants/downloads.ts';
import { ledgerViolations } from './src/invariants/ledger.ts';

// T12 in e2e/README.md: every size with every failure of the file store.
const limit = planNamed('individual-unlimited').downloadLimit;
const largest = planNamed('call-center-unlimited').downloadLimit;
const trial = planNamed('free-trial').leadsFirstPeriod;
const most = Math.ceil(trial * 0.6);
type Size = { what: string; planId: string; rows: number[]; none?: true; ends: string[]; charged: number };
const sizes: Size[] = [
  { what: 'nobody found', planId: 'free-trial', rows: [20], none: true, ends: ['no-rows'], charged: 0 },
  { what: '1 row', planId: 'free-trial', rows: [1], ends: ['ready'], charged: 1 },
  { what: '20 rows', planId: 'free-trial', rows: [20], ends: ['ready'], charged: 20 },
  {
    what: 'one below the limit',
    planId: 'individual-unlimited',
    rows: [limit - 1],
    ends: ['ready'],
    charged: limit - 1,
  },
  { what: 'the limit', planId: 'individual-unlimited', rows: [limit], ends: ['ready'], charged: limit },
  {
    what: 'one above the limit',
    planId: 'individual-unlimited',
    rows: [limit + 1],
    ends: ['download-limit'],
    charged: 0,
  },
  { what: 'all leads of a trial', planId: 'free-trial', rows: [trial], ends: ['ready'], charged: trial },
  { what: 'the largest limit', planId: 'call-center-unlimited', rows: [largest], ends: ['ready'], charged: largest },
  {
    what: 'two at once on the last leads',
    planId: 'free-trial',
    rows: [most, most],
    ends: ['balance', 'ready'],
    charged: most,
  },
  {
    what: 'two that just fit',
    planId: 'free-trial',
    rows: [most, trial - most],
    ends: ['ready', 'ready'],
    charged: trial,
  },
];
// The S3 client tries four times; after that the file worker starts the file again.
const troubles: { what: string; fail: ((s3: DownloadPair['s3']) => void) | null }[] = [
  { what: 'a sound store', fail: null },
  { what: 'a first write that is refused once', fail: (s3) => s3.failAt(1, 1, 'refused') },
  { what: 'a first write that is refused until the file is begun again', fail: (s3) => s3.failAt(1, 5, 'refused') },
  { what: 'a second write that is cut off', fail: (s3) => s3.failAt(2, 1, 'cut') },
  { what: 'a first write whose answer is lost', fail: (s3) => s3.failAt(1, 1, 'unanswered') },
  { what: 'writes whose answers are lost until the file is begun again', fail: (s3) => s3.failAt(2, 5, 'unanswered') },
];
const cases = sizes.flatMap((size, i) =>
  troubles.map((trouble, j) => ({ size, trouble, first: j === i % troubles.length })),
);
// Even a small share runs each size and each failure at least once.
const chosen = [...cases.filter(({ first }) => first), ...cases.filter(({ first }) => !first)].slice(
  0,
  Math.max(sizes.length, scaled(cases.length)),
);
const LEADS = largest + 5_000;

let pair: DownloadPair;
const counts = { cases: 0, random: 0, downloads: 0, ready: 0, failed: 0, 'failures of S3': 0 };

beforeAll(async () => {
  await startTestEngines();
  pair = await startDownloadPair(LEADS);
}, S3_START_MS_MAX);
afterAll(async () => {
  counts['failures of S3'] = pair.s3.failed();
  printCounts('T12 downloads', counts);
  await pair.close();
  await stopTestEngines();
});

/** Requests all downloads at once and waits until all have ended and are charged. */
async function run(accountId: string, rows: number[], none = false): Promise<string[]> {
  const before = await pair.balanceOf(accountId);
  const ids = await Promise.all(rows.map((each) => pair.ask(accountId, each, { none })));
  const ends = await Promise.all(ids.map((id) => pair.endOf(accountId, id)));
  const after = await eventually(
    () => pair.balanceOf(accountId),
    ({ held }) => held === 0,
  );
  const charged = ends.reduce((sum, { status, rows: made = 0 }) => sum + (status === 'ready' ? made : 0), 0);
  expect(after.delivered - before.delivered).toBe(charged);
  counts.downloads += ids.length;
  counts.ready += ends.filter(({ status }) => status === 'ready').length;
  counts.failed += ends.filter(({ status }) => status === 'failed').length;
  return ends.map(({ status, reason }) => reason ?? status).sort();
}

async function expectSound(): Promise<void> {
  const found = await eventually(
    async () => [
      ...(await downloadViolations(pair.sources, { quiet: true })),
      ...(await ledgerViolations(pair.sources)),
    ],
    (all) => all.length === 0,
    30,
  );
  expect(found).toEqual([]);
}

describe('a download', () => {
  it.each(chosen.map(({ size, trouble }) => ({ what: size.what, store: trouble.what, size, trouble })))(
    'of $what is charged only for the rows in its file, with $store',
    async ({ size, trouble }) => {
      const accountId = await pair.account(size.planId);
      trouble.fail?.(pair.s3);
      expect(await run(accountId, size.rows, size.none)).toEqual(size.ends);
      expect((await pair.balanceOf(accountId)).delivered).toBe(size.charged);
      counts.cases += 1;
    },
  );

  it('leaves every file, row, charge and hold in agreement', () => expectSound());

  it(
    `keeps the ledger and the files in step over ${scaled(100)} random runs, never above the balance`,
    async () => {
      const runs = await runSeeds({
        name: 'T12',
        runs: scaled(100),
        kept: path.join(__dirname, 'downloads.seeds.json'),
        run: async (seed) => {
          const random = seededRandom(seed);
          const below = (n: number): number => Math.floor(random() * n);
          const accountId = await pair.account('free-trial');
          const failures: S3Failure[] = ['refused', 'cut', 'unanswered'];
          if (random() < 0.5) pair.s3.failAt(1 + below(4), 1 + below(3), failures[below(3)] ?? 'cut');
          await run(
            accountId,
            Array.from({ length: 1 + below(4) }, () => 1 + below(random() < 0.2 ? 120 : 45)),
          );
          const { available, delivered } = await pair.balanceOf(accountId);
          expect([available >= 0, available + delivered]).toEqual([true, 100]);
          counts.random += 1;
        },
      });
      await expectSound();
      assertFloors(
        { ...counts, 'failures of S3': pair.s3.failed() },
        {
          cases: chosen.length,
          random: runs,
          downloads: chosen.length + runs,
          ready: sizes.length,
          failed: 3,
          'failures of S3': troubles.length,
        },
      );
    },
    SCALED_MS_MAX,
  );
});
