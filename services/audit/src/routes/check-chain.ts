// The check of a hash chain over both stores: for finance and super-admins by a page, for operators by a command.
import { Type } from 'typebox';
import { services, type ConsumedBy } from '@leadwright/contracts/topology';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import { operatorAccess } from '@leadwright/eventsourcing/operate/operator-access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { checkChain, type ChainReport, type ChainStores } from '../chain/check-chain.ts';
import type { AuditStored } from '../contracts.ts';
import { examples } from './examples.ts';
import { recordRead } from './read-trail.ts';
import { refusals } from './refusals.ts';

export type CheckChainParts = {
  store: EventStore<AuditStored>;
  chainStores(service: ConsumedBy<'audit'>, accountId: string): ChainStores;
};

/** More than any account has. */
const SEQ_MAX = 1_000_000_000;
/** So many are checked in a few seconds; a longer chain is checked part by part. */
const EVENTS_MAX = 20_000;

const place = (description: string) => Type.Integer({ minimum: 1, maximum: SEQ_MAX, description });
const Query = Type.Object(
  {
    account: Type.String({ minLength: 1, maxLength: 128 }),
    service: Type.Union(
      services.audit.consumes.map((name) => Type.Literal(name)),
      { default: 'billing', description: 'Whose events.' },
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

type Asked = { account: string; service: ConsumedBy<'audit'>; from?: number; to?: number };

/** At the public port. The check is recorded as a read of the trail before it begins. */
export function checkChainRoute(app: HttpApp, parts: CheckChainParts): void {
  app.get(
    '/api/v2/finance/chain',
    {
      schema: {
        tags: ['audit'],
        summary: "Check the hash chain of an account's events",
        querystring: Query,
        response: { 200: Report },
      },
      config: { access: 'finance', refusals: [refusals.rangeInvalid], example: examples.chain },
    },
    (request) => checked(parts, request, request.query),
  );
}

/** At the internal port, for scripts/operate. */
export function operatorChainRoute(app: HttpApp, parts: CheckChainParts): void {
  app.get(
    '/internal/chain',
    { schema: { hide: true, querystring: Query, response: { 200: Report } }, config: operatorAccess },
    (request) => checked(parts, request, request.query),
  );
}

async function checked(
  parts: CheckChainParts,
  request: Parameters<typeof recordRead>[1],
  { account, service, from = 1, to = from + EVENTS_MAX - 1 }: Asked,
): Promise<ChainReport & { account: string; service: string; asked: number }> {
  if (from > to || to - from >= EVENTS_MAX) throw refuse(refusals.rangeInvalid);
  await recordRead(parts, request, account, `check of the hash chain of ${service}`);
  const report = await checkChain(parts.chainStores(service, account), { from, to });
  return { account, service, asked: to, ...report };
}
