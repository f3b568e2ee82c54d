// The figures of one month, each with its formula; what came late; whether the three books agree; and the close itself.
import { Bone, Failed, Loaded } from '../../../components/feedback/loaded.tsx';
import { useAction } from '../../../components/forms/use-action.ts';
import { TableScroll } from '../../../components/layout/table-scroll.tsx';
import { formatMoment, formatNumber } from '../../../components/words/format.ts';
import { Link } from '../../../navigation/links.ts';
import { paths } from '../../../navigation/paths.ts';
import { saveFigures, saveFiguresCsv, saveManifest, usePack, type Month, type Pack } from './api.ts';
import { BehindFigure } from './behind-figure.tsx';
import { CloseMonth } from './close-month.tsx';
import { FiguresTable, Revenue } from './figures-table.tsx';
import { MonthTie } from './month-tie.tsx';
import { useOpenFigure } from './open-figure.ts';
import { AccountName } from '../account-name.tsx';

export function MonthFigures({ month }: { month: Month }) {
  if (month.state === 'waiting')
    return (
      <p className="help">A month opens with what the one before it left. Please close the months before it first.</p>
    );
  return <Figures month={month} />;
}

function Figures({ month }: { month: Month }) {
  const pack = usePack(month.month);
  const { asked, open, close } = useOpenFigure();
  const csv = useAction(() => saveFiguresCsv(month.month));
  const manifest = useAction(() => saveManifest(month.month));
  const error = csv.error ?? manifest.error;
  return (
    <section className="finance-events" aria-labelledby="figures-title">
      <div className="finance-bar">
        <h2 id="figures-title">Figures of {month.month}</h2>
        <div className="finance-filter-buttons">
          {pack.data !== undefined && (
            <>
              <button type="button" className="button" onClick={() => saveFigures(pack.data)}>
                Download figures
              </button>
              <Saving title="Download CSV" saving={csv} />
            </>
          )}
          {month.state === 'locked' && <Saving title="Download manifest" saving={manifest} />}
        </div>
      </div>
      {error !== null && <Failed error={error} safe="Nothing was changed." />}
      <Loaded query={pack} skeleton={<Bone height={320} />} safe="Nothing was changed.">
        {(found) => (
          <>
            <FiguresTable pack={found} onOpen={open} />
            <Revenue pack={found} onOpen={open} />
            {asked !== null && (
              <BehindFigure key={JSON.stringify(asked)} month={month.month} asked={asked} onClose={close} />
            )}
            <Late title="Facts that came late" facts={found.lateFacts.facts} count={found.lateFacts.count} />
            {found.bookedLater.length > 0 && (
              <Late title="Booked in a later month" facts={found.bookedLater} count={found.bookedLater.length} />
            )}
          </>
        )}
      </Loaded>
      {month.proposalId !== null && <MonthTie month={month.month} canCheck={month.state === 'proposed'} />}
      <CloseMonth month={month} />
    </section>
  );
}

type SavingProps = { title: string; saving: { pending: boolean; run: (given: undefined) => Promise<unknown> } };

function Saving({ title, saving: { pending, run } }: SavingProps) {
  return (
    <button
      type="button"
      className="button"
      aria-disabled={pending}
      onClick={() => {
        if (!pending) void run(undefined);
      }}
    >
      {title}
    </button>
  );
}

type Facts = { title: string; facts: Pack['bookedLater']; count: number };

function Late({ title, facts, count }: Facts) {
  if (count === 0) return <p className="help">No fact came late.</p>;
  return (
    <TableScroll label={title}>
      <table className="data">
        <caption>
          {title}: {formatNumber(count)}
        </caption>
        <thead>
          <tr>
            <th scope="col">Account</th>
            <th scope="col">What</th>
            <th scope="col" className="number">
              Leads
            </th>
            <th scope="col">Happened</th>
            <th scope="col">Known</th>
          </tr>
        </thead>
        <tbody>
          {facts.map((fact) => (
            <tr key={fact.entryId}>
              <td>
                <AccountName accountId={fact.accountId} />
                <Link to={`${paths.finance}?account=${encodeURIComponent(fact.accountId)}`}>{fact.accountId}</Link>
              </td>
              <td>
                {fact.type}
                <br />
                <code>{fact.entryId}</code>
              </td>
              <td className="number">{formatNumber(fact.leads)}</td>
              <td>
                {formatMoment(fact.happenedAt)}
                {fact.why === 'locked-month' && `, in ${fact.month}`}
              </td>
              <td>{formatMoment(fact.recordedAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
