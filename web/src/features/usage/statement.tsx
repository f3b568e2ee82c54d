// Every movement with the balance after it. Each line opens to its cause: the event, who, and the download.
import { Fragment, useState } from 'react';
import { formatDay, formatMoment, formatNumber, formatSigned, formatTime } from '../../components/format.ts';
import { Icon } from '../../components/icon.tsx';
import { entryWords } from '../../components/ledger-words.ts';
import { TableScroll } from '../../components/table-scroll.tsx';
import { Link } from '../../navigation/links.ts';
import { paths } from '../../navigation/paths.ts';
import type { UsageEntry } from '../../server/api-types.ts';

type Props = { entries: readonly UsageEntry[]; more: (() => void) | null; fetching: boolean };

/** Used leads leave the hold, not the balance: their amount is written smaller. */
export function Statement({ entries, more, fetching }: Props) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <>
      <TableScroll label="Statement">
        <table className="data statement-table">
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">What</th>
              <th scope="col" className="number">
                Leads
              </th>
              <th scope="col" className="number">
                Balance
              </th>
              <th scope="col">
                <span className="only-heard">Cause</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <Fragment key={entry.id}>
                <tr>
                  <td className="when">
                    <span className="nowrap">{formatDay(entry.effectiveAt)}</span> <span className="help nowrap">{formatTime(entry.effectiveAt)}</span>
                  </td>
                  <td>{entryWords(entry.type)}</td>
                  <td className={entry.type === 'used' ? 'number help' : 'number'}>{formatSigned(entry.leads)}</td>
                  <td className="number strong">{formatNumber(entry.balance)}</td>
                  <td>
                    <button
                      type="button" className="icon-button" aria-expanded={openId === entry.id} aria-label={`Cause of entry ${entry.seq}`}
                      onClick={() => setOpenId(openId === entry.id ? null : entry.id)}
                    >
                      <Icon name={openId === entry.id ? 'down' : 'right'} size={16} />
                    </button>
                  </td>
                </tr>
                {openId === entry.id && (
                  <tr className="cause">
                    <td colSpan={5}>
                      <Cause entry={entry} />
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      </TableScroll>
      {more !== null && (
        <p>
          <button type="button" className="button" disabled={fetching} onClick={more}>
            {fetching ? 'Loading…' : 'Show older entries'}
          </button>
        </p>
      )}
    </>
  );
}

function Cause({ entry }: { entry: UsageEntry }) {
  return (
    <dl className="facts">
      <dt>Event</dt>
      <dd>
        <code>{entry.eventId}</code>
      </dd>
      {entry.downloadId && (
        <>
          <dt>Download</dt>
          <dd>
            <Link to={paths.download(entry.downloadId)}>Open the download</Link>
          </dd>
        </>
      )}
      {entry.reason && (
        <>
          <dt>Reason</dt>
          <dd>{entry.reason}</dd>
        </>
      )}
      <dt>Lot</dt>
      <dd>
        <code>{entry.lotId}</code>
      </dd>
      <dt>By</dt>
      <dd>
        <code>{entry.actorId}</code>
      </dd>
      <dt>Recorded</dt>
      <dd>{formatMoment(entry.recordedAt)}</dd>
    </dl>
  );
}
