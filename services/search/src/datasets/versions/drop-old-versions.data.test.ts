// Versions that nobody needs go by themselves, a week after another one took their place.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { consumers } from '@leadwright/leads/dictionaries/consumers';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { syntheticSource } from '@leadwright/leads/imports/version-source';
import { startSearchUnderTest, type SearchUnderTest } from '../../testing/search-under-test.ts';
import { activateVersion } from '../activate-version.ts';
import { createDataset } from '../create-dataset.ts';
import { dropOldVersions } from './drop-old-versions.ts';
import { bytesFor, lookAtDisk } from './lead-disk.ts';
import { listVersions } from './list-versions.ts';

const dictId = 'consumers';
const ROWS = 300;
let search: SearchUnderTest;
beforeAll(async () => {
  search = await startSearchUnderTest();
  for (const version of [1, 2, 3]) {
    await createDataset(search.clickhouse, { dictId, version, rows: ROWS, seed: version });
    await activateVersion(
      { clickhouse: search.clickhouse, store: search.running.store },
      { dictId, version, source: syntheticSource(version, ROWS) },
    );
  }
});
afterAll(() => search.stop());

const round = (days: number): Promise<void> =>
  dropOldVersions({
    clickhouse: search.clickhouse,
    database: search.database,
    logger: createLogger('test', 'silent'),
    now: () => new Date(Date.now() + days * 86_400_000),
  });
const kept = async () => (await listVersions(search, dictId)).map(({ version, state }) => [version, state]);

it('each version says its disk, and when and why it goes', async () => {
  const versions = await listVersions(search, dictId);
  expect(versions.map(({ version, rows, goesAt }) => [version, rows, goesAt === null])).toEqual([
    [3, ROWS, true],
    [2, ROWS, true],
    [1, ROWS, false],
  ]);
  expect(versions.map(({ bytes }) => bytes > ROWS * 10)).toEqual([true, true, true]);
  expect(versions[2]?.why).toContain('no file that was ordered from it waits for 7 days');
});

it('the oldest goes after a week, and not the one that rollback goes back to', async () => {
  await round(6);
  expect(await kept()).toHaveLength(3);
  await round(8);
  expect(await kept()).toEqual([
    [3, 'live'],
    [2, 'before'],
  ]);
  await round(800);
  expect(await kept()).toHaveLength(2);
});

it('the disk says what is left of it, and what a lead takes', async () => {
  const disk = await lookAtDisk(search.clickhouse);
  expect(disk.free).toBeGreaterThan(1_000_000);
  expect(disk.bytesPerLead(consumers, 3)).toBeGreaterThan(20);
  expect(bytesFor(1_000_000, 80)).toBe(120_000_000);
});
