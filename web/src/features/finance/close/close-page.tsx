// The months of the books: which are closed, the figures of one, and its close by two people. The month stands in the
// address, so that a view can be sent on.
import { Bone, Loaded } from '../../../components/feedback/loaded.tsx';
import { TableScroll } from '../../../components/layout/table-scroll.tsx';
import { PageTitle } from '../../../components/pages/page-title.tsx';
import { formatMoment } from '../../../components/words/format.ts';
import { useSearchParams } from '../../../navigation/links.ts';
import { useMonths, type Month } from './api.ts';
import { MonthFigures } from './month-figures.tsx';
import '../finance.css';

export function ClosePage() {
  const [params, setParams] = useSearchParams();
  const months = useMonths();
  const chosen = params.get('month');
  return (
    <div className="page">
      <PageTitle>Month close</PageTitle>
      <Loaded
        query={months}
        skeleton={<Bone height={160} />}
        safe="Nothing was changed."
        isEmpty={(all) => all.length === 0}
        empty={<p className="help">There is nothing to close: no leads were granted yet.</p>}
      >
        {(all) => {
          const month = all.find((each) => each.month === chosen);
          return (
            <>
              <MonthsTable months={all} chosen={chosen} onChoose={(next) => setParams({ month: next })} />
              {month !== undefined && <MonthFigures key={month.month} month={month} />}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

const states: Record<Month['state'], string> = {
  running: 'Not over yet',
  waiting: 'Waits for the month before',
  open: 'Open',
  proposed: 'Proposed, waits for a second person',
  locked: 'Locked',
};

type TableProps = { months: Month[]; chosen: string | null; onChoose: (month: string) => void };

/** Newest first. */
function MonthsTable({ months, chosen, onChoose }: TableProps) {
  return (
    <TableScroll label="Months">
      <table className="data">
        <caption>Calendar months in UTC</caption>
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">State</th>
            <th scope="col">Proposed</th>
            <th scope="col">Locked</th>
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map(({ month, state, proposedAt, lockedAt }) => (
            <tr key={month}>
              <td className="nowrap">
                <button type="button" className="link" aria-pressed={chosen === month} onClick={() => onChoose(month)}>
                  {month}
                </button>
              </td>
              <td>{states[state]}</td>
              <td>{proposedAt === null ? '' : formatMoment(proposedAt)}</td>
              <td>{lockedAt === null ? '' : formatMoment(lockedAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
