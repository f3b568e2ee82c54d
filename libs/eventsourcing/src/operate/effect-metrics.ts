import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { Metric, Metrics } from '@leadwright/runtime/telemetry/metrics';
import { countDeadLetters } from '../effects/dead-letter.ts';
import { countUnknownEffects } from '../effects/effect.ts';

export const effectMetrics = {
  unknown: {
    kind: 'gauge',
    name: 'effects_unknown',
    labels: [],
    help: 'What was handed over to a provider without an answer, and is not settled.',
  },
  dead: {
    kind: 'gauge',
    name: 'effects_dead_records',
    labels: [],
    help: 'What was given up in the last 30 days, and waits for an operator.',
  },
} as const satisfies Record<string, Metric>;

export function watchEffects(metrics: Metrics, { db }: Database): void {
  metrics.observe([effectMetrics.unknown, effectMetrics.dead], async (tell) =>
    inScope(db, 'all', async (trx) => {
      tell(effectMetrics.unknown, await countUnknownEffects(trx), {});
      tell(effectMetrics.dead, await countDeadLetters(trx), {});
    }),
  );
}
