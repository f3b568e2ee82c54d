import { Fragment, useState } from 'react';
import { formatNumber, formatSigned } from '../../components/words/format.ts';
import { OpenCell, PagedTable } from '../../components/layout/paged-table.tsx';
import { wordsOfEvent } from './event-types.ts';
import type { FinanceEvent } from '../../server/api-types.ts';
import { AccountName } from './account-name.tsx';

type Props = {
  events: readonly FinanceEvent[];
  fetching: boolean;
  more: (() => void) | null;
  onAccount: (accountId: string) => void;
};

/** Newest first. A row opens to the entries, the hash and the stored event behind it. */
export function EventsTable({ events, fetching, more, onAccount }: Props) {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <PagedTable
      label="Events found"
      className="events-table"
      empty={
        events.length > 0 ? undefined : (
          <p className="help">{more === null ? 'No event fits.' : 'None of the newest events fits. Older ones may.'}</p>
        )
      }
      head={
        <>
          <th scope="col">Recorded (UTC)</th>
          <th scope="col">Kind</th>
          <th scope="col" className="number available">
            Available
          </th>
          <th scope="col">Account</th>
          <th scope="col" className="actor">
            Actor
          </th>
          <th scope="col">
            <span className="only-heard">Details</span>
          </th>
        </>
      }
      more={more}
      moreWords="Show older events"
      fetching={fetching}
    >
      {events.map((event) => (
        <EventRow
          key={event.eventId}
          event={event}
          open={openId === event.eventId}
          onToggle={() => setOpenId(openId === event.eventId ? null : event.eventId)}
          onAccount={onAccount}
        />
      ))}
    </PagedTable>
  );
}

type RowProps = Pick<Props, 'onAccount'> & { event: FinanceEvent; open: boolean; onToggle: () => void };

function EventRow({ event, open, onToggle, onAccount }: RowProps) {
  return (
    <Fragment>
      <tr>
        <td className="nowrap">{utc(event.recordedAt)}</td>
        <td>{wordsOfEvent(event.type)}</td>
        <td className="number available">{changeOf(event)}</td>
        <td>
          <AccountName accountId={event.accountId} />
          <button type="button" className="link id" onClick={() => onAccount(event.accountId)}>
            {event.accountId}
          </button>
        </td>
        <td className="id actor">{event.actorId}</td>
        <OpenCell
          open={open}
          label={`Details of ${wordsOfEvent(event.type)}, ${utc(event.recordedAt)}`}
          onToggle={onToggle}
        />
      </tr>
      {open && (
        <tr className="event-details">
          <td colSpan={6}>
            <Details event={event} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}

function Details({ event }: { event: FinanceEvent }) {
  const facts: [string, string | undefined][] = [
    ['Event', event.eventId],
    ['Kind in the log', event.type],
    ['Place in the history', String(event.seq)],
    ['Counts from', utc(event.effectiveAt)],
    ['On behalf of', event.onBehalfOf],
    ['Correlation', event.correlationId],
    ['Caused by', event.causationId],
    ['Hash', event.hash],
    ['Hash before', event.prevHash],
  ];
  return (
    <>
      {event.entries.length > 0 && (
        <table className="data">
          <caption>Entries</caption>
          <thead>
            <tr>
              <th scope="col">Entry</th>
              <th scope="col">Lot</th>
              <th scope="col">Reason</th>
              <th scope="col" className="number">
                Leads
              </th>
              <th scope="col" className="number">
                Available after
              </th>
            </tr>
          </thead>
          <tbody>
            {event.entries.map((entry) => (
              <tr key={entry.id}>
                <td>{entry.type}</td>
                <td className="id">{entry.lotId}</td>
                <td className="id">{entry.reason}</td>
                <td className="number">{formatSigned(entry.leads)}</td>
                <td className="number">{formatNumber(entry.balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <dl className="facts">
        {facts.map(([words, value]) =>
          value === undefined ? null : (
            <Fragment key={words}>
              <dt>{words}</dt>
              <dd className="id">{value}</dd>
            </Fragment>
          ),
        )}
      </dl>
      <pre>{JSON.stringify(event.event, null, 2)}</pre>
    </>
  );
}

// What left the hold, not what is available, is what a charge moves.
function changeOf({ entries }: FinanceEvent): string {
  const moved = entries.filter(({ type }) => type !== 'used');
  return moved.length === 0 ? '' : formatSigned(moved.reduce((sum, { leads }) => sum + leads, 0));
}

const utc = (at: string): string => at.slice(0, 19).replace('T', ' ');
