import { billingDate, billingDay, DaysIn } from '../../../components/words/billing-days.tsx';
import { formatMoney } from '../../../components/words/format.ts';
import type { Subscription } from '../api.ts';
import { payingWords, type Credit } from '../own-credit.ts';

/** Of the plan as it was agreed. */
const agreed = (terms: Subscription['terms']) =>
  terms === null
    ? undefined
    : { leadsPerPeriod: Number(terms['leadsPerPeriod'] ?? 0), unlimited: terms['unlimited'] === true };

/** The day of the month on which periods begin. Of two months in a row one is long enough for it. */
function billingDayOf(boundaries: readonly (string | null)[]): number {
  return Math.max(...boundaries.map((at) => (at === null ? 0 : Number(billingDate(at).slice(-2)))));
}

/** When the card is charged next, and how much. */
export function NextCharge({ subscription, credit }: { subscription: Subscription; credit: Credit | undefined }) {
  const { periodStart, periodEnd, nextPlan, isCancelling, isPastDue } = subscription;
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
            <p className="billing-main">{billingDay(periodEnd)}</p>
            <p>
              {cents !== null && `${formatMoney(cents)}, `}then every month on day{' '}
              {billingDayOf([periodStart, periodEnd])}, or the last day of a shorter month.
            </p>
            {paying}
            <DaysIn />
          </>
        )}
      </div>
    </section>
  );
}
