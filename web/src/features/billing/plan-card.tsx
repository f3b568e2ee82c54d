import { Fragment, type ReactNode } from 'react';
import { formatMoney } from '../../components/words/format.ts';
import type { Plan } from '../../server/api-types.ts';
import './plan-card.css';

type Props = {
  plan: Plan;
  /** For example "Your plan". */
  note?: string;
  /** Buttons. */
  children?: ReactNode;
};

/** One plan: what it costs, and what it gives, in billing's words. */
export function PlanCard({ plan, note, children }: Props) {
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
        {plan.termsInWords.map(({ key, label, note, text }) => (
          <Fragment key={key}>
            <dt>
              {label}
              {note !== null && <span className="help"> {note}</span>}
            </dt>
            <dd className="number">{text}</dd>
          </Fragment>
        ))}
      </dl>
      {children}
    </article>
  );
}

/** "$99.00", or "On request" where the price is not published. */
function priceWords({ priceCents }: Pick<Plan, 'priceCents'>): string {
  return priceCents === null ? 'On request' : formatMoney(priceCents);
}
