// An account that plays against us with legal requests, over one subscription after another.
import { Temporal } from 'temporal-polyfill';
import { instantOf, microsecondsBetween, written } from '../../kernel/domain/instant.ts';
import { boundary, latticeFrom, periodAt } from '../../kernel/domain/lattice.ts';
import { createCatalogue } from '../../plans/domain/catalogue.ts';
import { netOf } from '../../plans/domain/change-money.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';
import type { ProviderInvoice } from '../../providers/processor.ts';
import { changeFigure, type ChangeRule } from '../../subscription/domain/change-figure.ts';
import {
  accountOverTime,
  providerSubscription,
  type AccountOverTime,
} from '../../subscription/testing/account-over-time.ts';
import { providerCash } from './provider-cash.ts';

const catalogue = createCatalogue();
const BEGINS_AT = '2027-01-31T10:00Z';
/** US cents a month. */
export const price = (planId: string): number => planNamed(planId).priceCents;

/**
 * `planId`: as it began. `paidCents`: in cash and credit, net of what changes gave back; `returnedCents`: by refunds and banks.
 * `invoices`: their numbers, and what of them changes gave back.
 */
export type PaidSpan = {
  planId: string;
  startsAt: string;
  endsAt: string;
  paidCents: number;
  returnedCents: number;
  changes: number;
  invoices: { number: number; cardGave: number; creditGave: number }[];
};
type Running = { subscriptionId: string; begunAt: string; k: number; ends: boolean };

export type PlayingAccount = ReturnType<typeof playingAccount>;

