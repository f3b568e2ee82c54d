// The provider at which an account plays: it charges exactly what we say, pays with its credit first, and every cent is counted.
import { instantOf } from '../../kernel/domain/instant.ts';
import type { ProviderInvoice } from '../../providers/processor.ts';
import { providerInvoice } from '../../subscription/testing/account-over-time.ts';

/** US cents. `cash`: what the provider took and keeps. `credit`: its balance, which pays later invoices first. */
export type Money = { cash: number; credit: number };

export type Charge = Pick<ProviderInvoice, 'reason' | 'planId' | 'periodStart' | 'periodEnd'> & {
  subscriptionId: string;
  /** Below 0 it comes back as credit. */
  netCents: number;
  at: string;
};

const isGone = (dispute: ProviderInvoice['dispute']): boolean => dispute === 'open' || dispute === 'lost';
const kept = ({ paidCents, refundedCents, dispute }: ProviderInvoice): number =>
  isGone(dispute) ? 0 : paidCents - refundedCents;

export type ProviderCash = ReturnType<typeof providerCash>;

/** `name`: what its invoices are called after, one for each account. */
export function providerCash(name: string) {
  const invoices: ProviderInvoice[] = [];
  const money: Money = { cash: 0, credit: 0 };
  /** Answers what the provider keeps less of the invoice, in cents; below 0 it keeps more. */
  const becomes = (number: number, more: Partial<ProviderInvoice>): number => {
    const before = invoices[number];
    if (!before || before.paidCents <= 0) return 0;
    const after = { ...before, ...more };
    invoices[number] = after;
    money.cash -= kept(before) - kept(after);
    return kept(before) - kept(after);
  };
  return {
    invoices,
    money,
    /** Answers what of it was paid by credit. */
    charges: ({ netCents, at, ...of }: Charge): number => {
      const byCreditCents = Math.min(netCents, money.credit);
      const paidCents = netCents - byCreditCents;
      money.cash += paidCents;
      money.credit -= byCreditCents;
      invoices.push(
        providerInvoice({
          ...{
            ...of,
            invoiceId: `${name}-${invoices.length}`,
            issuedAt: instantOf(at),
            dueCents: paidCents,
            paidCents,
          },
          ...(byCreditCents === 0 ? {} : { byCreditCents }),
        }),
      );
      return byCreditCents;
    },
    /** How many periods are paid for, by shares of what their own invoices keep. */
    keptPeriods: (): number =>
      invoices.reduce((sum, each) => {
        const { reason, paidCents, byCreditCents = 0 } = each;
        return reason === 'change' ? sum : sum + (kept(each) + byCreditCents) / (paidCents + byCreditCents);
      }, 0),
    /** The bank takes the money of the invoice, or gives it back. */
    disputes: (number: number, dispute: 'open' | 'won'): number => {
      const isOpen = isGone(invoices[number]?.dispute ?? 'none');
      return isOpen === (dispute === 'open') ? 0 : becomes(number, { dispute });
    },
    /** Finance sends so many cents of it back to the card. */
    refunds: (number: number, cents: number): number => {
      const { refundedCents = 0, dispute = 'none' } = invoices[number] ?? {};
      return isGone(dispute) ? 0 : becomes(number, { refundedCents: refundedCents + cents });
    },
  };
}
