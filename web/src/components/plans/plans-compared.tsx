import type { ReactNode } from 'react';
import type { Plan } from '../../server/api-types.ts';
import { TableScroll } from '../layout/table-scroll.tsx';
import { formatMoney, formatNumber } from '../words/format.ts';

/** What plans differ in, one line each. */
export const planLines: { label: string; note?: string; of: (plan: Plan) => ReactNode }[] = [
  {
    label: 'Price',
    of: ({ priceCents }) =>
      priceCents === null ? (
        <strong>On request</strong>
      ) : (
        <>
          <strong>{formatMoney(priceCents)}</strong> <span className="help">per month</span>
        </>
      ),
  },
  { label: 'Leads per month', of: (plan) => <LeadsPerMonth plan={plan} /> },
  { label: 'Leads in one download', of: (plan) => formatNumber(plan.downloadLimit) },
  { label: 'People', of: (plan) => formatNumber(plan.membersMax) },
  { label: 'Unused leads carry over', of: (plan) => (plan.includesRollover ? 'Yes' : 'No') },
  // A plan has the right to them before the product can do it: nobody shall buy the plan for it today.
  { label: 'Search suppressions', note: 'Not available yet.', of: (plan) => (plan.suppressions ? 'Yes' : 'No') },
];

/** A plan that is unlimited, or is called so, says in the same cell what that means. */
function LeadsPerMonth({ plan: { name, unlimited, leadsPerPeriod } }: { plan: Plan }) {
  const leads = formatNumber(leadsPerPeriod);
  if (unlimited)
    return (
      <>
        Unlimited <span className="help">No count ends it; fair use is {leads}.</span>
      </>
    );
  if (!/unlimited/i.test(name)) return leads;
  return (
    <>
      {leads} <span className="help">“Unlimited” is any number of searches and downloads up to this.</span>
    </>
  );
}

/** The plans in one table, so that they can be compared line by line. */
export function PlansCompared({ plans }: { plans: readonly Plan[] }) {
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
          {planLines.map((line) => (
            <tr key={line.label}>
              <th scope="row">
                {line.label}
                {line.note !== undefined && <span className="help"> {line.note}</span>}
              </th>
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
