// What holds of money and leads whatever an account asks for: docs/decisions/0080, 0081.
import { expect } from '@jest/globals';
import type { BillingStored } from '../../contracts.ts';
import { microsecondsBetween } from '../../kernel/domain/instant.ts';
import { isPlanLot, reissuePrefix } from '../../ledger/domain/lots.ts';
import { planNamed } from '../../plans/testing/plan-named.ts';
import { leadsByKind } from './delivered.ts';
import { plans, PROMO } from './moves.ts';
import { price, type PlayingAccount } from './playing-account.ts';

const CARRY_CENTS_MIN = Math.min(...plans.filter((planId) => planNamed(planId).carriesOver).map(price));
/** Each sum is rounded once, and each number of leads. */
const ROUNDING_CENTS = 1;

export type MoneyRules = ReturnType<typeof moneyRules>;

export function moneyRules(playing: PlayingAccount) {
  const { account, money, spans } = playing;
  const held = new Set<string>();
  /** By invoice: what refunds and the bank took of it and can be had from nobody. What the bank took comes back alone. */
  const lost = { byRefund: new Map<number, number>(), byBank: new Map<number, number>() };
  const isLost = (): boolean => lost.byRefund.size + lost.byBank.size > 0;
  let sums = 0;
  let period = { usedBefore: 0, carried: 0, allowance: 0 };
  const used = async (): Promise<number> => leadsByKind(await account.events()).used.plan;
  const deadCredit = async (): Promise<number> => deadIn(await account.events());
  /** Of plans, there to be used at once. */
  const left = async (): Promise<number> =>
    (await account.ledger()).lots.reduce((sum, lot) => sum + (isPlanLot(lot) ? lot.available : 0), 0);

  const isNumber = (number: number, invoiceId: string | null): boolean =>
    playing.cash.invoices[number]?.invoiceId === invoiceId;

  /** Of each period that left something behind, the price of a plan that carries was paid. */
  async function expectCarriedByPrice(): Promise<void> {
    const { periodStart } = playing.span();
    for (const lot of (await account.ledger()).lots) {
      // What a won dispute brought back has the time that it had left, and carries with the period into which it came, or
      // that its invoice paid.
      const isBack = lot.source.startsWith(reissuePrefix);
      if (isBack && lot.expiresAt !== null) continue;
      if (!isPlanLot(lot) || lot.available === 0 || lot.effectiveAt >= periodStart) continue;
      const began = spans.findLast(({ startsAt }) => startsAt <= lot.effectiveAt);
      const own = spans.find(({ invoices }) => invoices.some(({ number }) => isNumber(number, lot.invoiceId)));
      const kept = Math.max(...[began, isBack ? own : began].map((of) => (of ? of.paidCents - playing.lostOf(of) : 0)));
      expect(kept + ROUNDING_CENTS).toBeGreaterThanOrEqual(CARRY_CENTS_MIN);
    }
  }

  /** What stays of a period's payment is at least its share of leads, where those that were carried go first. */
  async function expectKept(back: number): Promise<void> {
    const { paidCents = 0, returnedCents = 0 } = spans.at(-1) ?? {};
    if (returnedCents > 0) return;
    const own = Math.max(0, (await used()) - period.usedBefore - period.carried) / period.allowance;
    const { periodStart, periodEnd } = playing.span();
    const [gone, whole] = [
      microsecondsBetween(periodStart, playing.now()),
      microsecondsBetween(periodStart, periodEnd),
    ];
    const share = Math.max(own, Number(gone) / Number(whole));
    expect(paidCents + ROUNDING_CENTS).toBeGreaterThanOrEqual((paidCents + back) * share);
  }

  /** Paid for periods that began with a promo, whose leads are apart. Where money came back it is mixed with other money. */
  function promoCents(): number {
    if (spans.some(({ returnedCents }) => returnedCents !== 0)) return 0;
    return spans.filter(({ planId }) => planId === PROMO).length * price(PROMO);
  }

  return {
    /** A period was paid for on this plan. */
    begun: async (planId: string): Promise<void> => {
      held.add(planId);
      sums += 1;
      const allowance = planNamed(planId).leadsPerPeriod;
      period = { usedBefore: await used(), carried: Math.max(0, (await account.available()) - allowance), allowance };
      await expectCarriedByPrice();
    },
    changed: async (planId: string, netCents: number): Promise<void> => {
      if (netCents < 0) await expectKept(-netCents);
      held.add(planId);
      const { leadsPerPeriod, unlimited } = planNamed(planId);
      const { periodStart, periodEnd } = playing.span();
      const [left, whole] = [playing.now(), periodStart].map((from) => Number(microsecondsBetween(from, periodEnd)));
      // Up to an unlimited plan its fair use comes, for the time that is left.
      const fairUse = unlimited ? (leadsPerPeriod * (left ?? 0)) / (whole ?? 1) : 0;
      period.allowance = Math.max(period.allowance + fairUse, leadsPerPeriod);
      sums += 1;
    },
    /** What was delivered for money that comes back is lost. Leads and credit that are left of it must bring nothing any more. */
    returning: async (number: number, returns: () => Promise<number>): Promise<void> => {
      const [leads, dead] = [await left(), await deadCredit()];
      const cents = await returns();
      if (cents < 0) {
        lost.byBank.delete(number);
        // As what was carried, they were paid for before.
        period.carried += (await left()) - leads;
      }
      if (cents <= 0) return;
      const takenCents = (leads - (await left())) * cheapest(held, true);
      const deadCents = (await deadCredit()) - dead;
      const by = playing.cash.invoices[number]?.dispute === 'open' ? lost.byBank : lost.byRefund;
      by.set(number, (by.get(number) ?? 0) + Math.max(0, cents - takenCents - deadCents));
    },
    /** After each request: nobody has leads, or credit to buy them, below the price of the cheapest plan that allows them. */
    hold: async (): Promise<void> => {
      const live = money.credit - (await deadCredit());
      expect(live).toBeGreaterThanOrEqual(0);
      const gone = [...lost.byRefund.values(), ...lost.byBank.values()].reduce((sum, cents) => sum + cents, 0);
      const leads = (await used()) + (await left());
      // What a plan costs more than a promo that it came after pays for its leads alone.
      const isBeside = spans.some(({ planId, changes }) => planId === PROMO && changes > 0);
      const least = (leads === 0 ? 0 : leads * cheapest(held, isBeside || isLost())) + live;
      expect(money.cash + gone + sums * ROUNDING_CENTS).toBeGreaterThanOrEqual(least + promoCents());
    },
  };
}

