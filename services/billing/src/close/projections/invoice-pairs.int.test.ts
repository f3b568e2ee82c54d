// What the tie says of invoices: as the month knew them when it was cut, and nothing against months that are right.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Temporal } from 'temporal-polyfill';
import { inScope } from '@leadwright/postgres/scope';
import { compareInvoices, openDifferences, type Difference } from '../domain/tie.ts';
import { monthAfter, monthOf } from '../domain/month.ts';
import { instantOf } from '../../kernel/domain/instant.ts';
import { latticeFrom } from '../../kernel/domain/lattice.ts';
import { planGrant } from '../../plans/domain/plan-lot.ts';
import type { ProviderInvoice } from '../../providers/processor.ts';
import type { ProviderState } from '../../providers/reading/provider-state.ts';
import { propose } from '../../credits/routes/book-proposal.ts';
import {
  INVOICED_CENTS as PAID,
  accountOverTime,
  context,
  providerInvoice,
  providerSubscription,
  type AccountOverTime,
} from '../../subscription/testing/account-over-time.ts';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { planNamed, termsNow } from '../../plans/testing/plan-named.ts';
import { openStoredLedger, type StoredLedger } from '../../ledger/testing/stored-ledger.ts';
import { tamper } from '../../ledger/testing/tampered-rows.ts';
import { inAllAccounts } from './in-all-accounts.ts';
import { readInvoicePairs } from './invoice-pairs.ts';
import { cutPositions } from './positions.ts';

const day = (days: number): string =>
  instantOf(
    Temporal.Now.instant()
      .add({ hours: 24 * days })
      .toString(),
  );
const period = { periodStart: day(-5), periodEnd: day(25) };
const month = monthOf(period.periodStart);

let stored: StoredLedger;
beforeAll(async () => {
  stored = await openStoredLedger({ connections: 4 });
});
afterAll(() => stored.close());

let places = 0;
/** An account of its own, with a subscription and invoices that are named after it. */
function account() {
  places += 1;
  const accountId = `tied-${places}`;
  const own = { subscriptionId: `sub-${places}`, customerId: `cus-${places}` };
  const life: AccountOverTime = accountOverTime({ store: stored.store, accountId }, { at: day(0) });
  const invoice = (name: string, more: Partial<ProviderInvoice> = {}): ProviderInvoice =>
    providerInvoice({ invoiceId: `in-${places}-${name}`, reason: 'first', ...own, ...period, ...more });
  return {
    accountId,
    life,
    own,
    invoice,
    read: (invoices: ProviderInvoice[], more: Partial<Pick<ProviderState, 'processor' | 'subscription'>> = {}) =>
      life.apply({ subscription: providerSubscription({ ...own, ...period }), invoices, ...more }),
  };
}

const cut = (of = month) => inScope(stored.database.db, 'all', (trx) => cutPositions(trx, of));
async function tieOf(accountId: string, of = month) {
  const pairs = await inAllAccounts(stored.database, (trx) => readInvoicePairs(trx, { month: of, isCut: true }));
  return compareInvoices(pairs.filter((each) => each.accountId === accountId));
}
const said = ({ differences }: { differences: Difference[] }) =>
  differences.map(({ invoiceId, ledger, other, settledById }) => ({ invoiceId, ledger, other, settledById }));
const none = { differences: [] };
const team = { planId: 'team-unlimited', ledgerCents: PAID, invoiceCents: PAID };

