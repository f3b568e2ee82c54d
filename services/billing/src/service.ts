// What is particular about billing; everything else of a running service stands in libs/service.
import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import { watchEffects } from '@leadwright/eventsourcing/operate/effect-metrics';
import type { EventStore } from '@leadwright/eventsourcing/event-store';
import type { EventBus } from '@leadwright/messaging/event-bus';
import type { RunningService } from '@leadwright/runtime/process/service';
import { reaction } from '@leadwright/service/reaction';
import { startService } from '@leadwright/service/start-service';
import { addRoutes } from './app.ts';
import type { BillingConfig } from './config.ts';
import { toMessage, type BillingStored } from './contracts.ts';
import { startProcessorCaller } from './effects/processor-caller.ts';
import { createKillPoints } from './kill-points.ts';
import { createProcessor, type CreatedProcessor } from './processors/create-processor.ts';
import { billingProjections, rebuildables } from './projections/rebuildable.ts';
import { applyProviderState } from './provider-state/apply-provider-state.ts';
import { reactionsToAccounts } from './reactions/reactions-to-accounts.ts';
import { reactionsToExport } from './reactions/reactions-to-export.ts';
import { unsettledCallRoutes } from './routes/operators/unsettled-calls.ts';
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
  /** In place of the processor that the configuration names. */
  processor?: CreatedProcessor;
  apply?: ApplyProviderState;
};

export function startBilling(
  config: BillingConfig,
  { bus, processor: given, apply = applyProviderState }: BillingEngines,
): Promise<RunningService> {
  const { projection, committed } = createKillPoints();
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
      const created = given ?? createProcessor({ config, database, clockOffsetMs });
      const { processor, clientToken, openFirst, periodic, confirmPayment } = created;
      const read = { store, database, processor };
      const provider = providerWork({ database, store, metrics, logger }, { processors: [processor], apply });
      const refresh = (accountId: string): Promise<void> => refreshAccount({ ...read, apply }, processor, accountId);
      watchEffects(metrics, database);
      const caller = startProcessorCaller({ ...read, logger, refresh });
      return {
        reactions: {
          accounts: reaction(reactionsToAccounts),
          export: reaction(reactionsToExport),
        },
        routes: (app) =>
          addRoutes(app, {
            ...read,
            clockOffsetMs,
            webhooks: provider.webhooks,
            caller,
            refresh,
            ...(confirmPayment === undefined ? {} : { confirmPayment }),
            clientToken,
            openFirst,
            supportEmail: config.BILLING_SUPPORT_EMAIL,
            upgradeWindowMs: config.BILLING_UPGRADE_WINDOW_DAYS * DAY_MS,
            now: () => Date.now() + clockOffsetMs(),
          }),
        internalRoutes: (app) => {
          provider.internalRoutes(app);
          unsettledCallRoutes(app, { ...read, caller, refresh });
        },
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
