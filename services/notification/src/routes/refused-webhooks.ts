// Counts the webhooks that are refused: a flood of them means a wrong key, or somebody who pretends to be a provider.
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { Metric, Metrics } from '@leadwright/runtime/telemetry/metrics';
import { createOnceAMinute } from '@leadwright/runtime/telemetry/once-a-minute';
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
  // Anybody can send what is refused, and fills no log with it.
  const lines = createOnceAMinute<{ processor: string; reason: WebhookRefusal }>((refused, times) =>
    logger.warn({ ...refused, times }, 'webhooks of a provider of messages were refused in the last minute'),
  );
  return (processor, reason) => {
    count(1, { processor, reason });
    if (lines.isNew(`${processor} ${reason}`, { processor, reason }))
      logger.warn({ processor, reason }, 'a webhook of a provider of messages was refused');
  };
}
