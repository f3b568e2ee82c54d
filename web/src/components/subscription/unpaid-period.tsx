// A running period that is not paid for any more: what it brings, who downloads until its end, and how much.
import { accountNow } from '@leadwright/leads/rules/account-now';
import type { Usage } from '../../server/api-types.ts';
import { formatDay, formatNumber } from '../words/format.ts';

type Facts = Pick<Usage, 'status' | 'planName' | 'periodEnd' | 'unpaid' | 'seats' | 'downloadLimit'>;

/** In the same words on every page; nothing where it is paid for. */
export function UnpaidPeriod({ usage }: { usage: Facts | undefined }) {
  if (usage === undefined) return null;
  const { unpaid, until } = accountNow(usage);
  if (!unpaid) return null;
  const { seats, downloadLimit } = usage;
  return (
    <p>
      This period is not paid for: its payment went back or settled a debt, and brings no leads.{' '}
      {until === null ? 'For now' : `Until ${formatDay(until)}`}{' '}
      {seats === 1 ? 'only the owner downloads' : `only the owner and who joined next download, ${seats} people in all`}
      , {formatNumber(downloadLimit)} leads a file at most.
    </p>
  );
}
