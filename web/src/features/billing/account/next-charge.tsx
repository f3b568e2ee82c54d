import { formatDay, formatMoney } from '../../../components/words/format.ts';
import { usePlans, type Subscription } from '../api.ts';
import { payingWords, type Credit } from '../own-credit.ts';

/** When the card is charged next, and how much. */
export function NextCharge({ subscription, credit }: { subscription: Subscription; credit: Credit | undefined }) {
  const { periodEnd, priceCents, nextPlanId, isCancelling, isPastDue } = subscription;
  const plans = usePlans().data;
  const nextPrice = plans?.find(({ planId }) => planId === nextPlanId)?.priceCents ?? null;
  const cents = nextPlanId === null ? priceCents : nextPrice;
  return (
    <section className="billing-row" aria-labelledby="next-charge">
      <h2 id="next-charge">Monthly charge</h2>
      <div className="billing-value">
        {isCancelling || periodEnd === null ? (
          <p>Nothing more is charged.</p>
        ) : isPastDue ? (
          <p className="billing-main">Due now{cents !== null && `: ${formatMoney(cents)}`}</p>
        ) : (
          <>
            <p className="billing-main">{formatDay(periodEnd)}</p>
            <p>
              {cents !== null && `${formatMoney(cents)}, `}then every month on day {new Date(periodEnd).getDate()}, or
              the last day of a shorter month.
            </p>
            {payingWords(cents ?? 0, credit).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </>
        )}
      </div>
    </section>
  );
}
