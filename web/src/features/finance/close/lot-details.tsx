import { formatMoment, formatMoney, formatNumber, formatSigned } from '../../../components/words/format.ts';
import type { Figure, FigurePage } from './api.ts';
import { figures, figureTitles } from './open-figure.ts';

type Lot = FigurePage['behind'][number];

/** The lot's own sum in the month, in leads and money, and the entries that the figure counts. */
export function LotDetails({ lot, figure }: { lot: Lot; figure: Figure }) {
  return (
    <>
      <p>
        Lot <code>{lot.lotId}</code>
        {lot.invoiceId !== null && (
          <>
            , paid for by invoice <code>{lot.invoiceId}</code>
          </>
        )}
        <br />
        Leads: {sumOf(lot.leads, formatNumber)}
        <br />
        Paid: {sumOf(lot.cents, formatMoney)}
      </p>
      {figure === 'opening' ? <p className="help">The month before closed with it.</p> : <Entries lot={lot} />}
    </>
  );
}

// opening + issued + credited - delivered - expired - voided = closing, without the terms that are 0.
function sumOf(amounts: Lot['leads'], format: (amount: number) => string): string {
  const terms = figures.filter((name) => name !== 'closing' && (name === 'opening' || amounts[name] !== 0));
  const words = terms.map((name, at) => {
    const sign = at === 0 ? '' : name === 'issued' || name === 'credited' ? ' + ' : ' − ';
    return `${sign}${format(amounts[name])} ${figureTitles[name].toLowerCase()}`;
  });
  return `${words.join('')} = ${format(amounts.closing)} closing`;
}

function Entries({ lot: { entries, entryCount } }: { lot: Lot }) {
  if (entries.length === 0) return <p className="help">No entry of the month moved it.</p>;
  return (
    <table className="data">
      <caption>
        Entries
        {entryCount > entries.length && `: the first ${formatNumber(entries.length)} of ${formatNumber(entryCount)}`}
      </caption>
      <thead>
        <tr>
          <th scope="col">Entry</th>
          <th scope="col">Reason</th>
          <th scope="col" className="number">
            Leads
          </th>
          <th scope="col">Counts from</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.entryId}>
            <td>
              {entry.type}
              <br />
              <code>{entry.entryId}</code>
            </td>
            <td className="id">
              {entry.downloadId ?? entry.reason}
              {entry.corrects !== null && `, corrects ${entry.corrects}`}
            </td>
            <td className="number">{formatSigned(entry.leads)}</td>
            <td>
              {formatMoment(entry.effectiveAt)}
              {entry.datedAt !== null && `, happened ${formatMoment(entry.datedAt)}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
