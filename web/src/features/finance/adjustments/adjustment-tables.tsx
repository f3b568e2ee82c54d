import { TableScroll } from '../../../components/layout/table-scroll.tsx';
import { formatDay, formatMoment, formatNumber } from '../../../components/words/format.ts';
import { lotWords } from '../../../components/words/ledger-words.ts';
import type { AccountLot, Adjustment } from '../../../server/api-types.ts';
import { failureWords } from '../acts/words.ts';
import { actionWords, reasonWords } from './reasons.ts';

type LotsProps = { lots: AccountLot[]; chosen: AccountLot | null; onVoid: (lot: AccountLot) => void };

/** The lots that are not over, each with what chooses it to be voided. */
export function Lots({ lots, chosen, onVoid }: LotsProps) {
  if (lots.length === 0) return <p className="help">This account has no leads left.</p>;
  return (
    <TableScroll label="Lots of the account">
      <table className="data">
        <thead>
          <tr>
            <th scope="col">Lot</th>
            <th scope="col">Until</th>
            <th scope="col" className="number">
              Left
            </th>
            <th scope="col" className="number held">
              On hold
            </th>
            <th scope="col">
              <span className="only-heard">Void</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lots.map((lot) => (
            <tr key={lot.lotId}>
              <td>{lotWords(lot.kind)}</td>
              <td>{lot.expiresAt === null ? 'No end' : formatDay(lot.expiresAt)}</td>
              <td className="number">{formatNumber(lot.available)}</td>
              <td className="number held">{formatNumber(lot.held)}</td>
              <td className="number">
                <button
                  type="button"
                  className="button"
                  aria-pressed={chosen?.lotId === lot.lotId}
                  aria-label={`Void ${lotWords(lot.kind)}, ${formatNumber(lot.available)} left`}
                  onClick={() => onVoid(lot)}
                >
                  Void
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

const states: Record<Adjustment['state'], string> = {
  open: 'Waiting',
  expired: 'Expired',
  booked: 'Booked',
  'under-way': 'Booked; the provider has not answered yet',
  unanswered: 'Booked; the provider gave no answer',
  declined: 'Declined',
  failed: 'Refused by the provider',
  revoked: 'Revoked',
};

/** What was proposed and done before, newest first. */
export function Before({ adjustments }: { adjustments: Adjustment[] }) {
  return (
    <TableScroll label="Adjustments of the account">
      <table className="data">
        <caption>Adjustments</caption>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">State</th>
            <th scope="col">Reason and note</th>
            <th scope="col">Proposed</th>
          </tr>
        </thead>
        <tbody>
          {adjustments.map((each) => (
            <tr key={each.adjustmentId}>
              <td>{actionWords(each)}</td>
              <td>
                {states[each.state]}
                {each.state === 'failed' && `: ${failureWords(each)}`}
              </td>
              <td className="adjustment-note">
                {reasonWords(each.reason)}. {each.note}
                {each.corrects !== null && (
                  <>
                    <br />
                    Corrects <code>{each.corrects}</code>
                  </>
                )}
              </td>
              <td className="nowrap">{formatMoment(each.proposedAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
