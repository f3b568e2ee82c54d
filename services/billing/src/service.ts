// What is particular about billing; everything else of a running service stands in libs/service.
import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import type { EventBus } from '@leadwright/messaging/event-bus';
import type { LinkedObjects } from '@leadwright/objects/open-objects';
import type { RunningService } from '@leadwright/runtime/process/service';
import { reaction } from '@leadwright/service/reaction';
import { startService } from '@leadwright/service/start-service';
import { addRoutes } from './app.ts';
import type { BillingConfig } from './config.ts';
import { toMessage, type BillingStored } from './contracts.ts';
import { startProcessorCaller } from './effects/processor-caller.ts';
import { createInvoiceFiles } from './invoices/invoice-files.ts';
import { createKillPoints } from './kill-points.ts';
import { createConfiguredOlderInvoices } from './processors/braintree/configured.ts';
import { createProcessor, type CreatedProcessor } from './processors/create-processor.ts';
import { billingProjections, rebuildables } from './projections/rebuildable.ts';
import { applyProviderState } from './provider-state/apply-provider-state.ts';
import { reactionsToAccounts } from './reactions/reactions-to-accounts.ts';
import { reactionsToExport } from './reactions/reactions-to-export.ts';
import { passBoundariesWork } from './schedules/pass-boundaries.ts';
import { checkLedgerWork } from './schedules/check-ledger.ts';
import { removeOldCallsWork } from './schedules/remove-old-calls.ts';
import { providerWork } from './webhooks/provider-work.ts';
import type { ApplyProviderState } from './webhooks/settle-account.ts';
import { refreshAccount } from './webhooks/refresh-account.ts';

const DAY_MS = 86_400_000;
const clockOffsetMs = (): number => 0;

export type BillingEngines = {
  bus: EventBus;
  /** Where the PDFs of invoices stand. */
  objects: LinkedObjects;
  /** In place of the processor that the configuration names. */
  processor?: CreatedProcessor;
  apply?: ApplyProviderState;
};

export function startBilling(
  config: BillingConfig,
  { bus, objects, processor: given, apply = applyProviderState }: BillingEngines,
): Promise<RunningService> {
  const { projection, committed } = createKillPoints();
  const [name, address = ''] = [config.BILLING_SELLER_NAME, config.BILLING_SELLER_ADDRESS];
  const seller = { name, address: address.split('|').filter((line) => line !== '') };
  return startService<'billing', BillingStored>({
    name: 'billing',
    config,
    bus,
    connectionsMax: config.BILLING_POOL_MAX,
    log: () => ({
      schema: BillingEventSchema,
      toMessage,
      projections: [...billingProjections, projection],
      committed,
      // A repeat of a command that moved leads is answered for longer than any dispute lasts.
      answersKeptDays: 400,
    }),
    parts: ({ database, store: log, telemetry: { metrics }, logger }) => {
      const store = log as unknown as EventStore;
      const { processor, clientToken, openFirst, periodic } =
        given ?? createProcessor({ config, database, clockOffsetMs });
      const read = { store, database, processor };
      const provider = providerWork({ database, store, metrics, logger }, { processors: [processor], apply });
      const caller = startProcessorCaller({
        ...read,
        logger,
        refresh: (accountId) => refreshAccount({ ...read, apply }, processor, accountId),
      });
      return {
        reactions: {
          accounts: reaction(reactionsToAccounts),
          export: reaction(reactionsToExport),
        },
        engines: [objects],
        routes: (app) =>
          addRoutes(app, {
            ...read,
            clockOffsetMs,
            apply,
            objects,
            invoiceFiles: createInvoiceFiles(objects, seller),
            olderInvoices: createConfiguredOlderInvoices(config),
            webhooks: provider.webhooks,
            caller,
            clientToken,
            openFirst,
            supportEmail: config.BILLING_SUPPORT_EMAIL,
            upgradeWindowMs: config.BILLING_UPGRADE_WINDOW_DAYS * DAY_MS,
            now: () => Date.now() + clockOffsetMs(),
          }),
        internalRoutes: provider.internalRoutes,
        rebuildables,
        workers: { processorCaller: () => caller, webhooks: provider.worker },
        periodic: [
          checkLedgerWork({ database, metrics, logger }),
          passBoundariesWork({ database, store, metrics, logger }),
          removeOldCallsWork({ database, logger }),
          ...provider.periodic,
          ...periodic((webhook) => provider.deliver(processor, webhook)),
        ],
      };
    },
  });
}
