import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import type { Metric, Metrics } from '@leadwright/runtime/telemetry/metrics';
import { measureInbox } from './webhook-inbox.ts';

export const webhookMetrics = {
  rejected: {
    kind: 'counter',
    name: 'webhook_rejected_total',
    labels: ['processor', 'reason'],
    help: 'Events of providers that were refused: no signature, a wrong one, too old, or unreadable.',
  },
  parked: {
    kind: 'gauge',
    name: 'webhooks_parked_records',
    labels: [],
    help: 'Events of providers that failed for good and wait for a redrive.',
  },
  waiting: {
    kind: 'gauge',
    name: 'webhooks_waiting_age_seconds',
    labels: [],
    help: 'How long the oldest event of a provider has waited to be handled.',
  },
  differences: {
    kind: 'counter',
    name: 'reconciliation_differences_total',
    labels: ['processor'],
    help: 'Changes at the provider that the daily reconciliation found, and no event had told.',
  },
} as const satisfies Record<string, Metric>;

export function watchWebhooks(metrics: Metrics, { db }: Database): void {
  metrics.observe([webhookMetrics.parked, webhookMetrics.waiting], async (tell) => {
    const { parked, waitingSeconds } = await inScope(db, 'all', (trx) => measureInbox(trx));
    tell(webhookMetrics.parked, parked, {});
    tell(webhookMetrics.waiting, waitingSeconds, {});
  });
}
