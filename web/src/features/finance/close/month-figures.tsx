// The figures of one month, each with its formula; what came late; whether the three books agree; and the close itself.
import { Bone, Failed, Loaded } from '../../../components/feedback/loaded.tsx';
import { useAction } from '../../../components/forms/use-action.ts';
import { TableScroll } from '../../../components/layout/table-scroll.tsx';
import { formatMoment, formatMoney, formatNumber } from '../../../components/words/format.ts';
import { Link } from '../../../navigation/links.ts';
import { paths } from '../../../navigation/paths.ts';
import { saveFigures, saveFiguresCsv, saveManifest, usePack, type Month, type Pack } from './api.ts';
import { CloseMonth } from './close-month.tsx';
import { MonthTie } from './month-tie.tsx';

export function MonthFigures({ month }: { month: Month }) {
  if (month.state === 'waiting')
    return (
      <p className="help">A month opens with what the one before it left. Please close the months before it first.</p>
    );
  return <Figures month={month} />;
}

function Figures({ month }: { month: Month }) {
  const pack = usePack(month.month);
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
            <FiguresTable pack={found} />
            <Revenue pack={found} />
            <Late title="Facts that came late" facts={found.lateFacts.facts} count={found.lateFacts.count} />
            {found.bookedLater.length > 0 && (
              <Late title="Booked in a later month" facts={found.bookedLater} count={found.bookedLater.length} />
            )}
          </>
        )}
      </Loaded>
      {month.proposalId !== null && <MonthTie month={month.month} />}
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

const names = ['opening', 'issued', 'credited', 'delivered', 'expired', 'voided', 'closing'] as const;
const titles: Record<(typeof names)[number], string> = {
  opening: 'Opening',
  issued: 'Issued',
  credited: 'Credited',
  delivered: 'Delivered',
  expired: 'Expired',
  voided: 'Voided',
  closing: 'Closing',
};

/** Leads above, cents below, for each plan and kind of lot. */
function FiguresTable({ pack: { rows, totals, formulas } }: { pack: Pack }) {
  const shown = [
    ...rows.map((row) => ({
      ...row,
      title: `${row.planId === '' ? 'No plan' : row.planId}, ${row.kind}, ${row.category}`,
    })),
    { ...totals, title: 'All' },
  ];
  return (
    <>
      <TableScroll label="Figures by plan and kind">
        <table className="data">
          <caption>Leads, and what was paid for them</caption>
          <thead>
            <tr>
              <th scope="col">Plan and kind</th>
              {names.map((name) => (
                <th key={name} scope="col" className="number">
                  {titles[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ title, leads, cents }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                {names.map((name) => (
                  <td key={name} className="number">
                    {formatNumber(leads[name])}
                    <br />
                    {formatMoney(cents[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      <details>
        <summary>How each figure is computed</summary>
        <dl className="facts">
          {Object.entries(formulas).map(([name, formula]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{formula}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

function Revenue({ pack: { deferredCents, earnedCents, breakageCents, entries } }: { pack: Pack }) {
  return (
    <p>
      Earned {formatMoney(earnedCents)}, breakage {formatMoney(breakageCents)}, deferred {formatMoney(deferredCents)}.
      The month counts {formatNumber(entries)} entries.
    </p>
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
