// Said once more in SQL: the second book must not share a line with billing's own fold, its decisions or its tables.
import { topics } from '@leadwright/contracts/topology';

/** What a movement is called here, and what it adds to the five sides of its lot. */
const acts = {
  granted: { available: 1 },
  credited: { available: 1 },
  reserved: { available: -1, held: 1 },
  returned: { available: 1, held: -1 },
  used: { held: -1, delivered: 1 },
  expired: { available: -1, expired: 1 },
  voided: { available: -1, voided: 1 },
  // Says what a boundary left where it was.
  carried: {},
} as const satisfies Record<string, Partial<Record<Side, 1 | -1>>>;

type Act = keyof typeof acts;

export const sides = ['available', 'held', 'delivered', 'expired', 'voided'] as const;
export type Side = (typeof sides)[number];

/** The lists of portions in the messages, by the act that they are of. Each name stands for one act, in whatever event. */
const lists = {
  from: 'reserved',
  returned: 'returned',
  used: 'used',
  expired: 'expired',
  voided: 'voided',
  carried: 'carried',
} as const satisfies Record<string, Act>;

const leadsOf = (json: string): string => `toInt64OrZero(JSONExtractString(${json}, 'leads'))`;

// A lot's first movement is told by fields of the event itself, all others by portions.
const made = `(if(type = 'LeadsCredited', 'credited', 'granted'), JSONExtractString(event, 'lotId'),
        if(type IN ('LeadsGranted', 'LeadsCredited'), ${leadsOf('event')}, 0))`;
const portions = Object.entries(lists).map(
  ([name, act]) => `arrayMap(portion -> ('${act}', JSONExtractString(portion, 'lotId'), ${leadsOf('portion')}),
        JSONExtractArrayRaw(event, '${name}'))`,
);

/** One row per movement of the ledgers. `where` narrows the rows of the trail. */
export function movementsSql(where: string): string {
  return `SELECT account_id, account_seq, event_id, type, event, effective_at, recorded_at,
      moved.1 AS act, moved.2 AS lot_id, moved.3 AS leads
    FROM (SELECT account_id, account_seq, event_id, type, event, effective_at, recorded_at FROM audit.trail FINAL
      WHERE topic = '${topics.billing}' AND startsWith(stream_id, 'ledger-') AND ${where})
    ARRAY JOIN arrayFilter(movement -> movement.3 != 0,
      arrayConcat([${made}],
        ${portions.join(',\n        ')})) AS moved`;
}

/** The leads that movements of `act` have moved; `when` narrows them. */
export function movedSql(act: Act, when = '1'): string {
  return `sumIf(leads, act = '${act}' AND ${when})`;
}

/** What is on one side of a lot after the movements for which `when` holds. */
export function sideSql(side: Side, when = '1'): string {
  const parts = Object.entries(acts).flatMap(([act, adds]) => {
    const sign = (adds as Partial<Record<Side, 1 | -1>>)[side];
    return sign === undefined ? [] : [`${sign === 1 ? '+' : '-'} ${movedSql(act as Act, when)}`];
  });
  return `(0 ${parts.join(' ')})`;
}

/** How a lot began. An adjustment's lot is `manual`, another credit `credit`; a grant says its own kind. */
const began = `act IN ('granted', 'credited')`;
export const lotFactsSql = `minIf(account_seq, ${began}) AS began_seq,
      anyIf(if(act = 'granted', JSONExtractString(event, 'kind'),
        if(JSONExtractString(event, 'reason') IN ('bad-file', 'share'), 'credit', 'manual')), ${began}) AS kind,
      anyIf(JSONExtractString(event, 'category'), ${began}) AS category,
      anyIf(toInt64OrZero(JSONExtractString(event, 'costCents')), ${began}) AS cost_cents`;

/** A lot belongs to the plan that was named last before it. */
export function plansSql(where: string): string {
  return `SELECT account_id, account_seq AS named_seq, JSONExtractString(event, 'planId') AS plan_id
    FROM audit.trail FINAL
    WHERE topic = '${topics.billing}' AND type IN ('SubscriptionChanged', 'PeriodPaid') AND ${where}`;
}
