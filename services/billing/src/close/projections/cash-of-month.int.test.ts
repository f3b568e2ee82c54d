// Each cent that the month's invoices were paid by is under one name.
import { Temporal } from 'temporal-polyfill';
import { inScope } from '@leadwright/postgres/scope';
import { instantOf } from '../../kernel/domain/instant.ts';
import { openStoredLedger, type StoredLedger } from '../../ledger/testing/stored-ledger.ts';
import {
  accountOverTime,
  INVOICED_CENTS as PAID,
  providerInvoice,
  providerSubscription,
} from '../../subscription/testing/account-over-time.ts';
import { monthOf } from '../domain/month.ts';
import { readCash } from './cash-of-month.ts';
import { inAllAccounts } from './in-all-accounts.ts';
import { cutPositions } from './positions.ts';

const day = (days: number): string =>
  instantOf(
    Temporal.Now.instant()
      .add({ hours: 24 * days })
      .toString(),
  );
const period = { periodStart: day(-5), periodEnd: day(25) };
const month = monthOf(period.periodStart);
const UPGRADE = 10_000;

let stored: StoredLedger;
beforeAll(async () => {
  stored = await openStoredLedger({ connections: 4 });
});
afterAll(() => stored.close());

it('an upgrade that brings no leads at once is in it, as is what was paid back, and what nothing explains', async () => {
  const own = { subscriptionId: 'sub', customerId: 'cus' };
  const life = accountOverTime({ store: stored.store, accountId: 'upgraded' }, { at: day(0) });
  const invoice = (invoiceId: string, more: Partial<Parameters<typeof providerInvoice>[0]> = {}) =>
    providerInvoice({ invoiceId, reason: 'first', ...own, ...period, ...more });
  const up = { reason: 'change', planId: 'rollover-50k', issuedAt: day(0), paidAt: day(0) } as const;
  const first = invoice('first');
  await life.apply({ subscription: providerSubscription({ ...own, ...period }), invoices: [first] });
  await life.apply({
    subscription: providerSubscription({ ...own, ...period, planId: 'rollover-50k' }),
    invoices: [
      first,
      invoice('up', { ...up, dueCents: UPGRADE, paidCents: UPGRADE }),
      invoice('again'),
      invoice('back', { refundedCents: PAID }),
      invoice('by hand', { reason: 'other', dueCents: 700, paidCents: 700 }),
    ],
  });
  const brought = (await life.granted()).filter(({ lotId }) => lotId.startsWith('plan-change:'));
  expect(brought).toEqual([]);
  await inScope(stored.database.db, 'all', (trx) => cutPositions(trx, month));
  const cash = await inAllAccounts(stored.database, (trx) => readCash(trx, { month, isCut: true }));
  expect(cash).toEqual([
    { what: 'leads', invoices: 1, cents: PAID },
    { what: 'plan-price', invoices: 1, cents: UPGRADE },
    { what: 'paid-back', invoices: 1, cents: PAID },
    { what: 'no-plan', invoices: 1, cents: 700 },
    { what: 'unexplained', invoices: 1, cents: PAID },
  ]);
});
