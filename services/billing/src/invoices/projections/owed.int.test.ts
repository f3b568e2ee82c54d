// What finance sees of debts, folded from the log of real accounts.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inScope } from '@leadwright/postgres/scope';
import { instantOf } from '../../kernel/domain/instant.ts';
import { openStoredLedger, type StoredLedger } from '../../ledger/testing/stored-ledger.ts';
import type { ProviderInvoice } from '../../providers/processor.ts';
import {
  accountOverTime,
  providerInvoice,
  providerSubscription,
} from '../../subscription/testing/account-over-time.ts';
import { readOwed } from './owed.ts';
import { readByCredit, readCreditSources, readOwnCredit, readPaymentStanding } from './own-credit.ts';

const DAY_MS = 86_400_000;
const on = (days: number): string => instantOf(new Date(Date.now() + days * DAY_MS).toISOString());
const [first, second, third] = [
  { periodStart: on(-35), periodEnd: on(-5) },
  { periodStart: on(-5), periodEnd: on(25) },
  { periodStart: on(25), periodEnd: on(55) },
];

let stored: StoredLedger;
beforeAll(async () => {
  stored = await openStoredLedger({ connections: 4 });
});
afterAll(() => stored.close());

const own = (accountId: string) => inScope(stored.database.db, [accountId], (trx) => readOwnCredit(trx, accountId));
const sources = (accountId: string) =>
  inScope(stored.database.db, [accountId], (trx) => readCreditSources(trx, accountId));
const standing = (accountId: string) =>
  inScope(stored.database.db, [accountId], (trx) => readPaymentStanding(trx, accountId));
const owed = () => inScope(stored.database.db, 'all', readOwed);

