// What finance looks for among billing's events, and how one is shown.
import { Type, type Static, type TObject } from 'typebox';
import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import type { LoggedEvent } from '@leadwright/eventsourcing/event-store';
import type { LogFilter } from '@leadwright/eventsourcing/log/search-log';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { Entry } from '../../projections/ledger-entry.ts';
import { refusals } from '../../../kernel/refusals.ts';
import { instantOfQuery, InstantSchema } from '../statement-period.ts';

const types = BillingEventSchema.oneofs.flatMap(({ fields }) => fields.map(({ message }) => message?.name ?? ''));

const Id = (description: string) => Type.Optional(Type.String({ minLength: 1, maxLength: 128, description }));

export const eventFilter = {
  account: Id('Of this account alone.'),
  type: Type.Optional(Type.Union(types.map((type) => Type.Literal(type)))),
  actor: Id('Whom it was done by, or on behalf of.'),
  cause: Id('The correlation id, the id of the event that caused it, or a download.'),
  from: Type.Optional(InstantSchema('Recorded from then on.')),
  to: Type.Optional(InstantSchema('Recorded before.')),
};
type Filter = Static<TObject<typeof eventFilter>>;

/** The filter in the log's terms. Throws 400 `period-invalid`. */
export function filterOf({ account, type, actor, cause, from, to }: Filter): LogFilter {
  const recordedFrom = from === undefined ? undefined : instantOfQuery(from);
  const recordedTo = to === undefined ? undefined : instantOfQuery(to);
  if (recordedFrom !== undefined && recordedTo !== undefined && recordedFrom >= recordedTo)
    throw refuse(refusals.periodInvalid);
  return { accountId: account, type, actorId: actor, cause, recordedFrom, recordedTo };
}

export const FinanceEvent = Type.Object({
  eventId: Type.String(),
  accountId: Type.String(),
  seq: Type.Integer({ description: "Its place in the account's history, without gaps." }),
  type: Type.String(),
  effectiveAt: Type.String({ description: 'When it counts.' }),
  recordedAt: Type.String({ description: 'When it became known.' }),
  actorId: Type.String(),
  onBehalfOf: Type.Optional(Type.String({ description: 'Whom the actor impersonated.' })),
  correlationId: Type.String(),
  causationId: Type.Optional(Type.String()),
  prevHash: Type.String({ description: 'Hexadecimal, of the event before it in the history of the account.' }),
  hash: Type.String({ description: 'SHA-256 of prevHash and the published bytes, hexadecimal.' }),
  event: Type.Unknown({ description: 'The event as it is stored.' }),
  entries: Type.Array(
    Type.Object({
      id: Type.String(),
      type: Type.String(),
      lotId: Type.String(),
      leads: Type.Integer({ description: 'Signed, as customers see it.' }),
      balance: Type.Integer({ description: 'Available after this entry.' }),
      reason: Type.String(),
      downloadId: Type.Optional(Type.String()),
    }),
    { description: 'What it booked; none where it moved no leads.' },
  ),
});

/** An event with the entries that it booked. */
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
