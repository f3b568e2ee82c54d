import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import { openEventStore, type PostgresEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import type { Database } from '@leadwright/postgres/database';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { billingTopic, toMessage, type BillingStored } from '../contracts.ts';
import { billingProjections } from '../rebuildable.ts';

/** Billing's store on its tables, as the service opens it. `clockOffsetMs`: how far its clock is ahead. */
export const testStore = (
  database: Database,
  {
    clockOffsetMs = () => 0,
    projections = billingProjections,
  }: { clockOffsetMs?: () => number; projections?: typeof billingProjections } = {},
): PostgresEventStore<BillingStored> =>
  openEventStore<BillingStored>({
    ...{ database, topic: billingTopic, schema: BillingEventSchema, toMessage },
    ...{ projections, clockOffsetMs, logger: createLogger('test', 'silent') },
  });
