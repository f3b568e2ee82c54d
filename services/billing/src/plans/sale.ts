// What is offered today, as whoever sells a plan asks for it; `domain/catalogue.ts` makes it of the table.
import type { TermValue } from '@leadwright/contracts/plan-terms';

/** US cents a month; null: there is no such plan, or its price is not published. */
export type PriceOf = (planId: string) => number | null;

export type OfferedTerms = Readonly<Record<string, TermValue>> & { version: number; priceCents: number | null };

/** Who begins a subscription: whoever is at the page, has a code, or opens an account. */
export type BegunBy = 'page' | 'code' | 'opening';

export type Sale = {
  /** null: there is no plan of this name. */
  find(planId: string): OfferedTerms | null;
  priceOf: PriceOf;
  /** The plan's name; its id where it is not offered any more. */
  nameOf(planId: string): string;
  /** Whether everybody may take it at the page. */
  isOnSale(planId: string): boolean;
  /** Whether finance alone puts an account on it. */
  isGiven(planId: string): boolean;
  /** null: there is no such plan. */
  begunBy(planId: string): BegunBy | null;
};

/** The plan that an account's own events name last, and its terms. */
export type AgreedPlan = { planId: string; terms: OfferedTerms };
