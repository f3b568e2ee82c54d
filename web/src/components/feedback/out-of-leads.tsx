import { accountNow } from '@leadwright/leads/rules/account-now';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import type { Usage } from '../../server/api-types.ts';
import { formatDay, formatLeads } from '../words/format.ts';

type Shown = Pick<Usage, 'leadsRemaining' | 'downloadLimit' | 'status' | 'planName' | 'periodEnd'>;

/** Says why nothing can be downloaded: no leads, too few for one row or no plan; when new ones come; where there are more. */
export function OutOfLeads({ usage }: { usage: Shown }) {
  const { until, is } = accountNow(usage);
  return (
    <div className="out-of-leads" role="status">
      <p className="out-of-leads-head">{whyNone(usage)}</p>
      <p className="help">
        {until !== null && is === 'live' && `New ones come with your next period, on ${formatDay(until)}. `}
        Searching and counting stay free.
      </p>
      <Link className="button primary large" to={paths.pricing}>
        See the plans
      </Link>
    </div>
  );
}

function whyNone({ leadsRemaining, downloadLimit }: Shown): string {
  if (leadsRemaining === 0) return 'You have no leads left.';
  const left = `You have ${formatLeads(leadsRemaining)} left`;
  return downloadLimit === 0 ? `${left}. Choose a plan to download them.` : `${left}: too few for one row.`;
}
