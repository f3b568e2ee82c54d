import { Fragment, useState } from 'react';
import { OpenCell } from '../layout/paged-table.tsx';
import { TableScroll } from '../layout/table-scroll.tsx';
import { formatNumber, formatSigned } from '../words/format.ts';
import { entryWords, lotWithEnd } from '../words/ledger-words.ts';
import type { Balance, LotAt, WhoseLeads } from './whose-leads.ts';
import '../words/entries.css';

/** The lots that leads are left of, the next to end first; each opens to its newest entries. */
export function BalanceLots({ whose, balance: { lots } }: { whose: WhoseLeads; balance: Balance }) {
  const [openId, setOpenId] = useState<string | null>(null);
  if (lots.length === 0) return <p className="help">No lot had leads left.</p>;
  return (
    <TableScroll label="Lots">
      <table className="data why-lots">
        <thead>
          <tr>
            <th scope="col">Lot</th>
            <th scope="col" className="number">
              Brought
            </th>
            <th scope="col" className="number">
              Left
            </th>
            <th scope="col">
              <span className="only-heard">Entries</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lots.map((lot) => (
            <Lot
              key={lot.lotId}
              whose={whose}
              lot={lot}
              open={openId === lot.lotId}
              onToggle={() => setOpenId(openId === lot.lotId ? null : lot.lotId)}
            />
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

type LotProps = { whose: WhoseLeads; lot: LotAt; open: boolean; onToggle: () => void };

function Lot({ whose, lot, open, onToggle }: LotProps) {
  const words = lotWithEnd(lot, whose.day);
  return (
    <Fragment>
      <tr>
        <td>
          <span>{words}</span>
          <span className="help">
            from {whose.day(lot.effectiveAt)}
            {goneInWords(lot)}
          </span>
        </td>
        <td className="number">{formatNumber(lot.brought)}</td>
        <td className="number strong">
          {formatNumber(lot.available)}
          {lot.held > 0 && <span className="help">{formatNumber(lot.held)} set aside</span>}
        </td>
        <OpenCell open={open} label={`Entries of ${words}`} onToggle={onToggle} />
      </tr>
      {open && (
        <tr className="line-entries">
          <td colSpan={4}>
            <Entries whose={whose} lot={lot} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}

/** What became of the leads that are not left. */
function goneInWords({ delivered, expired, voided }: LotAt): string {
  const gone = [
    [delivered, 'in files'],
    [expired, 'expired'],
    [voided, 'taken back'],
  ] as const;
  return gone
    .filter(([leads]) => leads > 0)
    .map(([leads, words]) => `, ${formatNumber(leads)} ${words}`)
    .join('');
}

function Entries({ whose, lot: { entries, movements } }: Pick<LotProps, 'whose' | 'lot'>) {
  return (
    <>
      <ul className="entries">
        {entries.map((entry) => (
          <li key={entry.id}>
            <span className="entry-words">
              <span>
                {entryWords(entry.type)}
                {entry.downloadId !== undefined && <> ({whose.download(entry.downloadId)})</>}
              </span>
              <span className="help">{whose.moment(entry.effectiveAt)}</span>
            </span>
            <span className="entry-leads number">
              <span>{entry.type === 'used' ? formatNumber(-entry.leads) : formatSigned(entry.leads)}</span>
              <span className="help">{formatNumber(entry.balance)} left of all</span>
            </span>
          </li>
        ))}
      </ul>
      {movements > entries.length && (
        <p className="help">
          The newest {entries.length} of {formatNumber(movements)}. All stand in {whose.allEntries}.
        </p>
      )}
    </>
  );
}
