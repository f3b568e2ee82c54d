import { accountNow } from '@leadwright/leads/rules/account-now';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import type { Usage } from '../../server/api-types.ts';
import { formatDay, formatLeads } from '../words/format.ts';

/** Says that no leads are left, or too few for one row; when new ones come; and where there are more. */
export function OutOfLeads({ usage }: { usage: Pick<Usage, 'leadsRemaining' | 'status' | 'planName' | 'periodEnd'> }) {
  const { leadsRemaining } = usage;
  const { until, is } = accountNow(usage);
  return (
    <div className="out-of-leads" role="status">
      <p className="out-of-leads-head">
        {leadsRemaining === 0
          ? 'You have no leads left.'
          : `You have ${formatLeads(leadsRemaining)} left: too few for one row.`}
      </p>
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
