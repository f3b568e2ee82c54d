// What boundaries, changes of plan and corrections write into the tables.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { rebuild } from '@leadwright/eventsourcing/rebuild/rebuild';
import { inScope, setScope } from '@leadwright/postgres/scope';
import { boundary, latticeFrom } from '../../kernel/domain/lattice.ts';
import { ledger, type LedgerCommand } from '../domain/ledger.ts';
import { planGrant, planTerms } from '../../plans/domain/plan-lot.ts';
import { ledgerStream } from '../../kernel/domain/streams.ts';
import { rollover500, team } from '../../plans/testing/test-plans.ts';
import { openStoredLedger, type StoredLedger } from '../testing/stored-ledger.ts';
import { bookedUnder, reissuesOf } from './funded-lots.ts';
import { readEntries, type Entry } from './ledger-entry.ts';
import { mayChangeHistory } from '../testing/tampered-rows.ts';
import { ledgerViolations, violationsIn } from './ledger-violations.ts';
import { ownRebuildables } from '../../rebuildable.ts';
import { readLines } from './statement.ts';

const lattice = latticeFrom('l', '2027-04-01T00:00:00Z', 'UTC');
const at = (day: number): string => `2027-04-${String(day).padStart(2, '0')}T00:00:00.000000Z`;
const asked = (downloadId: string, rows: number) => ({
  downloadId,
  dictId: 'consumers',
  rows,
  multiplierHundredths: 100,
  effectiveAt: at(5),
});

let stored: StoredLedger;

const tell = async (account: string, command: LedgerCommand, cause?: string): Promise<void> => {
  const told = await stored.store.execute(ledgerStream(account), ledger, command, {
    actorId: 'agent',
    onBehalfOf: 'owner',
    correlationId: 'test',
    causes: cause === undefined ? [] : [cause],
  });
  expect(told).toMatchObject({ accepted: true });
};

/** A plan, a file, an upgrade, a boundary, a part refund, adjustments, a chargeback and the end. */
async function months(account: string): Promise<void> {
  await tell(account, planGrant(team, lattice, 0, { costCents: 9_900, invoiceId: 'in_1' }), 'plan:l:0');
  await tell(
    account,
    { type: 'ReserveLeads', request: asked('d', 12_000), downloadLimit: 50_000, unlimited: false },
    'd',
  );
  await tell(account, { type: 'UseLeads', downloadId: 'd', rows: 12_000, at: at(5) }, 'd:used');
  const period = {
    latticeId: 'l',
    period: 0,
    periodStartsAt: boundary(lattice, 0),
    periodEndsAt: boundary(lattice, 1),
  };
  await tell(account, {
    type: 'ChangePlanLeads',
    mode: 'H',
    changeId: 'c',
    ...period,
    at: at(16),
    from: planTerms(team, lattice, 0),
    to: planTerms(rollover500, lattice, 0),
    paid: { costCents: 49_900, invoiceId: 'in_2' },
  });
  const refund = { reason: 'refund', refundedCents: 990, paidCents: 9_900 } as const;
  const booked = { funded: 50_000, used: 12_000 };
  await tell(account, { type: 'ClawBack', invoiceId: 'in_1', at: at(17), ...refund, booked });
  const begins = boundary(lattice, 1);
  await tell(account, { type: 'PassBoundary', latticeId: 'l', period: 1, at: begins, capLeads: 100_000 });
  await tell(account, planGrant(rollover500, lattice, 1, { costCents: 49_900, invoiceId: 'in_3' }), 'plan:l:1');
  const dated = { at: begins, effectiveAt: at(10), lockedThrough: begins, expiresAt: null, corrects: 'd' };
  await tell(account, { type: 'AdjustLeads', adjustmentId: 'up', leads: 70, reason: 'wrong-charge', ...dated });
  await tell(account, { type: 'AdjustLeads', adjustmentId: 'down', leads: -20, reason: 'late-use', ...dated });
  const lost = { reason: 'chargeback', refundedCents: 49_900, paidCents: 49_900 } as const;
  await tell(account, { type: 'ClawBack', invoiceId: 'in_2', at: begins, ...lost });
  await tell(account, { type: 'EndPlanLots', at: begins, reason: 'cancelled-now' });
}

