import { formatDay, formatMoney } from '../../../components/words/format.ts';
import type { Subscription } from '../api.ts';
import { payingWords, type Credit } from '../own-credit.ts';

/** Of the plan as it was agreed. */
const agreed = (terms: Subscription['terms']) =>
  terms === null
    ? undefined
    : { leadsPerPeriod: Number(terms['leadsPerPeriod'] ?? 0), unlimited: terms['unlimited'] === true };

/** When the card is charged next, and how much. */
export function NextCharge({ subscription, credit }: { subscription: Subscription; credit: Credit | undefined }) {
  const { periodEnd, nextPlan, isCancelling, isPastDue } = subscription;
  const { priceCents: cents, terms } = nextPlan ?? subscription;
  const brings = agreed(terms);
  const paying = payingWords(cents ?? 0, credit, brings).map((sentence) => <p key={sentence}>{sentence}</p>);
  return (
    <section className="billing-row" aria-labelledby="next-charge">
      <h2 id="next-charge">Monthly charge</h2>
      <div className="billing-value">
        {isCancelling || periodEnd === null ? (
          <p>Nothing more is charged.</p>
        ) : isPastDue ? (
          <>
            <p className="billing-main">Due now{cents !== null && `: ${formatMoney(cents)}`}</p>
            {paying}
          </>
        ) : (
          <>
            <p className="billing-main">{formatDay(periodEnd)}</p>
            <p>
              {cents !== null && `${formatMoney(cents)}, `}then every month on day {new Date(periodEnd).getDate()}, or
              the last day of a shorter month.
            </p>
            {paying}
          </>
        )}
      </div>
    </section>
  );
}
