// Counts the webhooks that are refused: a flood of them means a wrong key, or somebody who pretends to be a provider.
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { Metric, Metrics } from '@leadwright/runtime/telemetry/metrics';
import type { WebhookRefusal } from '../channels/provider-webhook.ts';

const rejected = {
  kind: 'counter',
  name: 'webhook_rejected_total',
  labels: ['processor', 'reason'],
  help: 'Webhooks of providers that were refused.',
} as const satisfies Metric;

export function watchRefusedWebhooks(
  metrics: Metrics,
  logger: Logger,
): (provider: string, reason: WebhookRefusal) => void {
  const count = metrics.counter(rejected);
  return (processor, reason) => {
    count(1, { processor, reason });
    logger.warn({ processor, reason }, 'a webhook of a provider of messages was refused');
  };
}