beforeAll(async () => {
  stored = await openStoredLedger({ connections: 4 });
  await months('months');
});
afterAll(() => stored.close());

const entriesOf = (account: string): Promise<Entry[]> =>
  inScope(stored.database.db, [account], (trx) => readEntries(trx, account, null, 200));

describe('the ledger over time', () => {
  it('balances after boundaries, changes of plan, refunds, adjustments and an end', async () => {
    expect(await ledgerViolations(stored.database.db)).toEqual([]);
    const { rows } = await inScope(stored.database.db, ['months'], (trx) =>
      sql`select issued, available, held, delivered, expired, voided from lead_balance where account_id = 'months'`.execute(
        trx,
      ),
    );
    // Issued: 50,000 + 38,000 that moved + 450,000 + 500,000 + 70. The cap left 100,000 of 33,000 + 450,000, and the
    // chargeback took them.
    expect(rows).toEqual([
      {
        issued: '1038070',
        available: '50',
        held: '0',
        delivered: '12000',
        expired: String(383_000 + 500_000),
        voided: String(38_000 + 5_000 + 20 + 100_000),
      },
    ]);
  });

  it('has lines whose sums are the statement: opening + issued + credited - delivered - expired - voided = closing', async () => {
    const entries = await entriesOf('months');
    const statement = (from: string, to: string) => {
      const sum = (type: string): number =>
        entries
          .filter((entry) => entry.type === type && entry.effectiveAt >= from && entry.effectiveAt < to)
          .reduce((total, { leads }) => total + leads, 0);
      return sum('granted') + sum('credited') + sum('used') + sum('expired') + sum('voided');
    };
    const closing = statement(boundary(lattice, 0), boundary(lattice, 1));
    expect(closing).toBe(500_000 - 12_000 - 5_000);
    expect(closing + statement(boundary(lattice, 1), boundary(lattice, 2))).toBe(50);
  });

  it('says of each entry who acted for whom, what it corrects, and when a locked fact happened', async () => {
    const entries = await entriesOf('months');
    expect(new Set(entries.map(({ actorId, onBehalfOf }) => `${actorId} for ${onBehalfOf}`))).toEqual(
      new Set(['agent for owner']),
    );
    const late = entries.filter(({ datedAt }) => datedAt !== null);
    expect(
      late.map(({ type, leads, corrects, datedAt, effectiveAt }) => [type, leads, corrects, datedAt, effectiveAt]),
    ).toEqual([
      ['voided', -20, 'd', at(10), boundary(lattice, 1)],
      ['credited', 70, 'd', at(10), boundary(lattice, 1)],
    ]);
    expect(entries.find(({ reason }) => reason === 'refund')).toMatchObject({ corrects: 'in_1', datedAt: null });
  });

  it('knows of an invoice what its lots were issued with and what was used, when they have left the state too', async () => {
    const booked = (invoiceId: string) =>
      inScope(stored.database.db, ['months'], (trx) => bookedUnder(trx, 'months', invoiceId));
    expect(await booked('in_1')).toEqual({ funded: 50_000, used: 12_000 });
    expect(await booked('in_2')).toEqual({ funded: 450_000, used: 0 });
    expect(await booked('never')).toEqual({ funded: 0, used: 0 });
  });

  it('gives back what a lost dispute took, with the life and the cost that it had left, and only once', async () => {
    const account = 'won';
    const paid = { costCents: 9_900, invoiceId: 'in_1' };
    await tell(account, planGrant(team, lattice, 0, paid), 'plan:l:0');
    await tell(
      account,
      { type: 'ReserveLeads', request: asked('d', 30_000), downloadLimit: 50_000, unlimited: false },
      'd',
    );
    const lost = { reason: 'chargeback', refundedCents: 9_900, paidCents: 9_900 } as const;
    await tell(account, { type: 'ClawBack', invoiceId: 'in_1', at: at(11), ...lost });
    const won = '2027-06-20T00:00:00.000000Z';
    const commands = await inScope(stored.database.db, [account], (trx) => reissuesOf(trx, account, 'in_1', won));
    expect(commands).toMatchObject([
      {
        leads: 20_000,
        corrects: 'plan:l:0',
        lot: {
          lotId: 'reissue:plan:l:0',
          effectiveAt: won,
          expiresAt: '2027-07-10T00:00:00.000000Z',
          costCents: 3_960,
        },
      },
    ]);
    for (const command of [...commands, ...commands]) await tell(account, command);
    const granted = (await entriesOf(account)).filter(({ type }) => type === 'granted');
    expect(granted.map(({ leads, corrects }) => [leads, corrects])).toEqual([
      [20_000, 'plan:l:0'],
      [50_000, null],
    ]);
  });

  it('says of each line why it is there, and nothing of a reason that a person wrote', async () => {
    const account = 'reasons';
    await months(account);
    await tell(account, planGrant(team, latticeFrom('m', at(1), 'UTC'), 0), 'plan:m:0');
    await tell(account, { type: 'VoidLot', lotId: 'plan:m:0', reason: 'ticket 42', at: at(20) });
    const lines = await inScope(stored.database.db, [account], (trx) => readLines(trx, account, null, 100));
    expect(lines.map(({ kind, credit, because }) => [kind, credit ?? because])).toEqual([
      ['voided', null],
      ['granted', null],
      ['expired', 'cancelled-now'],
      ['voided', 'chargeback'],
      ['voided', 'late-use'],
      ['credited', 'wrong-charge'],
      ['granted', null],
      ['expired', 'rollover_cap'],
      ['expired', 'rollover_cap'],
      ['voided', 'refund'],
      ['granted', 'plan-change'],
      ['voided', 'moved'],
      ['granted', 'moved'],
      ['download', null],
      ['granted', null],
    ]);
  });

  it('is checked for reservations outside of a lot’s life, claw-backs above what was paid, and uncounted grants', async () => {
    const broken = async (statement: string): Promise<string[]> => {
      const rollback = new Error('rolled back');
      let found: string[] = [];
      await stored.database.db
        .transaction()
        .execute(async (trx) => {
          await setScope(trx, 'all');
          await mayChangeHistory(trx);
          await sql.raw(statement).execute(trx);
          found = (await violationsIn(trx, ['months'])).map(({ rule }) => rule);
          throw rollback;
        })
        .catch((error: unknown) => {
          if (error !== rollback) throw error;
        });
      return found;
    };
    const ofMonths = `where account_id = 'months'`;
    expect(await broken(`update lot set effective_at = '2027-04-06' ${ofMonths} and lot_id = 'plan:l:0'`)).toEqual([
      'I16',
    ]);
    expect(await broken(`update lot set expires_at = '2027-04-05' ${ofMonths} and lot_id = 'plan:l:0'`)).toEqual([
      'I16',
    ]);
    const inEvent = (field: string, type: string): string =>
      `update event_log set payload = jsonb_set(payload, '{${field}}', '0') ${ofMonths} and type = '${type}'`;
    expect(await broken(inEvent('leadsFunded', 'LeadsClawedBack'))).toEqual(['I17', 'I17']);
    expect(await broken(inEvent('planLeads', 'PlanLeadsChanged'))).toEqual(['I17']);
  });

  it('is made again from its events, with costs, invoices and links', async () => {
    const [projection] = ownRebuildables;
    if (!projection) throw new Error('billing has a ledger');
    expect(await rebuild({ database: stored.database, projection })).toMatchObject({ swapped: true, differences: [] });
    const { rows } = await inScope(stored.database.db, ['months'], (trx) =>
      sql`select lot_id, cost_cents, invoice_id from lot where account_id = 'months' order by granted_seq`.execute(trx),
    );
    expect(rows).toEqual([
      { lot_id: 'plan:l:0', cost_cents: '9900', invoice_id: 'in_1' },
      { lot_id: 'moved:c:plan:l:0', cost_cents: '7524', invoice_id: 'in_1' },
      { lot_id: 'plan-change:c', cost_cents: '49900', invoice_id: 'in_2' },
      { lot_id: 'plan:l:1', cost_cents: '49900', invoice_id: 'in_3' },
      { lot_id: 'adjustment:up', cost_cents: '0', invoice_id: null },
    ]);
  });
});
