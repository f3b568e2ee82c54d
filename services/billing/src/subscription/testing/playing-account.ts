// An account that plays against us with legal requests, at a provider of which every cent is counted.
import { instantOf } from '../../kernel/domain/instant.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';
import { boundary, latticeFrom, periodAt } from '../../kernel/domain/lattice.ts';
import { netOf } from '../../plans/domain/change-money.ts';
import { createCatalogue } from '../../plans/domain/catalogue.ts';
import type { ProviderInvoice } from '../../providers/processor.ts';
import { changeFigure } from '../domain/change-figure.ts';
import { accountOverTime, providerInvoice, providerSubscription } from './account-over-time.ts';

const lattice = latticeFrom('l', '2027-01-31T10:00Z', 'UTC');
const catalogue = createCatalogue();
/** US cents a month. */
export const price = (planId: string): number => planNamed(planId).priceCents;

const periodOf = (at: string): number => periodAt(lattice, instantOf(at)).k;
const isGone = (dispute: ProviderInvoice['dispute']): boolean => dispute === 'open' || dispute === 'lost';

/** US cents. `cash`: what the provider took and keeps. `credit`: its balance, which pays later invoices first. */
export type Money = { cash: number; credit: number };

/** An account at a provider that charges exactly what we say, and pays with its credit first. */
export function playingAccount(planId: string) {
  const account = accountOverTime();
  let [on, k, uses] = [planId, 0, 0];
  const invoices: ProviderInvoice[] = [];
  const money: Money = { cash: 0, credit: 0 };
  /** What was paid for each period, in cash and credit, net of what changes gave back. */
  const paidFor: number[] = [];
  const span = () => ({ periodStart: boundary(lattice, k), periodEnd: boundary(lattice, k + 1) });
  const apply = () => account.apply({ subscription: providerSubscription({ ...span(), planId: on }), invoices });
  const pays = (reason: ProviderInvoice['reason'], net: number, at: string): void => {
    const byCreditCents = Math.min(net, money.credit);
    const paidCents = net - byCreditCents;
    money.cash += paidCents;
    money.credit -= byCreditCents;
    paidFor[k] = (paidFor[k] ?? 0) + net;
    invoices.push(
      providerInvoice({
        ...{ invoiceId: `in-${invoices.length}`, reason, planId: on, ...span(), issuedAt: at },
        ...{ dueCents: paidCents, paidCents, ...(byCreditCents === 0 ? {} : { byCreditCents }) },
      }),
    );
  };
  const begun = async (reason: 'first' | 'renewal'): Promise<void> => {
    account.setClock(boundary(lattice, k));
    pays(reason, price(on), boundary(lattice, k));
    await apply();
  };
  const figureOf = async (to: string, at: string) => {
    const state = { subscription: await account.state(), ledger: await account.ledger() };
    const { periodStart: startsAt, periodEnd: endsAt } = span();
    const asked = { fromCents: price(on), toCents: price(to), to: catalogue.find(to), startsAt, endsAt, returns: true };
    return changeFigure(state, asked, instantOf(at));
  };
  return {
    account,
    money,
    paidFor,
    figureOf,
    span,
    periodOf,
    invoices: () => invoices.length,
    begin: () => begun('first'),
    renew: () => {
      k += 1;
      return begun('renewal');
    },
    /** The bank takes the money of the invoice with this number, or gives it back. Answers what moved, in cents. */
    disputes: async (number: number, dispute: ProviderInvoice['dispute']): Promise<number> => {
      const disputed = invoices[number];
      if (!disputed || disputed.paidCents === 0 || isGone(disputed.dispute) === isGone(dispute)) return 0;
      const cents = isGone(dispute) ? -disputed.paidCents : disputed.paidCents;
      money.cash += cents;
      invoices[number] = { ...disputed, dispute };
      await apply();
      return disputed.paidCents;
    },
    /** Finance sends so many cents of the invoice with this number back to the card. */
    refunds: async (number: number, cents: number): Promise<void> => {
      const refunded = invoices[number];
      if (!refunded) throw new Error(`there is no invoice ${number}`);
      money.cash -= cents;
      invoices[number] = { ...refunded, refundedCents: refunded.refundedCents + cents };
      await apply();
    },
    /** Uses so many of what is there, as one download. */
    use: async (leads: number) => {
      uses += 1;
      await account.use(`d-${uses}`, leads);
    },
    /** Answers what it costs, in cents; below 0 it came back as credit. */
    change: async (to: string, at: string) => {
      account.setClock(at);
      const net = netOf((await figureOf(to, at)).money);
      on = to;
      pays('change', net, instantOf(at));
      await apply();
      return net;
    },
  };
}