/** `accountId`: tells those of one database apart. `keepsMinutes`: no wait comes nearer to a boundary, where the clock goes on by itself. */
export function playingAccount(
  first: string,
  {
    account = accountOverTime(),
    accountId = 'a',
    beginsAt = BEGINS_AT,
    keepsMinutes = 0,
  }: { account?: AccountOverTime; accountId?: string; beginsAt?: string; keepsMinutes?: number } = {},
) {
  const cash = providerCash(`in-${accountId}`);
  const { invoices, money } = cash;
  account.setClock(beginsAt);
  const spans: PaidSpan[] = [];
  /** By the number of the invoice. */
  const paidWith: PaidSpan[] = [];
  let promised: ChangeRule[] = [];
  /** The plan that begins with the next period; null: the same. */
  let coming: string | null = null;
  let [on, now, uses] = [first, instantOf(beginsAt), 0];
  let subscribed = 0;
  let running: Running | null = null;
  /** Since when the last subscription counts its periods. */
  let countsFrom = instantOf(beginsAt);
  const current = (): Running => {
    if (!running) throw new Error('no plan runs');
    return running;
  };
  const spanOf = ({ begunAt, k }: Running) => {
    const lattice = latticeFrom('l', begunAt, 'UTC');
    return { periodStart: boundary(lattice, k), periodEnd: boundary(lattice, k + 1) };
  };
  const span = () => spanOf(current());
  const goTo = (at: string): void => {
    now = instantOf(at);
    account.setClock(now);
  };
  const apply = (endedAt: string | null = null) => {
    const { subscriptionId, ends } = current();
    const ended = endedAt === null ? {} : { status: 'cancelled' as const, endedAt };
    const more = { subscriptionId, planId: on, nextPlanId: coming, cancelAtPeriodEnd: ends, ...ended };
    return account.apply({ subscription: providerSubscription({ ...span(), ...more }), invoices });
  };
  const pays = (reason: ProviderInvoice['reason'], netCents: number): void => {
    const { periodStart, periodEnd } = span();
    const { subscriptionId } = current();
    cash.charges({ reason, planId: on, periodStart, periodEnd, subscriptionId, netCents, at: now });
    const begun = { planId: on, startsAt: periodStart, endsAt: periodEnd };
    if (reason !== 'change') spans.push({ ...begun, paidCents: 0, returnedCents: 0, changes: 0, invoices: [] });
    const last = spans.at(-1);
    if (!last) throw new Error('a change of no period');
    last.paidCents += netCents;
    gives(last, -netCents);
    last.invoices.push({ number: invoices.length - 1, cardGave: 0, creditGave: 0 });
    if (reason === 'change') last.changes += 1;
    paidWith.push(last);
  };
  const backOf = (number: number): number => {
    const { paidCents = 0, refundedCents = 0, dispute } = invoices[number] ?? {};
    return dispute === 'open' ? paidCents : refundedCents;
  };
  /** The newest money comes back first: of each invoice its card, then its credit. */
  function gives({ invoices: own }: PaidSpan, cents: number): void {
    let missing = Math.max(0, cents);
    for (const each of [...own].reverse()) {
      const { paidCents = 0, byCreditCents = 0 } = invoices[each.number] ?? {};
      const card = Math.min(missing, Math.max(0, paidCents - backOf(each.number) - each.cardGave));
      const byCredit = Math.min(missing - card, Math.max(0, byCreditCents - each.creditGave));
      Object.assign(each, { cardGave: each.cardGave + card, creditGave: each.creditGave + byCredit });
      missing -= card + byCredit;
    }
  }
  const figureOf = async (to: string, at: string, returns = true) => {
    const state = {
      subscription: await account.state(),
      ledger: await account.ledger(),
      credit: await account.credit(),
      isWithheld: await account.isWithheld(),
    };
    const { periodStart: startsAt, periodEnd: endsAt } = span();
    const asked = {
      ...{ fromCents: price(on), toCents: price(to), planId: to, to: catalogue.find(to) },
      ...{ startsAt, endsAt, returns },
    };
    return changeFigure(state, asked, instantOf(at));
  };
  const subscribe = async (planId: string): Promise<void> => {
    running = { subscriptionId: `sub-${accountId}-${subscribed}`, begunAt: now, k: 0, ends: false };
    countsFrom = now;
    subscribed += 1;
    [on, coming] = [planId, null];
    goTo(now);
    pays('first', price(on));
    await apply();
  };
  const returned = async (number: number, cents: number): Promise<number> => {
    if (cents === 0) return 0;
    const of = paidWith[number];
    if (of) of.returnedCents += cents;
    if (running) await apply();
    else await account.apply({ subscription: null, invoices });
    return cents;
  };
  return {
    account,
    money,
    cash,
    spans,
    figureOf,
    span,
    now: () => now,
    /** The end of the period after the running one, when leads end that were given now. */
    givenEndAt: () => {
      const lattice = latticeFrom('l', countsFrom, 'UTC');
      return boundary(lattice, periodAt(lattice, now).k + 2);
    },
    on: () => on,
    /** What came back of a period's payments by refunds and banks, and was not given back as credit before. */
    lostOf: ({ invoices: own }: PaidSpan): number =>
      own.reduce(
        (sum, { number, cardGave }) =>
          sum + Math.min(backOf(number), Math.max(0, (invoices[number]?.paidCents ?? 0) - cardGave)),
        0,
      ),
    isRunning: () => running !== null,
    isEnding: () => running?.ends ?? false,
    invoices: () => invoices.length,
    begin: () => subscribe(first),
    subscribe,
    /** An hour passes in which nothing runs. */
    rest: (): void => goTo(written(Temporal.Instant.from(now).add({ hours: 1 }))),
    /** Lets this share of what is left of the running period pass. */
    wait: (share: number): void => {
      const left = Math.max(0, Number(microsecondsBetween(now, span().periodEnd)) - keepsMinutes * 60_000_000);
      goTo(written(Temporal.Instant.from(now).add({ microseconds: Math.floor(left * share) })));
    },
    /** The running period ends; another begins on this plan, unless it was cancelled. */
    renew: async (next: string = coming ?? on): Promise<void> => {
      const { periodEnd } = span();
      goTo(periodEnd);
      if (current().ends) {
        await apply(periodEnd);
        running = null;
        return;
      }
      running = { ...current(), k: current().k + 1 };
      [on, coming] = [next, null];
      pays('renewal', price(on));
      await apply();
    },
    give: async (planId: string): Promise<void> => {
      coming = planId;
      await apply();
    },
    cancel: async (when: 'now' | 'at-period-end'): Promise<void> => {
      coming = null;
      if (when === 'at-period-end') {
        running = { ...current(), ends: true };
        return apply();
      }
      await apply(now);
      running = null;
    },
    /** The bank takes the money of the invoice with this number, or gives it back. Answers what went, in cents. */
    disputes: (number: number, dispute: 'open' | 'won') => returned(number, cash.disputes(number, dispute)),
    refunds: (number: number, cents: number) => returned(number, cash.refunds(number, cents)),
    /** Uses so many of what is there, as one download, and answers its id. */
    use: async (leads: number): Promise<string> => {
      uses += 1;
      const downloadId = `d-${accountId}-${uses}`;
      await account.use(downloadId, leads);
      return downloadId;
    },
    /** What the quote of the last change said. */
    promised: () => promised,
    /** Answers what it costs, in cents; below 0 it came back as credit. */
    change: async (to: string, at: string = now): Promise<number> => {
      goTo(at);
      const figure = await figureOf(to, at);
      const net = netOf(figure.money);
      promised = figure.rules;
      [on, coming] = [to, null];
      pays('change', net);
      await apply();
      return net;
    },
  };
}
