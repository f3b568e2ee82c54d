import type { Database } from '@leadwright/postgres/database';
import type { Metric, Metrics, Tell } from '@leadwright/runtime/telemetry/metrics';
import { sql, type Kysely } from 'kysely';
import type { Consumer } from '../consume/consumer.ts';
import { createHorizonWatch, type HorizonWatch } from '../relay/horizon-watch.ts';
import { countParkedStreams } from '../consume/inbox.ts';
import { readInOrder } from '../log/log-order.ts';
import { readOldestUnsent } from '../relay/oldest-unsent.ts';

const gauge = <Label extends string>(name: string, labels: readonly Label[], help: string) =>
  ({ kind: 'gauge', name, labels, help }) as const;
const counter = <Label extends string>(name: string, labels: readonly Label[], help: string) =>
  ({ kind: 'counter', name, labels, help }) as const;

export const eventMetrics = {
  outboxAge: gauge('outbox_oldest_age_seconds', [], 'Age of the oldest event that is stored and not published.'),
  horizonAge: gauge(
    'horizon_age_seconds',
    [],
    'How long one open write transaction has kept every relay of the cluster from reading on.',
  ),
  lag: gauge('consumer_lag_records', ['consumer'], 'Records not yet handled.'),
  lagAge: gauge(
    'consumer_lag_seconds',
    ['consumer'],
    'Age of the oldest record in hand, or while more wait, of the last handled one; 0 if none waits.',
  ),
  progressAge: gauge(
    'consumer_progress_age_seconds',
    ['consumer'],
    'Since a record was last handled, or since it was last seen that there is none.',
  ),
  rebalances: counter('rebalances_total', ['consumer'], 'Changes of the partitions of this member.'),
  applied: counter('inbox_applied_total', ['consumer'], 'Records whose effect was committed.'),
  late: counter(
    'inbox_late_total',
    ['consumer'],
    'Of the applied ones: committed more than two seconds after the event was made.',
  ),
  duplicates: counter('inbox_duplicates_total', ['consumer'], 'Records that were received before, and dropped.'),
  gaps: counter('inbox_gaps_total', ['consumer'], 'Missing records that had to be fetched from their owner.'),
  retries: counter('inbox_retries_total', ['consumer'], 'Failures of records that are tried again.'),
  parkedStreams: gauge('parked_streams', ['consumer'], 'Accounts that wait for a redrive.'),
} as const satisfies Record<string, Metric>;

export type EventMetricsParts = {
  database: Database;
  topic: string;
  consumers: readonly Pick<Consumer, 'group' | 'counters' | 'lag' | 'oldestMadeAt' | 'progressAt' | 'rebalances'>[];
};

/** Measures a service's log and its consumers. Omits what an unreachable database cannot tell. */
export function watchEvents(metrics: Metrics, parts: EventMetricsParts): void {
  const { database, consumers } = parts;
  const horizon = createHorizonWatch(() => performance.now());
  const { outboxAge, horizonAge, lag, lagAge, parkedStreams, ...inProcess } = eventMetrics;
  metrics.observe(Object.values(inProcess), (tell) => {
    for (const consumer of consumers) tellConsumer(tell, consumer);
  });
  metrics.observe([lag, lagAge], async (tell) => {
    await Promise.all(consumers.map((consumer) => tellLag(tell, consumer)));
  });
  metrics.observe([outboxAge, horizonAge, parkedStreams], (tell) =>
    readInOrder(database.db, async (trx) => {
      const parked = await countParkedStreams(trx);
      tell(outboxAge, await readOldestUnsent(trx, parts.topic), {});
      tell(horizonAge, await readHorizonAge(trx, horizon), {});
      for (const { group } of consumers) tell(parkedStreams, parked.get(group) ?? 0, { consumer: group });
    }),
  );
}

async function tellLag(
  tell: Tell,
  { group, lag, oldestMadeAt }: EventMetricsParts['consumers'][number],
): Promise<void> {
  const records = await lag();
  const since = records > 0 ? (oldestMadeAt() ?? Date.now()) : Date.now();
  tell(eventMetrics.lag, records, { consumer: group });
  tell(eventMetrics.lagAge, Math.max(0, Date.now() - since) / 1000, { consumer: group });
}

function tellConsumer(
  tell: Tell,
  { group, counters, progressAt, rebalances }: EventMetricsParts['consumers'][number],
): void {
  const labels = { consumer: group };
  tell(eventMetrics.progressAge, Math.max(0, Date.now() - progressAt()) / 1000, labels);
  tell(eventMetrics.rebalances, rebalances(), labels);
  tell(eventMetrics.applied, counters.applied, labels);
  tell(eventMetrics.late, counters.late, labels);
  tell(eventMetrics.duplicates, counters.duplicates, labels);
  tell(eventMetrics.gaps, counters.gaps, labels);
  tell(eventMetrics.retries, counters.retries, labels);
}

async function readHorizonAge(trx: Kysely<unknown>, horizon: HorizonWatch): Promise<number> {
  const { rows } = await sql<{ oldest_open: string; next: string }>`select
      pg_snapshot_xmin(pg_current_snapshot())::text as oldest_open, pg_snapshot_xmax(pg_current_snapshot())::text as next`.execute(
    trx,
  );
  const [row] = rows;
  if (!row) throw new Error('a query of one row answered none');
  return horizon.observe(row.oldest_open, row.next);
}
