import type { Static } from 'typebox';
import type { getBalance } from '@leadwright/contracts/routes/billing/usage/balance';
import type { getUsageDays } from '@leadwright/contracts/routes/billing/usage/days';
import { inScope } from '@leadwright/postgres/scope';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import type { LotTerms } from '../../ledger/domain/lots.ts';
import { readEntries, type Entry } from '../../ledger/projections/ledger-entry.ts';
import { readLeadsByDay } from '../../ledger/projections/leads-by-day.ts';
import { readPeriodTotals } from '../../ledger/projections/period-totals.ts';
import { openStoredLedger, type StoredLedger } from '../../ledger/testing/stored-ledger.ts';
import { signedInApp } from '../../testing/signed-in-app.ts';
import { getBalanceRoutes } from './get-balance.ts';
import { getUsageDaysRoute } from './get-days.ts';
import { getUsageRoute } from './get-usage.ts';

type Balance = Static<(typeof getBalance.answers)[200]>;

const day = (date: string): string => `2026-${date}T00:00:00.000000Z`;
const MICROSECOND = 'T00:00:00.000001Z';

let stored: StoredLedger;
let app: HttpApp;

const lot = (lotId: string, from: string, more: Partial<LotTerms> = {}): LotTerms => ({
  ...{ lotId, kind: 'manual', priority: 50, category: 'paid', source: lotId, onlyDictionaries: [] },
  ...{ effectiveAt: from, expiresAt: null, costCents: 0, invoiceId: null, ...more },
});

/** Two lots, a file from both, one that runs, one that failed, a credit, an end by its day and leads that were taken back. */
async function history(account: string): Promise<void> {
  const tell = stored.tell.bind(stored, account);
  const ask = (downloadId: string, rows: number, effectiveAt: string) =>
    tell(
      {
        ...{ type: 'ReserveLeads', downloadLimit: 10_000, unlimited: false },
        request: { downloadId, dictId: 'consumers', rows, multiplierHundredths: 100, effectiveAt },
      },
      downloadId,
    );
  const ends = lot('ends', day('01-05'), { expiresAt: day('02-20') });
  await tell({ type: 'GrantLeads', leads: 1_000, lot: ends }, 'ends');
  await tell({ type: 'GrantLeads', leads: 500, lot: lot('stays', day('01-10')) }, 'stays');
  await ask('d1', 1_200, day('02-01'));
  await tell({ type: 'UseLeads', downloadId: 'd1', rows: 900, at: day('02-01') }, 'd1:used');
  const credit = lot('credit', day('02-05'), { kind: 'credit' });
  await tell(
    { type: 'CreditLeads', leads: 120, leadsMax: null, reason: 'manual', downloadId: null, lot: credit },
    'credit',
  );
  await ask('d2', 50, day('02-10'));
  await ask('d3', 30, day('02-11'));
  await tell({ type: 'ReleaseReservation', downloadId: 'd3', at: day('02-12') }, 'd3:released');
  await tell({ type: 'VoidLot', lotId: 'credit', reason: 'refund', at: day('03-01') });
}

beforeAll(async () => {
  stored = await openStoredLedger({ connections: 4 });
  await history('a');
  await stored.tell('b', { type: 'GrantLeads', leads: 7, lot: lot('other', day('01-05')) }, 'other');
  app = await signedInApp('a');
  const parts = { database: stored.database, store: stored.store, clockOffsetMs: () => 0 };
  getBalanceRoutes(app, parts);
  getUsageRoute(app, parts);
  getUsageDaysRoute(app, parts);
});
afterAll(async () => {
  await app.close();
  await stored.close();
});

async function balance(at?: string): Promise<Balance> {
  const answer = await app.inject({ url: `/api/v2/usage/balance${at === undefined ? '' : `?at=${at}`}` });
  expect(answer.statusCode).toBe(200);
  return answer.json<Balance>();
}
const inOne = <Result>(work: (trx: Parameters<typeof readEntries>[0]) => Promise<Result>): Promise<Result> =>
  inScope(stored.database.db, ['a'], work);
