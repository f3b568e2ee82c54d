import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import type { EventBus } from '@leadwright/messaging/event-bus';
import type { RunningService } from '@leadwright/runtime/process/service';
import { startService } from '@leadwright/service/start-service';
import type { BillingConfig } from './config.ts';
import { toMessage, type BillingStored } from './contracts.ts';
import { createKillPoints } from './kill-points.ts';
import { createParts, type BillingEngines } from './parts.ts';
import { projectWaitingAccounts } from './providers/sandbox/waiting-accounts.ts';
import { billingProjections } from './rebuildable.ts';

export function startBilling(
  config: BillingConfig,
  { bus, ...engines }: BillingEngines & { bus: EventBus },
): Promise<RunningService> {
  const { projection, committed } = createKillPoints();
  const sandbox = config.BILLING_PROCESSOR === 'sandbox';
  const projections = [...billingProjections, ...(sandbox ? [projectWaitingAccounts] : []), projection];
  return startService<'billing', BillingStored>({
    name: 'billing',
    config,
    bus,
    clock: sandbox ? 'owned' : 'real',
    connectionsMax: config.BILLING_POOL_MAX,
    // A repeat of a command that moved leads is answered for longer than any dispute lasts.
    log: () => ({ schema: BillingEventSchema, toMessage, projections, committed, answersKeptDays: 400 }),
    parts: (opened) => createParts(config, engines, opened),
  });
}
