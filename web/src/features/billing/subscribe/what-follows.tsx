import { formatLeads, formatMoment, formatMoney } from '../../../components/words/format.ts';
import type { Plan } from '../../../server/api-types.ts';
import { payingWords, useCredit } from '../own-credit.ts';
import type { Promotion } from './promotion.ts';

/** An end that nobody plans with, as an operator gives it who means none. */
const isFar = (until: string): boolean => Date.parse(until) - Date.now() > 3 * 365 * 86_400_000;

/** What is charged now and later, and of a promotion what follows its first month: said before anything is paid. */
export function WhatFollows({ plan, promotion }: { plan: Plan; promotion: Promotion | undefined }) {
  const price = formatMoney(plan.priceCents ?? 0);
  const credit = useCredit();
  const brings = { ...plan, leadsPerPeriod: promotion?.leadsFirstPeriod ?? plan.leadsPerPeriod };
  return (
    <>
      <p className="help">{price} is charged today, and each month until you cancel.</p>
      {payingWords(plan.priceCents ?? 0, credit, brings).map((sentence) => (
        <p key={sentence} className="help">
          {sentence}
        </p>
      ))}
      {promotion && (
        <>
          <p className="help">
            {promotion.leadsFirstPeriod === plan.leadsPerPeriod
              ? `Each month brings ${formatLeads(plan.leadsPerPeriod)} for ${price}.`
              : `The first month brings ${formatLeads(promotion.leadsFirstPeriod)}, each month after it ${formatLeads(plan.leadsPerPeriod)} for ${price}.`}{' '}
            Unused leads can be used for one more month. If you cancel, the plan ends with the month that you paid for.
          </p>
          <p className="help">
            This promotion can be taken once{isFar(promotion.until) ? '' : `, before ${formatMoment(promotion.until)}`}.
            A change to another plan ends it.
          </p>
        </>
      )}
    </>
  );
}
