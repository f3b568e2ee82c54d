// What is particular about billing; everything else of a running service stands in libs/service.
import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import type { EventBus } from '@leadwright/messaging/event-bus';
import type { RunningService } from '@leadwright/runtime/process/service';
import { reaction } from '@leadwright/service/reaction';
import { startService } from '@leadwright/service/start-service';
import { addRoutes } from './app.ts';
import type { BillingConfig } from './config.ts';
import { toMessage, type BillingStored } from './contracts.ts';
import { createKillPoints } from './kill-points.ts';
import { billingProjections, rebuildables } from './projections/rebuildable.ts';
import { reactionsToAccounts } from './reactions/reactions-to-accounts.ts';
import { reactionsToExport } from './reactions/reactions-to-export.ts';
import { passBoundariesWork } from './schedules/pass-boundaries.ts';
import { checkLedgerWork } from './schedules/check-ledger.ts';

export function startBilling(config: BillingConfig, { bus }: { bus: EventBus }): Promise<RunningService> {
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
    parts: ({ database, store, telemetry: { metrics }, logger }) => ({
      reactions: {
        accounts: reaction(reactionsToAccounts),
        export: reaction(reactionsToExport),
      },
      routes: (app) => addRoutes(app, { database, store, clockOffsetMs: () => 0 }),
      rebuildables,
      periodic: [
        checkLedgerWork({ database, metrics, logger }),
        passBoundariesWork({ database, store, metrics, logger }),
      ],
    }),
  });
}
