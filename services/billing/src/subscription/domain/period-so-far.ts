// What the running period's plans were paid for and brought so far: the quote of a change and its booking ask it alike.
import type { Ledger } from '../../ledger/domain/ledger.ts';
import { microsecondsBetween } from '../../kernel/domain/instant.ts';
import { periodLeads, type Charged, type PeriodLeads } from '../../ledger/domain/plan-changes.ts';
import { isPeriod } from '../../ledger/domain/state.ts';
import { backOfInvoice } from './payments/period-invoice.ts';
import { isOf, keptCents, paymentsOf } from './period-payments.ts';
import type { Subscribed } from './subscription-events.ts';

/**
 * `paidCents`: for its plans, less what came back; `besideCents`: for the promo that it began with. `largest`: its largest
 * allowance, from which an upgrade counts, and `largestCents` what it costs a month; null: its own invoice brought nothing, so nothing is added to it.
 */
export type PeriodSoFar = PeriodLeads & {
  paidCents: number;
  besideCents: number;
  largest: number | null;
  largestCents: number;
};

export const nothingKnown: PeriodSoFar = {
  ...{ granted: 0, gross: 0, taken: { leads: 0, cents: 0 }, unused: 0, beside: 0 },
  ...{ paidCents: 0, besideCents: 0, largest: null, largestCents: 0 },
};

export function periodSoFar(subscription: Subscribed, ledger: Ledger, at: string): PeriodSoFar {
  const place = { latticeId: subscription.lattice.latticeId, period: subscription.period };
  const payments = paymentsOf(subscription);
  const kept = payments ? keptCents(payments) : 0;
  if (!isPeriod(ledger.plan, place)) return { ...nothingKnown, paidCents: kept };
  const leads = periodLeads(ledger, subscription.periodStart, at);
  const [own] = payments?.invoices ?? [];
  const ownCents = own ? own.cashCents + own.creditCents - backOfInvoice(own) : 0;
  const besideCents = leads.beside > 0 ? ownCents : 0;
  // The largest plan that was paid for: going down and up again brings nothing twice.
  const held = subscription.paid.filter(isOf(place)).map(({ terms }) => terms);
  const largest = held.length === 0 ? null : Math.max(leads.beside, ...held.map((each) => each.leadsPerPeriod));
  const prices = held.flatMap((each) => (each.leadsPerPeriod === largest ? (each.priceCents ?? 0) : []));
  const largestCents = prices.length === 0 ? 0 : Math.min(...prices);
  return { ...leads, paidCents: kept - besideCents, besideCents, largest, largestCents };
}

/** Of what an upgrade costs, that for which it adds leads that the period never had. */
export function chargedFor(
  { largestCents }: PeriodSoFar,
  { priceCents, netCents }: { priceCents: number | null; netCents: number },
  { at, startsAt, endsAt }: { at: string; startsAt: string; endsAt: string },
): Charged {
  const [whole, left] = [microsecondsBetween(startsAt, endsAt), microsecondsBetween(at, endsAt)];
  const more = BigInt(Math.max(0, (priceCents ?? 0) - largestCents));
  const part = left < whole ? left : whole;
  return { netCents, newCents: whole > 0n && part > 0n ? Number((more * part + whole - 1n) / whole) : 0 };
}