describe('an invoice as a month knew it when it was cut', () => {
  it('stays as it was where it is paid back later', async () => {
    const { accountId, invoice, read } = account();
    await read([invoice('a')]);
    await cut();
    await read([invoice('a', { refundedCents: PAID })]);
    expect(await tieOf(accountId)).toEqual({ plans: [team], ...none });
  });

  it('is a difference of the open month, not of the locked one, where a second charge becomes known after the lock', async () => {
    const { accountId, invoice, read } = account();
    await read([invoice('a')]);
    await cut();
    await read([invoice('a'), invoice('again')]);
    await cut(monthAfter(month));
    expect(await tieOf(accountId)).toEqual({ plans: [team], ...none });
    const twice = { ledger: 0, other: PAID, settledById: null };
    expect(said(await tieOf(accountId, monthAfter(month)))).toEqual([
      { invoiceId: invoice('again').invoiceId, ...twice },
    ]);
  });

  it('is a difference of the open month where a refund fails by which the locked one was right', async () => {
    const { accountId, invoice, read } = account();
    const [once, again] = [invoice('a'), invoice('again')];
    await read([once, again]);
    await cut();
    expect((await tieOf(accountId)).differences).toHaveLength(1);
    await read([once, { ...again, refundedCents: PAID }]);
    expect((await tieOf(accountId)).differences).toHaveLength(1);
    await cut();
    const locked = await tieOf(accountId);
    expect(locked).toEqual({ plans: [team], ...none });
    await read([once, again]);
    await cut(monthAfter(month));
    expect(await tieOf(accountId)).toEqual(locked);
    expect(said(await tieOf(accountId, monthAfter(month)))).toMatchObject([
      { invoiceId: again.invoiceId, other: PAID },
    ]);
  });
});

describe('no month is refused', () => {
  it('for a trial that becomes a paid plan', async () => {
    const { accountId, life, invoice, read } = account();
    await life.start('free-trial', day(-6));
    await read([invoice('a')]);
    await cut();
    expect(await tieOf(accountId)).toEqual({ plans: [team], ...none });
  });

  it('for an account whose first leads name no invoice, since a processor charged for them later', async () => {
    const { accountId, life, invoice, read } = account();
    await life.start('team-unlimited', period.periodStart);
    await read([invoice('a')]);
    await cut();
    expect((await life.granted()).length).toBe(1);
    expect(await tieOf(accountId)).toMatchObject(none);
    // A second charge of that period is one all the same.
    await read([invoice('a'), invoice('again')]);
    await cut();
    expect(said(await tieOf(accountId))).toMatchObject([{ invoiceId: invoice('again').invoiceId, other: PAID }]);
  });

  it('for an imported account, whose running period and those before were paid for elsewhere', async () => {
    const { accountId, life, own, invoice, read } = account();
    const lattice = { ...latticeFrom('imported', period.periodStart, 'UTC'), continues: true as const };
    const provider = { processor: 'sandbox' as const, customerId: own.customerId, subscriptionId: own.subscriptionId };
    const taken = { planId: 'team-unlimited', terms: termsNow('team-unlimited') };
    await life.tell({ type: 'ImportSubscription', ...taken, status: 'live', lattice, provider });
    await life.book(planGrant(planNamed('team-unlimited'), lattice, 0));
    const before = { periodStart: day(-36), periodEnd: period.periodStart, issuedAt: day(-6), paidAt: day(-6) };
    await read([invoice('before', { ...before, reason: 'renewal' }), invoice('running', { reason: 'renewal' })]);
    await cut();
    expect((await life.granted()).length).toBe(1);
    expect(await tieOf(accountId)).toMatchObject(none);
  });

  it('for a promo, for a plan that costs nothing, and for a subscription that moves to another processor', async () => {
    const [promo, free, moved] = [account(), account(), account()];
    const onPromo = { planId: 'october-promo' };
    await promo.read([promo.invoice('a', onPromo)], {
      subscription: providerSubscription({ ...promo.own, ...period, ...onPromo }),
    });
    await free.read([free.invoice('a', { dueCents: 0, paidCents: 0 })]);
    await moved.read([moved.invoice('a')]);
    const there = { subscriptionId: 'sub-there', customerId: 'cus-there' };
    const later = { periodStart: day(-3), periodEnd: day(27) };
    await moved.read([moved.invoice('there', { ...there, ...later })], {
      processor: 'stripe',
      subscription: providerSubscription({ ...there, ...later }),
    });
    await cut();
    for (const each of [promo, free, moved]) {
      expect({ each: each.accountId, ...(await tieOf(each.accountId)) }).toMatchObject(none);
      expect((await each.life.granted()).length).toBeGreaterThan(0);
    }
    expect((await tieOf(moved.accountId)).plans).toEqual([{ ...team, ledgerCents: 2 * PAID, invoiceCents: 2 * PAID }]);
  });
});