const entries = (): Promise<Entry[]> => inOne((trx) => readEntries(trx, 'a', null, 200));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('a balance that is explained', () => {
  it('is what usage says, and what its lots add up to', async () => {
    const now = await balance();
    const usage = (await app.inject({ url: '/api/v2/usage' })).json<{ leadsRemaining: number; leadsHeld: number }>();
    expect([now.available, now.held]).toEqual([usage.leadsRemaining, usage.leadsHeld]);
    expect([sum(now.lots.map(({ available }) => available)), sum(now.lots.map(({ held }) => held))]).toEqual([
      now.available,
      now.held,
    ]);
    expect(now.held).toBe(50);
  });

  it('is at every instant what a statement closes with there, and each lot brought what became of it', async () => {
    await balance();
    const instants = new Set((await entries()).map(({ effectiveAt }) => effectiveAt));
    expect(instants.size).toBeGreaterThan(8);
    const shown = new Set<string>();
    for (const instant of [...instants].flatMap((each) => [each, each.replace(/T.*/, MICROSECOND)])) {
      const at = await balance(instant);
      const period = { from: day('01-01'), to: instant };
      const { totals } = await inOne((trx) => readPeriodTotals(trx, 'a', period, null));
      expect({ instant, leads: at.available + at.held }).toEqual({ instant, leads: totals.closing });
      for (const { brought, available, held, delivered, expired, voided, lotId } of at.lots) {
        expect({ lotId, brought }).toEqual({ lotId, brought: available + held + delivered + expired + voided });
        shown.add(lotId);
      }
    }
    expect([...shown].toSorted()).toEqual(['credit', 'ends', 'stays']);
  });

  it('names the entries of each lot that counted by then, newest first, and how many there are', async () => {
    const { lots } = await balance('2026-02-11T12:00:00Z');
    expect(lots.map(({ lotId }) => lotId)[0]).toBe('ends');
    const all = await entries();
    for (const each of lots) {
      const counted = all.filter(({ lotId, effectiveAt }) => lotId === each.lotId && effectiveAt < day('02-12'));
      expect(each.movements).toBe(counted.length);
      expect(each.entries.map(({ id }) => id)).toEqual(counted.slice(0, 10).map(({ id }) => id));
    }
    expect(sum(lots.map(({ movements }) => movements))).toBeGreaterThan(6);
  });

  it('has nothing of a lot after its end, nor before it began', async () => {
    const ids = async (at: string) => (await balance(at)).lots.map(({ lotId }) => lotId);
    expect(await ids(day('01-05'))).toEqual([]);
    expect(await ids('2026-01-05T00:00:00.000001Z')).toEqual(['ends']);
    const { lots } = await balance('2026-02-21T00:00:00Z');
    expect(lots.find(({ lotId }) => lotId === 'ends')?.available ?? 0).toBe(0);
  });

  it.each(['', 'yesterday', '2026-01-01', '2026-02-30T00:00:00Z', '2999-01-01T00:00:00Z', '0000-01-01T00:00:00Z'])(
    'is refused at %j',
    async (at) => {
      const answer = await app.inject({ url: `/api/v2/usage/balance?at=${encodeURIComponent(at)}` });
      expect(answer.statusCode).toBe(400);
      if (at !== '') expect(answer.json()).toMatchObject({ code: 'balance-invalid' });
    },
  );

  it('is the same for finance, of the account that it names', async () => {
    const of = async (accountId: string): Promise<Balance> =>
      (await app.inject({ url: `/api/v2/finance/accounts/${accountId}/balance?at=2026-02-11T12:00:00Z` })).json();
    expect(await of('a')).toEqual(await balance('2026-02-11T12:00:00Z'));
    expect(await of('b')).toMatchObject({ available: 7, lots: [{ lotId: 'other', brought: 7 }] });
    expect(await of('nobody')).toMatchObject({ available: 0, held: 0, lots: [], lotsInAll: 0 });
  });
});

describe('the leads of a period day by day', () => {
  const days = async (from: string, to: string) => {
    const answer = await app.inject({ url: `/api/v2/usage/days?from=${from}&to=${to}` });
    return { status: answer.statusCode, body: answer.json<Static<(typeof getUsageDays.answers)[200]>>() };
  };

  it('is each day what a statement of it says, and adds up to what is left', async () => {
    const { body } = await days(day('01-04'), day('03-05'));
    expect(body.days).toHaveLength(60);
    let from = day('01-04');
    let { opening } = body;
    for (const { until, left, used, added, gone } of body.days) {
      const { totals } = await inOne((trx) => readPeriodTotals(trx, 'a', { from, to: until }, null));
      expect({ until, left, used, added, gone }).toEqual({
        until,
        left: totals.closing,
        used: totals.delivered,
        added: totals.issued + totals.credited,
        gone: totals.expired + totals.voided,
      });
      expect(opening + added - used - gone).toBe(left);
      [from, opening] = [until, left];
    }
    expect(body.days.filter(({ used }) => used > 0)).toHaveLength(1);
  });

  it('begins with what was left before, and ends with a shorter day', async () => {
    const { body } = await days('2026-01-07T06:00:00Z', '2026-01-08T12:00:00Z');
    expect(body).toMatchObject({ opening: 1_000, days: [{ left: 1_000 }, { until: '2026-01-08T12:00:00.000000Z' }] });
    // A millionth of a second is a day of its own.
    const { body: tenth } = await days('2026-01-09T00:00:00Z', '2026-01-10T00:00:00.000001Z');
    expect(tenth.days).toMatchObject([{ added: 0 }, { added: 500, left: 1_500 }]);
  });

  it('counts days of the account’s zone, also where the clocks change', async () => {
    const period = { from: '2026-10-31T14:30:00.000000Z', to: '2026-11-03T00:00:00.000000Z' };
    const endsIn = async (zone: string) =>
      (await inOne((trx) => readLeadsByDay(trx, 'a', { ...period, zone }))).days.map(({ until }) => until.slice(0, 16));
    expect(await endsIn('UTC')).toEqual(['2026-11-01T14:30', '2026-11-02T14:30', '2026-11-03T00:00']);
    expect(await endsIn('America/Chicago')).toEqual(['2026-11-01T15:30', '2026-11-02T15:30', '2026-11-03T00:00']);
  });

  it('says nothing of days that are ahead', async () => {
    const from = new Date(Date.now() - 3_600_000).toISOString();
    const to = new Date(Date.now() + 30 * 86_400_000).toISOString();
    const { body } = await days(from, to);
    expect(body.days).toHaveLength(1);
    expect(Date.parse(body.days[0]?.until ?? '')).toBeLessThanOrEqual(Date.now() + 1_000);
    expect((await days(to, new Date(Date.parse(to) + 1).toISOString())).body.days).toEqual([]);
  });

  it.each([
    ['2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', 'period-invalid'],
    ['2026-01-01T00:00:00Z', 'soon', 'period-invalid'],
    ['2025-01-01T00:00:00Z', '2026-02-05T00:00:01Z', 'period-too-long'],
  ])('is refused from %s to %s', async (from, to, code) => {
    expect(await days(from, to)).toMatchObject({ status: 400, body: { code } });
  });
});
