import type { ReactNode } from 'react';
import { formatMoney, formatNumber } from '../../components/format.ts';
import { TableScroll } from '../../components/table-scroll.tsx';
import { publicPlans, type PublicPlan } from './plans.ts';

const lines: { label: string; of: (plan: PublicPlan) => ReactNode }[] = [
  { label: 'Per month', of: (plan) => <strong>{formatMoney(plan.priceCents)}</strong> },
  { label: 'Leads per month', of: (plan) => formatNumber(plan.leads) },
  { label: 'Leads in one download', of: (plan) => formatNumber(plan.downloadLimit) },
  { label: 'People', of: (plan) => formatNumber(plan.people) },
  { label: 'Unused leads carry over', of: (plan) => (plan.rollover ? 'Yes' : 'No') },
  { label: 'Search suppressions', of: (plan) => (plan.suppressions ? 'Yes' : 'No') },
];

/** The plans in one table, so that each line can be compared. */
export function PlansTable() {
  return (
    <TableScroll label="Plans compared">
      <table className="data plans">
        <thead>
          <tr>
            <td />
            {publicPlans.map((plan) => (
              <th key={plan.name} scope="col">
                {plan.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.label}>
              <th scope="row">{line.label}</th>
              {publicPlans.map((plan) => (
                <td key={plan.name}>{line.of(plan)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
