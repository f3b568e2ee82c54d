import type { ReactNode } from 'react';
import { formatMoney, formatNumber } from '../../components/words/format.ts';
import type { Plan } from '../../server/api-types.ts';
import './plan-card.css';

type Props = {
  plan: Plan;
  /** For example "Your plan". */
  note?: string;
  /** Of a promotion: leads of the first month, where it brings others; what is left lives one month longer. */
  leadsFirstPeriod?: number;
  /** Buttons. */
  children?: ReactNode;
};

/** One plan: what it costs, and what it gives. */
export function PlanCard({ plan, note, leadsFirstPeriod, children }: Props) {
  return (
    <article className="plan-card" aria-label={plan.name}>
      <header className="plan-card-head">
        <h3>{plan.name}</h3>
        {note !== undefined && <span className="plan-card-note">{note}</span>}
      </header>
      <p className="plan-card-price">
        <strong>{priceWords(plan)}</strong>
        {plan.priceCents !== null && <span className="help"> a month</span>}
      </p>
      <dl className="facts">
        {leadsFirstPeriod !== undefined && leadsFirstPeriod !== plan.leadsPerPeriod && (
          <>
            <dt>Leads in the first month</dt>
            <dd className="number">{formatNumber(leadsFirstPeriod)}</dd>
          </>
        )}
        <dt>Leads per month</dt>
        <dd className="number">{plan.unlimited ? 'Unlimited' : formatNumber(plan.leadsPerPeriod)}</dd>
        <dt>In one download</dt>
        <dd className="number">{formatNumber(plan.downloadLimit)}</dd>
        <dt>People</dt>
        <dd className="number">{formatNumber(plan.membersMax)}</dd>
        <dt>Unused leads</dt>
        <dd>{unusedWords(plan.includesRollover, leadsFirstPeriod !== undefined)}</dd>
      </dl>
      {children}
    </article>
  );
}

function unusedWords(carriesOver: boolean, isPromotion: boolean): string {
  if (carriesOver) return 'carry over';
  return isPromotion ? 'last one more period' : 'end with the period';
}

/** "$99.00", or "On request" where the price is not published. */
function priceWords({ priceCents }: Pick<Plan, 'priceCents'>): string {
  return priceCents === null ? 'On request' : formatMoney(priceCents);
}
