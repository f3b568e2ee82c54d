// A running period, or a change of plan in it, that is not paid for any more: who downloads until its end, and how much.
import { accountNow } from '@leadwright/leads/rules/account-now';
import type { Usage } from '../../server/api-types.ts';
import { billingDay } from '../words/billing-days.tsx';
import { formatNumber } from '../words/format.ts';

type Facts = Pick<Usage, 'status' | 'planName' | 'periodEnd' | 'unpaid' | 'lowered' | 'seats' | 'downloadLimit'>;

/** In the same words on every page; nothing where all of it is paid for. */
export function UnpaidPeriod({ usage }: { usage: Facts | undefined }) {
  if (usage === undefined) return null;
  const { unpaid, loweredTo, until } = accountNow(usage);
  if (!unpaid && loweredTo === null) return null;
  const { seats, downloadLimit } = usage;
  return (
    <p>
      {loweredTo === null
        ? 'This period is not paid for in whole: what went back or settled a debt brings no leads.'
        : `A change of plan in this period is not paid for in whole: money of it went back or settled a debt. The limits are those of ${loweredTo}.`}{' '}
      {until === null ? 'For now' : `Until ${billingDay(until)}`}{' '}
      {seats === 1 ? 'only the owner downloads' : `only the owner and who joined next download, ${seats} people in all`}
      , {formatNumber(downloadLimit)} leads a file at most.
    </p>
  );
}
