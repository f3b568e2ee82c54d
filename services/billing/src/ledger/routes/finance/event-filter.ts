import type { Static, TObject } from 'typebox';
import type { LoggedEvent } from '@leadwright/eventsourcing/event-store';
import type { LogFilter } from '@leadwright/eventsourcing/log/search-log';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { Entry } from '../../projections/ledger-entry.ts';
import { instantOfQuery } from '../statement-period.ts';
import type { eventFilter, FinanceEvent } from '@leadwright/contracts/routes/billing/ledger/events';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';
type Filter = Static<TObject<typeof eventFilter>>;

/** The filter in the log's terms. Throws 400 `period-invalid`. */
export function filterOf({ account, type, actor, cause, from, to }: Filter): LogFilter {
  const recordedFrom = from === undefined ? undefined : instantOfQuery(from);
  const recordedTo = to === undefined ? undefined : instantOfQuery(to);
  if (recordedFrom !== undefined && recordedTo !== undefined && recordedFrom >= recordedTo)
    throw refuse(refusals.periodInvalid);
  return { accountId: account, type, actorId: actor, cause, recordedFrom, recordedTo };
}

export function shownEvent(stored: LoggedEvent, entries: readonly Entry[]): Static<typeof FinanceEvent> {
  const { eventId, accountId, accountSeq, effectiveAt, recordedAt, actorId, correlationId, event } = stored;
  return {
    eventId,
    accountId,
    seq: accountSeq,
    type: event.type,
    effectiveAt,
    recordedAt,
    actorId,
    ...(stored.onBehalfOf === null ? {} : { onBehalfOf: stored.onBehalfOf }),
    correlationId,
    ...(stored.causationId === null ? {} : { causationId: stored.causationId }),
    prevHash: Buffer.from(stored.prevHash).toString('hex'),
    hash: Buffer.from(stored.hash).toString('hex'),
    event,
    entries: entries.map(({ id, type, lotId, leads, balance, reason, downloadId }) => ({
      id,
      type,
      lotId,
      leads,
      balance,
      reason,
      ...(downloadId === null ? {} : { downloadId }),
    })),
  };
}
