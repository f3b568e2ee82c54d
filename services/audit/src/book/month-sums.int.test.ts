import { testClickHouse, type TestClickHouse } from '@leadwright/testing/clickhouse';
import { migrateClickHouse } from '@leadwright/clickhouse/migrate-clickhouse';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { clickhouseMigrationFolders } from '../migrations.ts';
import { writeTrail } from '../projections/trail.ts';
import { trailOf } from '../testing/told-events.ts';
import { monthRange, readMonthSums, type MonthPosition } from './month-sums.ts';

let engine: TestClickHouse;
beforeAll(async () => {
  engine = await testClickHouse({ ownEngine: true });
  for (const source of clickhouseMigrationFolders(repositoryRoot)) await migrateClickHouse(engine.clickhouse, source);
});
afterAll(() => engine.drop());

const sumsOf = (month: string, positions: MonthPosition[], byLot = false) =>
  readMonthSums(engine.clickhouse, { month, positions, byLot });
const none = { issued: 0, credited: 0, delivered: 0, expired: 0, voided: 0, rolledOver: 0, costCents: 0 };

describe('a month', () => {
  it('is a calendar month of UTC, half open', () => {
    expect(monthRange('2026-12')).toEqual({ from: '2026-12-01 00:00:00.000000', to: '2027-01-01 00:00:00.000000' });
  });

  it('without accounts, or without events, has no sums', async () => {
    const sumsOf = (month: string, positions: MonthPosition[], byLot = false) =>
      readMonthSums(engine.clickhouse, { month, positions, byLot });
    const none = { month: '2020-01', accounts: 0, entries: 0, sums: [], lacking: [], ends: [] };
    expect(await sumsOf('2020-01', [])).toEqual(none);
    expect(await sumsOf('2020-01', [{ accountId: 'nobody', after: 0, through: 0 }])).toEqual(none);
  });

  it('is rolled forward by plan, kind and category, each movement in the month in which it takes effect', async () => {
    const tell = trailOf('account-1');
    await writeTrail(engine.clickhouse, [
      tell('2026-10-31T12:00:00Z', 'subscriptionChanged', { planId: 'team-unlimited', status: 'live' }),
      tell('2026-10-31T12:00:00Z', 'leadsGranted', {
        ...{ lotId: 'plan:a:0', kind: 'plan', category: 'paid', leads: 50_000n, costCents: 9_900n },
      }),
      tell('2026-11-01T00:00:00Z', 'leadsReserved', { downloadId: 'd1', from: [{ lotId: 'plan:a:0', leads: 5_000n }] }),
      tell('2026-11-01T00:00:00Z', 'leadsUsed', {
        ...{ downloadId: 'd1', used: [{ lotId: 'plan:a:0', leads: 4_321n }] },
        returned: [{ lotId: 'plan:a:0', leads: 679n }],
      }),
      tell('2026-11-10T00:00:00Z', 'leadsReserved', { downloadId: 'd2', from: [{ lotId: 'plan:a:0', leads: 100n }] }),
      tell('2026-11-12T00:00:00Z', 'leadsCredited', {
        ...{ lotId: 'credit:d1', leads: 4_321n, reason: 'bad-file', category: 'paid', costCents: 856n },
      }),
      tell('2026-11-13T00:00:00Z', 'leadsVoided', { voided: [{ lotId: 'plan:a:0', leads: 79n }], reason: 'goodwill' }),
      tell('2026-11-30T12:00:00Z', 'leadsRolledOver', { carried: [{ lotId: 'credit:d1', leads: 4_321n }] }),
      tell('2026-11-30T12:00:00Z', 'leadsExpired', { expired: [{ lotId: 'plan:a:0', leads: 45_500n }] }),
      tell('2026-12-01T00:00:00Z', 'reservationReleased', {
        ...{ downloadId: 'd2', returned: [{ lotId: 'plan:a:0', leads: 100n }] },
      }),
    ]);
    const plan = { planId: 'team-unlimited', kind: 'plan', category: 'paid' };
    expect(await sumsOf('2026-11', [{ accountId: 'account-1', after: 2, through: 10 }])).toEqual({
      month: '2026-11',
      accounts: 1,
      entries: 7,
      sums: [
        {
          ...{ ...plan, kind: 'credit', ...none, opening: 0, credited: 4_321 },
          ...{ rolledOver: 4_321, available: 4_321, held: 0, costCents: 856 },
        },
        { ...plan, ...none, opening: 50_000, delivered: 4_321, expired: 45_500, voided: 79, available: 0, held: 100 },
      ],
      lacking: [],
      ends: [],
    });
    const october = await sumsOf('2026-10', [{ accountId: 'account-1', after: 0, through: 2 }], true);
    const issued = { issued: 50_000, available: 50_000, held: 0, costCents: 9_900 };
    expect(october.sums).toEqual([
      { accountId: 'account-1', lotId: 'plan:a:0', ...plan, ...none, opening: 0, ...issued },
    ]);
  });

  it('has what comes late in the month that knows it, and its own answer stays the same', async () => {
    const tell = trailOf('account-2');
    await writeTrail(engine.clickhouse, [
      tell('2026-03-05T00:00:00Z', 'leadsGranted', { lotId: 'l', kind: 'manual', leads: 10n }),
    ]);
    const march = { accountId: 'account-2', after: 0, through: 1 };
    const closed = await sumsOf('2026-03', [march]);
    expect(closed.sums).toMatchObject([{ planId: '', kind: 'manual', issued: 10, available: 10 }]);
    await writeTrail(engine.clickhouse, [
      tell('2026-03-06T00:00:00Z', 'leadsExpired', { expired: [{ lotId: 'l', leads: 4n }] }, '2026-05-02T00:00:00Z'),
    ]);
    expect(await sumsOf('2026-03', [march])).toEqual(closed);
    expect((await sumsOf('2026-04', [{ ...march, after: 1 }])).sums).toMatchObject([{ opening: 10, expired: 0 }]);
    const may = await sumsOf('2026-05', [{ ...march, after: 1, through: 2 }]);
    expect(may.sums).toMatchObject([{ opening: 10, expired: 4, available: 6 }]);
  });

  it('names the accounts of which the trail has not everything that was asked for', async () => {
    const { lacking } = await sumsOf('2026-03', [
      { accountId: 'account-1', after: 0, through: 10 },
      { accountId: 'account-2', after: 0, through: 9 },
    ]);
    expect(lacking).toEqual(['account-2']);
  });
});
