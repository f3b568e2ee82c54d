import type { Plan } from '../../server/api-types.ts';
import { TableScroll } from '../layout/table-scroll.tsx';
import { formatMoney } from '../words/format.ts';

type Term = Plan['termsInWords'][number];

/** The plans in one table, so that they can be compared term by term, in the words that billing has for each. */
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
          <tr>
            <th scope="row">Price</th>
            {plans.map((plan) => (
              <td key={plan.planId}>
                <Price plan={plan} />
              </td>
            ))}
          </tr>
          {termsOf(plans).map(({ key, label, note }) => (
            <tr key={key}>
              <th scope="row">
                {label}
                {note !== null && <span className="help"> {note}</span>}
              </th>
              {plans.map((plan) => (
                <td key={plan.planId}>
                  <InWords term={plan.termsInWords.find((each) => each.key === key)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

/** Each term that one of the plans has, once. */
function termsOf(plans: readonly Plan[]): Term[] {
  return [...new Map(plans.flatMap(({ termsInWords }) => termsInWords.map((term) => [term.key, term]))).values()];
}

function InWords({ term }: { term: Term | undefined }) {
  if (!term) return '–';
  return (
    <>
      {term.text}
      {term.help !== null && <span className="help"> {term.help}</span>}
    </>
  );
}

function Price({ plan: { priceCents } }: { plan: Plan }) {
  if (priceCents === null) return <strong>On request</strong>;
  return (
    <>
      <strong>{formatMoney(priceCents)}</strong> <span className="help">per month</span>
    </>
  );
}
