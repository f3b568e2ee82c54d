// A gate that lets everything pass is worthless: each fault is planted in accounts of its own, and is named with them.
import { Temporal } from 'temporal-polyfill';
import { inScope } from '@leadwright/postgres/scope';
import { propose } from '../../credits/routes/book-proposal.ts';
import { billingContract } from '../../contracts.ts';
import { instantOf } from '../../kernel/domain/instant.ts';
import { PRIORITY_DEFAULT } from '../../ledger/domain/lots.ts';
import { openStoredLedger, type StoredLedger } from '../../ledger/testing/stored-ledger.ts';
import { tamper } from '../../ledger/testing/tampered-rows.ts';
import {
  accountOverTime,
  context,
  providerInvoice,
  providerSubscription,
} from '../../subscription/testing/account-over-time.ts';
import { monthOf } from '../domain/month.ts';
import { inAllAccounts } from '../projections/in-all-accounts.ts';
import { cutPositions } from '../projections/positions.ts';
import { readPositionsAfter } from '../projections/tie-sides.ts';
import { faults, fortyDaysLater, type Fault } from '../testing/planted-faults.ts';
import { rewriteLog } from '../testing/rewritten-log.ts';
import { trailAsItWas, type TrailAsItWas } from '../testing/trail-as-it-was.ts';
import { runGate, type Gate } from './run-gate.ts';

const day = (days: number): string =>
  instantOf(
    Temporal.Now.instant()
      .add({ hours: 24 * days })
      .toString(),
  );
const period = { periodStart: day(-5), periodEnd: day(25) };
const month = monthOf(period.periodStart);
const accountOf = (place: number, which: 'a' | 'b'): string => `fault-${String(place).padStart(2, '0')}-${which}`;
const untouched = ['untouched-1', 'untouched-2'];
const answered = 'answered';

let stored: StoredLedger;
let book: TrailAsItWas;
let before: Gate;
let after: Gate;

beforeAll(async () => {
  stored = await openStoredLedger({ connections: 4 });
  for (const [place, fault] of faults.entries())
    for (const which of fault.both ? (['a', 'b'] as const) : (['a'] as const)) await live(accountOf(place, which));
  for (const account of [...untouched, answered]) await live(account);
  await answerForClock(answered);
  await inScope(stored.database.db, 'all', (trx) => cutPositions(trx, month));
  const positions = await inAllAccounts(stored.database, (trx) =>
    readPositionsAfter(trx, { month, isCut: true }, '', 1_000),
  );
  book = await trailAsItWas(stored.database, month, positions);
  before = await gate();
  for (const [place, fault] of faults.entries()) await plant(place, fault);
  after = await gate();
});
afterAll(() => stored.close());

const gate = (): Promise<Gate> =>
  runGate({ database: stored.database, book, contract: billingContract, now: Date.now }, month);

/** A plan that was paid for, a file, a credit for it, and a void. */
async function live(accountId: string): Promise<void> {
  const own = { subscriptionId: `sub-${accountId}`, customerId: `cus-${accountId}` };
  const life = accountOverTime({ store: stored.store, accountId }, { at: day(0) });
  const invoice = providerInvoice({ invoiceId: `in-${accountId}`, reason: 'first', ...own, ...period });
  await life.apply({ subscription: providerSubscription({ ...own, ...period }), invoices: [invoice] });
  await life.use('d', 300);
  const lot = {
    ...({ lotId: 'credit:d', kind: 'credit', category: 'promotional', priority: PRIORITY_DEFAULT } as const),
    ...{
      effectiveAt: day(0),
      expiresAt: null,
      source: 'credit:d',
      onlyDictionaries: [],
      costCents: 0,
      invoiceId: null,
    },
  };
  await life.book({ type: 'CreditLeads', lot, leads: 300, leadsMax: 300, reason: 'bad-file', downloadId: 'd' });
  await life.book({ type: 'VoidLot', lotId: 'credit:d', reason: 'goodwill', at: day(0) });
}

/** Its file was recorded while a clock was forty days ahead, and finance booked what it moved into the right month. */
async function answerForClock(accountId: string): Promise<void> {
  await rewriteLog(stored.database, accountId, fortyDaysLater);
  const corrects = (await eventOf(accountId, 'LeadsUsed')) ?? '';
  await stored.store.transaction([accountId], (tx) =>
    propose({ aboveLeads: 10_000, aboveCents: 0, openDays: 7 }, { tx, by: 'fiona', context }, accountId, {
      ...{ action: 'adjust', leads: 5, lotId: null, reason: 'service-fault', note: 'a clock ran ahead', corrects },
    }),
  );
}

async function plant(place: number, { sql, log, trail }: Fault): Promise<void> {
  const [a, b] = [accountOf(place, 'a'), accountOf(place, 'b')];
  if (sql) await tamper(stored.database, sql(a, b));
  if (log) await rewriteLog(stored.database, a, log);
  if (trail) book.says(a, trail);
}

it('lets a month pass in which nothing is wrong', () => {
  expect(before).toMatchObject({ audit: 'compared', findings: [], differences: [] });
  expect(before.accounts).toBe(faults.length + faults.filter(({ both }) => both).length + untouched.length + 1);
});

it.each(faults.map((fault, place) => [fault.name, fault, place] as const))(
  'finds %s, and names its account',
  async (_name, { finds, both, entry }, place) => {
    for (const which of both ? (['a', 'b'] as const) : (['a'] as const)) {
      const accountId = accountOf(place, which);
      const found = foundOf(finds, accountId);
      expect(found).not.toEqual([]);
      if (entry === undefined) continue;
      const event = await eventOf(accountId, entry);
      expect(found.map(({ entryId }) => entryId?.split('.')[0])).toContain(event);
    }
  },
);

function foundOf(finds: Fault['finds'], accountId: string): { entryId: string | null }[] {
  if (finds !== 'book' && finds !== 'invoice')
    return after.findings.filter((each) => each.code === finds && each.accountId === accountId);
  const between = finds === 'book' ? 'ledger-and-audit' : 'ledger-and-invoices';
  return after.differences.filter(
    (each) => each.between === between && each.accountId === accountId && each.settledById === null,
  );
}

async function eventOf(accountId: string, type: string): Promise<string | undefined> {
  const events = await stored.store.readAccount(accountId, 0, 100);
  return events.find(({ event }) => event.type === type)?.eventId;
}

it('has nothing against an event that a clock dated ahead, once an adjustment names it', async () => {
  const events = await stored.store.readAccount(answered, 0, 100);
  const at = events.findIndex(({ event }) => event.type === 'LeadsUsed');
  expect((events[at]?.recordedAt ?? '') > (events[at + 1]?.recordedAt ?? '')).toBe(true);
  expect(after.findings.filter(({ accountId }) => accountId === answered)).toEqual([]);
});

it('names no account in which nothing was planted', () => {
  const planted = new Set(
    faults.flatMap(({ both }, place) =>
      both ? [accountOf(place, 'a'), accountOf(place, 'b')] : [accountOf(place, 'a')],
    ),
  );
  const named = [...after.findings, ...after.differences].map(({ accountId }) => accountId ?? '');
  expect(named.filter((account) => !planted.has(account))).toEqual([]);
});