/** Cents at the provider that pay for nothing any more, since their payment came back. */
function deadIn(events: readonly BillingStored[]): number {
  const taken = new Map<string, number>();
  let spent = 0;
  for (const event of events) {
    if (event.type === 'CreditTakenBack')
      taken.set(
        event.paymentId,
        event.unspent.reduce((sum, { cents }) => sum + cents, taken.get(event.paymentId) ?? 0),
      );
    else if (event.type === 'CreditRestored') taken.delete(event.paymentId);
    else if (event.type === 'CreditSpent') spent += event.unbackedCents;
  }
  return Math.max(0, [...taken.values()].reduce((sum, cents) => sum + cents, 0) - spent);
}

/** Cents for a lead by the cheapest of these plans; `orBetween`: or by what one costs more than another. */
function cheapest(planIds: Iterable<string>, orBetween: boolean): number {
  const held = [...planIds].map((planId) => ({ cents: price(planId), leads: planNamed(planId).leadsPerPeriod }));
  const rates = held.map(({ cents, leads }) => cents / leads);
  const between = held.flatMap((a) =>
    held.flatMap((b) => (b.leads > a.leads ? [(b.cents - a.cents) / (b.leads - a.leads)] : [])),
  );
  return Math.min(...rates, ...(orBetween ? between : []));
}
