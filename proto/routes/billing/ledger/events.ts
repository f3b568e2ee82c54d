import { BillingEventSchema, type BillingEvent } from '../../../gen/leadwright/billing/v1/billing_events_pb.ts';
import { CursorSchema } from '@leadwright/runtime/http/cursor';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { Type } from 'typebox';
import { mayBeLeftOut } from '../../may-be-left-out.ts';
import { route } from '../../route.ts';
import { refusals } from '../refusals.ts';
import { ledgerExamples } from './examples.ts';
import { InstantSchema } from './statements.ts';

const Id = (description: string) => Type.Optional(Type.String({ minLength: 1, maxLength: 128, description }));

/** The messages have the names of their cases. */
type EventType = Capitalize<NonNullable<BillingEvent['event']['case']>>;

const types = BillingEventSchema.oneofs.flatMap(({ fields }) => fields.map(({ message }) => message?.name ?? ''));

export const eventFilter = {
  account: Id('Of this account alone.'),
  type: Type.Optional(Type.Unsafe<EventType>(Type.Union(types.map((type) => Type.Literal(type))))),
  actor: Id('Whom it was done by, or on behalf of.'),
  cause: Id('The correlation id, the id of the event that caused it, or a download.'),
  from: Type.Optional(InstantSchema('Recorded from then on.')),
  to: Type.Optional(InstantSchema('Recorded before.')),
};

export const getFinanceEventsCsv = route({
  method: 'GET',
  path: '/api/v2/finance/events-csv',
  service: 'billing',
  access: 'finance',
  anySize: true,
  summary: 'Events of billing as CSV',
  query: Type.Object(eventFilter, { additionalProperties: false }),
  produces: ['text/csv'],
  answers: { 200: Type.String({ description: 'The file.' }) },
  refusals: [refusals.periodInvalid],
  example: ledgerExamples.financeEventsCsv,
});

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

export const listFinanceEvents = route({
  method: 'GET',
  path: '/api/v2/finance/events',
  service: 'billing',
  access: 'finance',
  compressible: true,
  summary: 'Every event of billing',
  query: Type.Object(
    {
      ...eventFilter,
      before: Type.Optional(CursorSchema('The `next` of the page before.')),
      limit: mayBeLeftOut(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
    },
    { additionalProperties: false },
  ),
  answers: { 200: Type.Object({ events: Type.Array(FinanceEvent), next: Type.Optional(Type.String()) }) },
  refusals: [commonRefusals.cursorInvalid, refusals.periodInvalid],
  example: ledgerExamples.financeEvents,
});
