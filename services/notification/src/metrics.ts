// Notification's own metric: effects with an unknown outcome.
import { countUnknownEffects } from '@leadwright/eventsourcing/effects/effect';
import type { Database } from '@leadwright/postgres/database';
import type { Metric, Metrics } from '@leadwright/runtime/telemetry/metrics';
import { inScope } from '@leadwright/postgres/scope';

export const effectMetrics = {
  unknown: {
    kind: 'gauge',
    name: 'effects_unknown',
    labels: [],
    help: 'Messages that were handed over without an answer, and are not settled.',
  },
} as const satisfies Record<string, Metric>;

export function watchEffects(metrics: Metrics, { db }: Database): void {
  metrics.observe([effectMetrics.unknown], async (tell) =>
    tell(effectMetrics.unknown, await inScope(db, 'all', (trx) => countUnknownEffects(trx)), {}),
  );
}
