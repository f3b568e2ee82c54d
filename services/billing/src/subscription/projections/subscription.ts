import { sql, type Kysely } from 'kysely';
import { ignored } from '@leadwright/eventsourcing/ignored';
import { projectionOf } from '@leadwright/eventsourcing/store/projection-of';
import { isoFromPostgres, type Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { sendWithoutWaiting } from '@leadwright/postgres/pipelining';
import { nextBoundary } from '../domain/due-boundaries.ts';
import type { Lattice } from '../../kernel/domain/lattice.ts';
import { subscriptionStream } from '../../kernel/domain/streams.ts';
import type { SubscriptionEvent } from '../domain/subscription.ts';
import type { SubscriptionChanged } from '../domain/subscription-events.ts';
import { factsOf } from '../domain/subscription-facts.ts';
import { termsOf, type AgreedTerms, type StoredTerms } from '../../plans/domain/agreed-terms.ts';
import type { AgreedPlan } from '../../plans/sale.ts';
import { allBefore } from '../../plans/domain/terms-before.ts';

export type SubscriptionRow = {
  planId: string;
  terms: AgreedTerms;
  status: string;
  lattice: Lattice;
  period: number;
  periodStart: string;
  periodEnd: string | null;
  nextPlanId: string | null;
  cancelAtPeriodEnd: boolean;
  accessEndsAt: string | null;
  processor: string | null;
  nextDueAt: string | null;
  version: number;
};

/** Keeps the newest state. A repeat writes the same row. Nothing reads the result: it comes with the commit. */
export const projectSubscription = projectionOf<SubscriptionEvent>({
  SubscriptionChanged: async (event, { accountId, accountSeq }, db) => {
    const facts = factsOf(event);
    const { planId, terms, nextTerms, status, lattice, provider } = facts;
    const next = facts.nextLattice && JSON.stringify(facts.nextLattice);
    await sendWithoutWaiting(
      db,
      sql`insert into subscription (account_id, plan_id, status, lattice_id, anchor_at, billing_day, time_of_day, zone,
      period, period_start, period_end, next_plan_id, next_lattice, cancel_at_period_end, access_ends_at, paused,
      processor, customer_id, provider_subscription_id, continues, next_due_at, terms, next_terms, version)
    values (${accountId}, ${planId}, ${status}, ${lattice.latticeId}, ${lattice.anchorAt}::timestamptz, ${lattice.day},
      ${lattice.timeOfDay}, ${lattice.zone}, ${facts.period}, ${facts.periodStart}::timestamptz, ${facts.periodEnd}::timestamptz,
      ${facts.nextPlanId}, ${next}::jsonb, ${facts.cancelAtPeriodEnd}, ${facts.accessEndsAt}::timestamptz, ${facts.paused},
      ${provider?.processor ?? null}, ${provider?.customerId ?? null}, ${provider?.subscriptionId ?? null}, ${lattice.continues ?? false},
      ${nextBoundary(facts)?.at ?? null}::timestamptz, ${JSON.stringify(terms)}::jsonb,
      ${nextTerms && JSON.stringify(nextTerms)}::jsonb, ${accountSeq})
    on conflict (account_id) do update set plan_id = excluded.plan_id, status = excluded.status, lattice_id = excluded.lattice_id,
      anchor_at = excluded.anchor_at, billing_day = excluded.billing_day, time_of_day = excluded.time_of_day,
      zone = excluded.zone, period = excluded.period, period_start = excluded.period_start, period_end = excluded.period_end,
      next_plan_id = excluded.next_plan_id, next_lattice = excluded.next_lattice,
      cancel_at_period_end = excluded.cancel_at_period_end, access_ends_at = excluded.access_ends_at, paused = excluded.paused,
      processor = excluded.processor, customer_id = excluded.customer_id,
      provider_subscription_id = excluded.provider_subscription_id, continues = excluded.continues, next_due_at = excluded.next_due_at,
      terms = excluded.terms, next_terms = excluded.next_terms, version = excluded.version`,
    );
  },
  PeriodPaid: ignored,
  PaymentReturned: ignored,
  LimitsChanged: ignored,
});

/** All changes of the account's subscription in the order of the log, from the log itself: about one a month. */
export async function readSubscriptionChanges(trx: Kysely<unknown>, accountId: string): Promise<SubscriptionChanged[]> {
  const { rows } = await sql<{ payload: SubscriptionChanged }>`select payload from event_log
    where account_id = ${accountId} and stream_id = ${subscriptionStream(accountId).streamId}
      and type = 'SubscriptionChanged' order by account_seq`.execute(trx);
  return rows.map(({ payload }) => payload);
}

/** Of table `s`: the terms now and next. Older rows have none: those under which their plan was sold then. */
const before = sql`${JSON.stringify(allBefore)}::jsonb`;
export const runningTerms = sql`coalesce(s.terms, ${before} -> s.plan_id)`;
export const comingTerms = sql`case when s.next_plan_id is null then ${runningTerms}
  else coalesce(s.next_terms, ${before} -> s.next_plan_id) end`;

type Row = {
  plan_id: string;
  terms: StoredTerms | null;
  status: string;
  lattice_id: string;
  anchor_at: string;
  billing_day: number;
  time_of_day: string;
  zone: string;
  period: number;
  period_start: string;
  period_end: string | null;
  next_plan_id: string | null;
  cancel_at_period_end: boolean;
  access_ends_at: string | null;
  processor: string | null;
  continues: boolean;
  next_due_at: string | null;
  version: string;
};

/** The account's subscription and the time by the database's clock and the offset; null where none was ever started. */
export async function readSubscription(
  trx: Kysely<unknown>,
  accountId: string,
  offsetMs = 0,
): Promise<{ now: string; subscription: SubscriptionRow | null }> {
  const { rows } = await sql<
    Partial<Row> & { now: string }
  >`select clock_timestamp() + ${offsetMs}::double precision * interval '1 millisecond' as now, plan_id, terms, status, lattice_id,
      anchor_at, billing_day, time_of_day, zone, period, period_start, period_end, next_plan_id, cancel_at_period_end,
      access_ends_at, processor, continues, next_due_at, version
    from (select 1) as one left join subscription on account_id = ${accountId}`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('a query of one row answered none');
  const now = isoFromPostgres(row.now);
  return isFound(row) ? { now, subscription: subscriptionFrom(row) } : { now, subscription: null };
}

/** What the account's own events say of its plan; null: it never had one. */
export async function readAgreedPlan(database: Database, accountId: string): Promise<AgreedPlan | null> {
  return (await inScope(database.db, [accountId], (trx) => readSubscription(trx, accountId))).subscription;
}

function isFound(row: Partial<Row>): row is Row {
  return typeof row.plan_id === 'string';
}

const isoOrNull = (text: string | null): string | null => (text === null ? null : isoFromPostgres(text));

function subscriptionFrom(row: Row): SubscriptionRow {
  return {
    planId: row.plan_id,
    terms: termsOf(row.plan_id, row.terms),
    status: row.status,
    version: Number(row.version),
    lattice: {
      latticeId: row.lattice_id,
      anchorAt: isoFromPostgres(row.anchor_at),
      day: row.billing_day,
      timeOfDay: row.time_of_day,
      zone: row.zone,
      ...(row.continues ? { continues: true as const } : {}),
    },
    period: row.period,
    periodStart: isoFromPostgres(row.period_start),
    periodEnd: isoOrNull(row.period_end),
    nextPlanId: row.next_plan_id,
    cancelAtPeriodEnd: row.cancel_at_period_end,
    accessEndsAt: isoOrNull(row.access_ends_at),
    processor: row.processor,
    nextDueAt: isoOrNull(row.next_due_at),
  };
}
