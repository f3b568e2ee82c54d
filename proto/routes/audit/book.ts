import { Type } from 'typebox';
import { services, type ConsumedBy } from '../../topology.ts';
import { mayBeLeftOut } from '../may-be-left-out.ts';
import { route } from '../route.ts';
import { examples } from './examples.ts';
import { refusals } from './refusals.ts';

/** More than any account has. */
const SEQ_MAX = 1_000_000_000;

const place = (description: string) => Type.Integer({ minimum: 1, maximum: SEQ_MAX, description });

/** So many are checked in a few seconds; a longer chain is checked part by part. */
export const EVENTS_MAX = 20_000;

const Query = Type.Object(
  {
    account: Type.String({ minLength: 1, maxLength: 128 }),
    service: mayBeLeftOut(
      Type.Unsafe<ConsumedBy<'audit'>>(
        Type.Union(
          services.audit.consumes.map((name) => Type.Literal(name)),
          { default: 'billing', description: 'Whose events.' },
        ),
      ),
    ),
    from: Type.Optional(place('The first event, by its number in the chain; absent: 1.')),
    to: Type.Optional(place(`The last event; absent: ${EVENTS_MAX} from the first.`)),
  },
  { additionalProperties: false },
);

const Problem = Type.Object({
  store: Type.Union([Type.Literal('log'), Type.Literal('trail'), Type.Literal('both')], {
    description:
      'log: PostgreSQL of the service. trail: ClickHouse. both: they agree, and the kept end of the chain does not.',
  }),
  problem: Type.String({
    description:
      'missing, end-missing, previous-hash-differs, hash-differs, rewritten or columns-differ, at accountSeq.',
  }),
  accountSeq: Type.Integer(),
  eventId: Type.String({ description: 'Empty where neither store has it.' }),
  column: Type.Optional(Type.String({ description: 'Of columns-differ: what the bytes say otherwise.' })),
});

const Report = Type.Object({
  account: Type.String(),
  service: Type.String(),
  from: Type.Integer(),
  to: Type.Integer({ description: 'The last event that was checked; 0: none.' }),
  asked: Type.Integer({ description: 'Up to which one was asked.' }),
  events: Type.Integer({ description: 'Events that are right in both stores.' }),
  lastHash: Type.Union([Type.Null(), Type.String()]),
  underWay: Type.Integer({ description: 'Events of the log that are not in the trail yet.' }),
  clockJumps: Type.Array(
    Type.Object({
      accountSeq: Type.Integer(),
      eventId: Type.String(),
      recordedAt: Type.String(),
      nextAt: Type.String({ description: 'When the event after it was recorded.' }),
    }),
    { description: 'Events that were recorded over a minute after the next one: a clock ran ahead. At most 20.' },
  ),
  problem: Type.Union([Type.Null(), Problem]),
});

export const verifyChain = route({
  method: 'GET',
  path: '/api/v2/finance/chain',
  service: 'audit',
  access: 'finance',
  summary: "Check the hash chain of an account's events",
  query: Query,
  answers: { 200: Report },
  refusals: [refusals.rangeInvalid],
  example: examples.chain,
});

const leads = Type.Integer();

const Says = Type.Union([
  Type.Null(),
  Type.Object({
    kind: Type.String(),
    category: Type.String(),
    available: leads,
    held: leads,
    delivered: leads,
    expired: leads,
    voided: leads,
  }),
]);

const Difference = Type.Object({
  accountId: Type.String(),
  lotId: Type.String({ description: 'Empty where events are missing in one book.' }),
  kind: Type.String({ description: 'lots, trail-lacks-events or billing-lacks-events.' }),
  accountSeq: Type.Integer({ description: 'Up to which event of the account the books were compared.' }),
  billing: Says,
  trail: Says,
  first: Type.Union([Type.Null(), Type.Object({ seq: Type.Integer(), eventId: Type.String(), type: Type.String() })]),
  foundAt: Type.String(),
  seenAt: Type.String(),
});

export const SHOWN_MAX = 200;

export const bookSchema = Type.Object({
  round: Type.Union([
    Type.Null(),
    Type.Object({
      beganAt: Type.String(),
      endedAt: Type.String(),
      accounts: Type.Integer(),
      waiting: Type.Integer({ description: 'Accounts whose newest events were on their way.' }),
    }),
  ]),
  open: Type.Integer({ description: 'Differences that stand.' }),
  differences: Type.Array(Difference, { description: `The oldest ${SHOWN_MAX} of them.` }),
});

export const getBook = route({
  method: 'GET',
  path: '/api/v2/finance/book',
  service: 'audit',
  access: 'finance',
  compressible: true,
  summary: 'What the second book found',
  answers: { 200: bookSchema },
  example: examples.book,
});
