import { formatNumber } from './format.ts';

const rows = [
  ['opening', 'At the start', ''],
  ['issued', 'Granted', '+'],
  ['credited', 'Credited', '+'],
  ['delivered', 'Downloaded', '−'],
  ['expired', 'Expired', '−'],
  ['voided', 'Removed', '−'],
  ['closing', 'At the end', ''],
] as const;

type Totals = Record<(typeof rows)[number][0], number>;

/** A statement's totals as a sum: the last row is what the others make. */
export function PeriodTotals({ caption, totals }: { caption: string; totals: Totals }) {
  return (
    <table className="data period-totals">
      <caption className="only-heard">{caption}</caption>
      <tbody>
        {rows.map(([name, words, sign]) => (
          <tr key={name} className={name === 'closing' ? 'period-sum' : undefined}>
            <th scope="row">{words}</th>
            <td className="number">
              {totals[name] === 0 ? '' : sign}
              {formatNumber(totals[name])}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