describe('what accounts owe for taken-back credit', () => {
  it('is listed with its payment and the time since which, and is gone once it is paid', async () => {
    const account = accountOverTime({ store: stored.store, accountId: 'owing' }, { at: first.periodStart });
    const invoices: ProviderInvoice[] = [];
    const reads = (period: typeof first, ...more: ProviderInvoice[]) => {
      invoices.push(...more);
      return account.apply({
        subscription: providerSubscription({ ...period, planId: 'individual-unlimited' }),
        invoices,
      });
    };
    const invoice = (invoiceId: string, more: Partial<ProviderInvoice> & typeof first) =>
      providerInvoice({ invoiceId, planId: 'individual-unlimited', ...more });
    await reads(
      first,
      invoice('paid', { ...first, reason: 'first', planId: 'rollover-50k', paidCents: 19_900 }),
      invoice('down', { ...first, reason: 'change', paidCents: 0, byCreditCents: -14_900 }),
    );
    account.setClock(second.periodStart);
    expect(await own('owing')).toEqual({
      ...{ leftCents: 14_900, takenCents: 0, owedCents: 0, disputed: [], owed: [] },
    });
    expect(await sources('owing')).toEqual([{ invoiceId: 'paid', leftCents: 14_900 }]);
    await reads(second, invoice('by-credit', { ...second, paidCents: 0, byCreditCents: 5_000 }));
    account.setClock(on(0));
    await account.use('d', 20_000);
    expect(await owed()).toEqual([]);
    expect([await own('owing'), await standing('owing')]).toMatchObject([{ leftCents: 9_900, owedCents: 0 }, 'good']);
    invoices[0] = { ...(invoices[0] as ProviderInvoice), dispute: 'open' };
    await reads(second);
    const since = expect.stringMatching(/Z$/);
    expect(await owed()).toEqual([
      {
        ...{ accountId: 'owing', owedCents: 2_000, since, stopped: [], withheldCents: 0, settledCents: 0 },
        payments: [{ invoiceId: 'paid', owedCents: 2_000, since }],
      },
    ]);
    const payment = { processor: 'sandbox', invoiceId: 'paid', paidCents: 19_900, issuedAt: expect.any(String) };
    expect(await own('owing')).toEqual({
      ...{ leftCents: 0, takenCents: 9_900, owedCents: 2_000, disputed: [payment] },
      owed: [{ ...payment, because: 'dispute', owedCents: 2_000 }],
    });
    expect(await standing('owing')).toBe('disputed');
    invoices[0] = { ...(invoices[0] as ProviderInvoice), dispute: 'lost' };
    await reads(second);
    expect(await standing('owing')).toBe('owing');
    account.setClock(third.periodStart);
    await reads(third, invoice('by-card', { ...third, paidCents: 5_000 }));
    expect(await owed()).toEqual([]);
    expect([await own('owing'), await standing('owing')]).toMatchObject([{ owedCents: 0, owed: [] }, 'good']);
    const byCredit = () => inScope(stored.database.db, ['owing'], (trx) => readByCredit(trx, 'owing'));
    const known = await byCredit();
    expect(['down', 'by-credit', 'by-card'].map((id) => known.get(id))).toEqual([
      { byCreditCents: 0, withoutLeadsCents: 0, leftCents: 14_900, takenCents: 14_900 },
      { byCreditCents: 5_000, withoutLeadsCents: 0, leftCents: 0, takenCents: 0 },
      { byCreditCents: 0, withoutLeadsCents: 2_000, leftCents: 0, takenCents: 0 },
    ]);
    // Won after the debt was settled: it is paid twice.
    invoices[0] = { ...(invoices[0] as ProviderInvoice), dispute: 'won' };
    await reads(third);
    expect((await byCredit()).get('down')).toMatchObject({ leftCents: 14_900, takenCents: 0 });
    expect(await owed()).toEqual([
      {
        ...{ accountId: 'owing', owedCents: 0, since, payments: [], stopped: [] },
        ...{ withheldCents: 0, settledCents: 2_000 },
      },
    ]);
  });

  it('lists what dead credit did not pay for, also when its dispute was won later', async () => {
    const account = accountOverTime({ store: stored.store, accountId: 'won' }, { at: first.periodStart });
    const invoices: ProviderInvoice[] = [];
    const reads = (period: typeof first, ...more: ProviderInvoice[]) => {
      invoices.push(...more);
      return account.apply({
        subscription: providerSubscription({ ...period, planId: 'individual-unlimited' }),
        invoices,
      });
    };
    const invoice = (invoiceId: string, more: Partial<ProviderInvoice> & typeof first) =>
      providerInvoice({ invoiceId, planId: 'individual-unlimited', ...more });
    await reads(
      first,
      invoice('paid-2', { ...first, reason: 'first', planId: 'rollover-50k', paidCents: 19_900 }),
      invoice('down-2', { ...first, reason: 'change', paidCents: 0, byCreditCents: -5_000 }),
    );
    invoices[0] = { ...(invoices[0] as ProviderInvoice), dispute: 'open' };
    await reads(first);
    account.setClock(second.periodStart);
    // All that was left pays for nothing, so that no event says that the payment is back.
    await reads(second, invoice('withheld', { ...second, paidCents: 0, byCreditCents: 5_000 }));
    const sums = async () =>
      (await owed()).flatMap(({ accountId, stopped, withheldCents, settledCents }) =>
        accountId === 'won' ? [{ stopped, withheldCents, settledCents }] : [],
      );
    expect(await sums()).toEqual([{ stopped: ['withheld'], withheldCents: 0, settledCents: 0 }]);
    invoices[0] = { ...(invoices[0] as ProviderInvoice), dispute: 'won' };
    await reads(second);
    expect(await sums()).toEqual([{ stopped: ['withheld'], withheldCents: 5_000, settledCents: 0 }]);
  });

  it('lists what a refund that failed later cost the account', async () => {
    const account = accountOverTime({ store: stored.store, accountId: 'failed' }, { at: first.periodStart });
    const own = { planId: 'individual-unlimited' };
    const paid = providerInvoice({
      invoiceId: 'paid-3',
      ...first,
      reason: 'first',
      planId: 'rollover-50k',
      paidCents: 19_900,
    });
    const down = providerInvoice({
      invoiceId: 'down-3',
      ...own,
      ...first,
      reason: 'change',
      paidCents: 0,
      byCreditCents: -5_000,
    });
    const reads = (period: typeof first, ...invoices: ProviderInvoice[]) =>
      account.apply({ subscription: providerSubscription({ ...period, ...own }), invoices });
    await reads(first, paid, down);
    await reads(first, { ...paid, refundedCents: 19_900 }, down);
    account.setClock(second.periodStart);
    const withheld = providerInvoice({
      invoiceId: 'withheld-3',
      ...own,
      ...second,
      paidCents: 0,
      byCreditCents: 5_000,
    });
    await reads(second, { ...paid, refundedCents: 19_900 }, down, withheld);
    await reads(second, paid, down, withheld);
    expect((await owed()).filter(({ accountId }) => accountId === 'failed')).toMatchObject([
      { owedCents: 0, stopped: ['withheld-3'], withheldCents: 5_000 },
    ]);
  });
});
