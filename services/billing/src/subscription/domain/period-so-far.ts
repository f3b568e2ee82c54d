// What the running period's plans were paid for and brought so far: the quote of a change and its booking ask it alike.
import type { Ledger } from '../../ledger/domain/ledger.ts';
import { periodLeads, type PeriodLeads } from '../../ledger/domain/plan-changes.ts';
import { isPeriod } from '../../ledger/domain/state.ts';
import { isOf, keptCents, paymentsOf } from './period-payments.ts';
import type { Subscribed } from './subscription-events.ts';

/**
 * `paidCents`: for its plans, less what came back; `besideCents`: for the promo that it began with. `largest`: its largest
 * allowance, from which an upgrade counts; null: its own invoice brought nothing, so nothing is added to it.
 */
export type PeriodSoFar = PeriodLeads & { paidCents: number; besideCents: number; largest: number | null };

export function periodSoFar(subscription: Subscribed, ledger: Ledger, at: string): PeriodSoFar {
  const place = { latticeId: subscription.lattice.latticeId, period: subscription.period };
  const payments = paymentsOf(subscription);
  const kept = payments ? keptCents(payments) : 0;
  if (!isPeriod(ledger.plan, place))
    return { granted: 0, unused: 0, beside: 0, paidCents: kept, besideCents: 0, largest: null };
  const leads = periodLeads(ledger, subscription.periodStart, at);
  const [own] = payments?.invoices ?? [];
  const ownCents = own ? own.cashCents + own.creditCents - own.cashBackCents - own.creditBackCents : 0;
  const besideCents = leads.beside > 0 ? ownCents : 0;
  // The largest plan that was paid for: going down and up again brings nothing twice.
  const held = subscription.paid.filter(isOf(place)).map(({ terms }) => terms.leadsPerPeriod);
  const largest = held.length === 0 ? null : Math.max(leads.beside, ...held);
  return { ...leads, paidCents: kept - besideCents, besideCents, largest };
}
