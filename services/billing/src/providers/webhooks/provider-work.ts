import type { EventStore } from '@leadwright/eventsourcing/event-store';
import type { Database } from '@leadwright/postgres/database';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { Metrics } from '@leadwright/runtime/telemetry/metrics';
import type { Worker } from '@leadwright/service/open-service';
import type { PeriodicWork } from '@leadwright/service/run-periodically';
import type { Processor, WebhookRefusal } from '../processor.ts';
import { parkedWebhookRoutes } from './parked-webhooks.ts';
import type { WebhookParts } from './post-webhook.ts';
import { startWebhookWorker, type WebhookWorker } from './handle-webhooks.ts';
import { reconcileProviderWork } from '../reading/reconcile-provider.ts';
import { removeOldWebhooksWork } from './remove-old-webhooks.ts';
import type { ApplyProviderState } from '../reading/settle-account.ts';
import { takeWebhooks, type Webhook } from './take-webhook.ts';
import { watchWebhooks, webhookMetrics } from './webhook-metrics.ts';

/** The processors in use, and how what they say becomes events. Without a processor every webhook is 404. */
export type Providers = { processors: readonly Processor[]; apply: ApplyProviderState };

export type ProviderWork = {
  webhooks: WebhookParts;
  worker: () => Worker;
  periodic: PeriodicWork[];
  internalRoutes: (app: HttpApp) => void;
  /** Takes webhooks of a processor that lives in this process; throws where one is refused or cannot be stored. */
  deliver(processor: Processor, webhooks: readonly Webhook[]): Promise<void>;
};

const reasons: WebhookRefusal[] = ['signature-missing', 'signature-wrong', 'too-old', 'body-invalid'];

export function providerWork(
  parts: { database: Database; store: Pick<EventStore, 'transaction'>; metrics: Metrics; logger: Logger },
  providers: Providers,
): ProviderWork {
  const { database, store, metrics } = parts;
  const { processors } = providers;
  const rejected = metrics.counter(webhookMetrics.rejected);
  // An alert sees an increase, and a counter that was not there before has none.
  for (const { name: processor } of processors) for (const reason of reasons) rejected(0, { processor, reason });
  watchWebhooks(metrics, database);
  const all = { ...parts, ...providers };
  let running: WebhookWorker | undefined;
  const wake = (): void => running?.wake();
  return {
    webhooks: {
      database,
      processors,
      refused: (processor, reason) => rejected(1, { processor, reason }),
      stored: wake,
    },
    worker: () => {
      running = startWebhookWorker(all);
      return running;
    },
    periodic: [reconcileProviderWork(all), removeOldWebhooksWork(parts)],
    deliver: async (processor, webhooks) => {
      const refusal = await takeWebhooks(database, processor, webhooks);
      if (refusal !== null) throw new Error(`a webhook of ${processor.name} was refused: ${refusal}`);
      wake();
    },
    internalRoutes: (app) => parkedWebhookRoutes(app, { store, database, wake }),
  };
}