describe('what finance answered for by an adjustment', () => {
  const adjust = (accountId: string, corrects: string) =>
    stored.store.transaction([accountId], (tx) =>
      propose({ aboveLeads: 10_000, aboveCents: 0, openDays: 7 }, { tx, by: 'fiona', context }, accountId, {
        ...{ action: 'adjust', leads: 500, lotId: null, reason: 'wrong-charge', note: 'as agreed', corrects },
      }),
    );

  it('keeps no month from being locked: an invoice that brought no leads', async () => {
    const { accountId, invoice, read } = account();
    const again = invoice('again');
    await read([invoice('a'), again]);
    await cut();
    expect(openDifferences(await tieOf(accountId))).toHaveLength(1);
    const adjustmentId = await adjust(accountId, again.invoiceId);
    // Known to the month only when it is proposed again.
    expect(openDifferences(await tieOf(accountId))).toHaveLength(1);
    await cut();
    const tie = await tieOf(accountId);
    expect(said(tie)).toEqual([{ invoiceId: again.invoiceId, ledger: 0, other: PAID, settledById: adjustmentId }]);
    expect(openDifferences(tie)).toEqual([]);
  });

  it.each([
    ['by its lot', (lotId: string, _entryId: string) => lotId],
    ['by the entry that the tie names', (_lotId: string, entryId: string) => entryId],
  ])('keeps no month from being locked: leads of a period that nobody paid for, %s', async (_how, named) => {
    const { accountId, invoice, read, life } = account();
    await read([invoice('a')]);
    const ofAccount = `account_id = '${accountId}'`;
    await tamper(
      stored.database,
      `update lot set invoice_id = null where ${ofAccount};update invoice set paid_for = 'other' where ${ofAccount}`,
    );
    await cut();
    const open = await tieOf(accountId);
    expect(said(open)).toMatchObject([{ invoiceId: null, ledger: PAID, other: 0, settledById: null }]);
    const { lotId = '' } = (await life.granted())[0] ?? {};
    const adjustmentId = await adjust(accountId, named(lotId, open.differences[0]?.entryId ?? ''));
    await cut();
    expect(said(await tieOf(accountId))).toMatchObject([{ ledger: PAID, settledById: adjustmentId }]);
  });
});

it('a month that the release before cut knows the invoices that were recorded by its proposal, and no later one', async () => {
  const { accountId, invoice, read } = account();
  await read([invoice('a')]);
  await cut();
  await tamper(
    stored.database,
    `insert into month_close (month, status, proposal_id, proposed_by, proposed_at, ends_at)
      values ('${month}', 'proposed', 'p', 'fiona', clock_timestamp(), now())`,
  );
  await read([invoice('a'), invoice('again')]);
  const file = path.join(repositoryRoot, 'services/billing/migrations/0020_what_a_month_knew.sql');
  await tamper(stored.database, 'alter table month_position drop column known_seq');
  await tamper(stored.database, readFileSync(file, 'utf8').trim().replace(/;$/, ''));
  expect(await tieOf(accountId)).toEqual({ plans: [team], ...none });
});

it('a month knows of an account that has paid and never had leads', async () => {
  const { accountId, invoice, read } = account();
  await read([invoice('a')]);
  const ofAccount = `where account_id = '${accountId}'`;
  await tamper(
    stored.database,
    ['ledger_entry', 'lot', 'lead_balance'].map((table) => `delete from ${table} ${ofAccount}`).join(';'),
  );
  await cut();
  expect(said(await tieOf(accountId))).toMatchObject([{ invoiceId: invoice('a').invoiceId, ledger: 0, other: PAID }]);
});
