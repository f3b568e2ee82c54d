import { accountNow, type AccountNow } from '@leadwright/leads/rules/account-now';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import { useMay } from '../../server/session.ts';
import type { Usage } from '../../server/api-types.ts';
import { billingDay } from '../words/billing-days.tsx';
import { formatLeads } from '../words/format.ts';

type Shown = Pick<
  Usage,
  | 'nextPlanId'
  | 'leadsRemaining'
  | 'downloadLimit'
  | 'status'
  | 'planName'
  | 'periodEnd'
  | 'payment'
  | 'unpaid'
  | 'lowered'
  | 'noSeat'
>;

/** Says why nothing can be downloaded: no seat, no leads, too few for one row or no plan; what brings more, and where. */
export function OutOfLeads({ usage }: { usage: Shown }) {
  const now = accountNow(usage);
  const mayPay = useMay('manage-billing');
  const isAboutMoney = now.is === 'past-due' || now.unpaid || now.payment !== 'good' || now.noOrders === 'no-seat';
  return (
    <div className="out-of-leads" role="status">
      <p className="out-of-leads-head">{whyNone(usage, now)}</p>
      <p className="help">
        {whenMore(now, usage.nextPlanId !== null)}
        Searching and counting stay free.
      </p>
      {!isAboutMoney && (
        <Link className="button primary large" to={paths.pricing}>
          See the plans
        </Link>
      )}
      {isAboutMoney && mayPay && (
        <Link className="button primary large" to={paths.billing}>
          See your billing
        </Link>
      )}
    </div>
  );
}

function whyNone(
  { leadsRemaining, downloadLimit }: Shown,
  { noOrders, unpaid, loweredTo, renews }: AccountNow,
): string {
  if (noOrders === 'no-seat') {
    if (!unpaid && loweredTo === null) return 'The plan has no seat for you.';
    if (!renews) return 'Only the owner downloads until the period ends.';
    return unpaid ? 'Only the owner downloads until the next payment.' : 'You have no seat until the next payment.';
  }
  if (leadsRemaining === 0) return 'You have no leads left.';
  const left = `You have ${formatLeads(leadsRemaining)} left`;
  return noOrders === 'no-plan' || downloadLimit === 0
    ? `${left}. Choose a plan to download them.`
    : `${left}: too few for one row.`;
}

function whenMore({ is, until, noOrders, unpaid, loweredTo, renews }: AccountNow, changes: boolean): string {
  if (noOrders === 'no-seat') {
    if (!unpaid && loweredTo === null) return 'Ask an admin of your account for a seat. ';
    // Another plan may have no seat for this person either.
    return renews && !changes ? 'It brings your seat back. ' : '';
  }
  if (is === 'past-due') return 'New ones come when your payment is made. ';
  const why = unpaid ? 'What was left went with a payment that went back. ' : '';
  return until !== null && is === 'live' ? `${why}New ones come with your next period, on ${billingDay(until)}. ` : why;
}
