import type { ReactNode } from 'react';
import { formatMoney, formatNumber } from '../../components/words/format.ts';
import { Bone, Loaded } from '../../components/feedback/loaded.tsx';
import { TableScroll } from '../../components/layout/table-scroll.tsx';
import type { Plan } from '../../server/api-types.ts';
import { usePlans } from './api.ts';

const lines: { label: string; of: (plan: Plan) => ReactNode }[] = [
  {
    label: 'Per month',
    of: (plan) => <strong>{plan.priceCents === null ? 'On request' : formatMoney(plan.priceCents)}</strong>,
  },
  { label: 'Leads per month', of: (plan) => (plan.unlimited ? 'Unlimited' : formatNumber(plan.leadsPerPeriod)) },
  { label: 'Leads in one download', of: (plan) => formatNumber(plan.downloadLimit) },
  { label: 'People', of: (plan) => formatNumber(plan.membersMax) },
  { label: 'Unused leads carry over', of: (plan) => (plan.includesRollover ? 'Yes' : 'No') },
  { label: 'Search suppressions', of: (plan) => (plan.suppressions ? 'Yes' : 'No') },
];

/** The plans in one table, so that they can be compared line by line. */
export function PlansTable() {
  const plans = usePlans();
  return (
    <Loaded
      query={plans}
      skeleton={<Skeleton />}
      isEmpty={(all) => all.length === 0}
      empty={<p>No plan is on sale right now. The free trial is available.</p>}
    >
      {(all) => <Comparison plans={all} />}
    </Loaded>
  );
}

function Comparison({ plans }: { plans: readonly Plan[] }) {
  return (
    <TableScroll label="Plans compared">
      <table className="data plans">
        <thead>
          <tr>
            <td />
            {plans.map((plan) => (
              <th key={plan.planId} scope="col">
                {plan.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.label}>
              <th scope="row">{line.label}</th>
              {plans.map((plan) => (
                <td key={plan.planId}>{line.of(plan)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Skeleton() {
  return (
    <div className="plans-waiting">
      <Bone width="100%" height={22} />
      {lines.map((line) => (
        <Bone key={line.label} height={20} />
      ))}
    </div>
  );
}
