// Everything that billing does with its payment processor, put together: calls, webhooks, their routes and their work.
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import type { Database } from '@leadwright/postgres/database';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { Metrics } from '@leadwright/runtime/telemetry/metrics';
import type { Work } from '@leadwright/service/open-service';
import type { Parts } from '@leadwright/service/start-service';
import type { BillingConfig } from './config.ts';
import type { Catalogue } from './plans/domain/catalogue.ts';
import { watchEffects } from '@leadwright/eventsourcing/operate/effect-metrics';
import type { AccountHolders } from './providers/calls/account-holder.ts';
import { tellCustomerEmailsWork, tellFirstEmail } from './providers/calls/customer-email.ts';
import type { CallParts } from './providers/calls/perform-call.ts';
import { startProcessorCaller } from './providers/calls/processor-caller.ts';
import type { CreatedProcessor, FirstInvoiceOf, ProcessorParts } from './providers/created-processor.ts';
import { unsettledCallRoutes } from './providers/calls/unsettled-calls.ts';
import type { SubscriptionParts } from './subscription/routes/parts.ts';
import type { WebhookParts } from './providers/webhooks/post-webhook.ts';
import { providerWork } from './providers/webhooks/provider-work.ts';
import { refreshAccount, type ApplyProviderState } from './providers/reading/settle-account.ts';

const DAY_MS = 86_400_000;

export type PaymentParts = {
  config: BillingConfig;
  database: Database;
  store: EventStore;
  metrics: Metrics;
  logger: Logger;
  /** Know the address at which an account is billed. */
  holders: AccountHolders;
  /** How far the product's clock is ahead, milliseconds. */
  clockOffsetMs: () => number;
  /** How what the processor has becomes events. */
  apply: ApplyProviderState;
  catalogue: Pick<Catalogue, 'priceOf'>;
  refused: CallParts['refused'];
};

export type Payments = Required<Pick<Work, 'workers' | 'periodic'>> & {
  firstInvoiceOf: FirstInvoiceOf;
  /** What the routes take of it. */
  routeParts: Omit<
    SubscriptionParts,
    | 'store'
    | 'database'
    | 'now'
    | 'promoOffers'
    | 'givenOffer'
    | 'giveAtSandbox'
    | 'catalogue'
    | 'agreedPlan'
    | 'changeFigure'
    | 'trialKeys'
  > & {
    webhooks: WebhookParts;
  };
  internalRoutes: NonNullable<Parts<'billing'>['internalRoutes']>;
};

export function createPayments(
  { config, database, store, metrics, logger, holders, clockOffsetMs, apply, catalogue, refused }: PaymentParts,
  createProcessor: (parts: ProcessorParts) => CreatedProcessor,
): Payments {
  const created = createProcessor({ database, clockOffsetMs, priceOf: catalogue.priceOf });
  const { processor, clientToken, openFirst, firstInvoiceOf, confirmPayment, sandboxAct } = created;
  const settle = { store, database, apply };
  const provider = providerWork({ database, store, metrics, logger }, { processors: [processor], apply });
  const refresh = (accountId: string, invoiceIds: readonly string[] = []): Promise<void> =>
    refreshAccount(settle, processor, accountId, invoiceIds);
  watchEffects(metrics, database);
  const emails = { database, processor, holders, logger };
  const caller = startProcessorCaller({
    ...{ store, database, processor, logger, refresh, refused },
    tellFirstEmail: (accountId) => tellFirstEmail(emails, accountId),
  });
  return {
    firstInvoiceOf,
    routeParts: {
      processor,
      caller,
      refresh,
      holders,
      ...(confirmPayment === undefined ? {} : { confirmPayment }),
      ...(sandboxAct === undefined ? {} : { sandboxAct }),
      clientToken,
      openFirst,
      webhooks: provider.webhooks,
      supportEmail: config.BILLING_SUPPORT_EMAIL,
      upgradeWindowMs: config.BILLING_UPGRADE_WINDOW_DAYS * DAY_MS,
    },
    internalRoutes: (app) => {
      provider.internalRoutes(app);
      unsettledCallRoutes(app, { store, database, processor, caller, refresh, refused });
    },
    workers: { processorCaller: () => caller, webhooks: provider.worker },
    periodic: [
      ...provider.periodic,
      tellCustomerEmailsWork(emails),
      ...created.periodic((webhooks) => provider.deliver(processor, webhooks)),
    ],
  };
}
