// What is particular about billing; libs/service does the rest.
import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import type { EventBus } from '@leadwright/messaging/event-bus';
import type { LinkedObjects } from '@leadwright/objects/open-objects';
import type { RunningService } from '@leadwright/runtime/process/service';
import { reaction } from '@leadwright/service/reaction';
import { startService } from '@leadwright/service/start-service';
import { addRoutes } from './app.ts';
import type { BillingConfig } from './config.ts';
import { toMessage, type BillingStored } from './contracts.ts';
import { createKillPoints } from './kill-points.ts';
import { createAccountHolders } from './effects/account-holder.ts';
import { createInvoiceFiles } from './invoices/invoice-files.ts';
import { createPayments } from './payments.ts';
import { loadProcessor, type CreatedProcessor } from './processors/create-processor.ts';
import { projectWaitingAccounts } from './processors/sandbox/waiting-accounts.ts';
import { checkRulesRoutes } from './routes/operators/check-rules.ts';
import { personDataRoutes } from './routes/operators/person-data.ts';
import { billingProjections, rebuildables } from './projections/rebuildable.ts';
import { applyProviderState } from './provider-state/apply-provider-state.ts';
import { reactionsToAccounts } from './reactions/reactions-to-accounts.ts';
import { reactionsToExport } from './reactions/reactions-to-export.ts';
import { withCardMarks } from './credits/card-marks.ts';
import { createWakes } from './schedules/wakes.ts';
import { checkLedgerWork } from './schedules/check-ledger.ts';
import { passBoundariesWork } from './schedules/pass-boundaries.ts';
import { removeOldCallsWork } from './schedules/remove-old-calls.ts';
import { readSettings } from './settings.ts';
import type { ApplyProviderState } from './webhooks/settle-account.ts';

/** `processor` stands in place of the one that the configuration names. */
export type BillingEngines = {
  bus: EventBus;
  /** Where the PDFs of invoices stand. */
  objects: LinkedObjects;
  processor?: CreatedProcessor;
  apply?: ApplyProviderState;
};

export async function startBilling(
  config: BillingConfig,
  { bus, objects, processor, apply: applied = applyProviderState }: BillingEngines,
): Promise<RunningService> {
  const { projection, committed } = createKillPoints();
  const sandbox = config.BILLING_PROCESSOR === 'sandbox';
  const projections = [...billingProjections, ...(sandbox ? [projectWaitingAccounts] : []), projection];
  const wakes = createWakes();
  const settings = readSettings(config);
  const apply = withCardMarks(applied, settings.trialKeys);
  const createProcessor = processor ? () => processor : await loadProcessor(config);
  return startService<'billing', BillingStored>({
    name: 'billing',
    config,
    bus,
    clock: sandbox ? 'owned' : 'real',
    connectionsMax: config.BILLING_POOL_MAX,
    // A repeat of a command that moved leads is answered for longer than any dispute lasts.
    log: () => ({ schema: BillingEventSchema, toMessage, projections, committed, answersKeptDays: 400 }),
    parts: ({ database, store, clock, telemetry: { metrics }, logger, tokens, peer }) => {
      const own = { database, store, metrics, logger, clockOffsetMs: clock.offsetMs };
      const holders = createAccountHolders(peer('accounts'), tokens);
      const payments = createPayments({ ...own, holders, config, apply, wakes }, createProcessor);
      const invoices = { objects, invoiceFiles: createInvoiceFiles(objects, settings.seller) };
      const now = (): number => Date.now() + clock.offsetMs();
      const time = { clock, sandbox, moved: wakes.wake, now };
      return {
        reactions: { accounts: reaction(reactionsToAccounts), export: reaction(reactionsToExport) },
        engines: [objects],
        routes: (app) => addRoutes(app, { ...own, ...settings, ...payments.routeParts, ...invoices, ...time, apply }),
        internalRoutes: (app) => {
          payments.internalRoutes(app);
          checkRulesRoutes(app, { database, now });
          personDataRoutes(app, { database });
        },
        rebuildables,
        workers: payments.workers,
        periodic: [
          checkLedgerWork(own),
          wakes.of(passBoundariesWork(own)),
          removeOldCallsWork(own),
          ...payments.periodic,
        ],
      };
    },
  });
}
