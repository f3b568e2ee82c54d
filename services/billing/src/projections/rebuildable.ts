// Which of billing's tables are made again together, and from which events.
import type { Projection } from '@leadwright/eventsourcing/store/event-store.postgres';
import type { Rebuildable } from '@leadwright/eventsourcing/rebuild/rebuild';
import { ownLog } from '@leadwright/eventsourcing/rebuild/own-log';
import { billingTopic, type BillingStored } from '../contracts.ts';
import { onEvent } from './on-event.ts';

const only =
  (chosen: (type: BillingStored['type']) => boolean): Projection<BillingStored> =>
  async (events, db) => {
    const own = events.filter(({ event }) => chosen(event.type));
    if (own.length > 0) await onEvent(own, db);
  };

export const rebuildables: Rebuildable[] = [
  {
    // One event moves all three at once, and they are checked against each other.
    name: 'ledger',
    tables: [{ name: 'lead_balance' }, { name: 'lot' }, { name: 'ledger_entry' }],
    source: () =>
      ownLog(
        billingTopic,
        only((type) => type !== 'SubscriptionChanged'),
      ),
  },
  {
    name: 'subscription',
    tables: [{ name: 'subscription' }],
    source: () =>
      ownLog(
        billingTopic,
        only((type) => type === 'SubscriptionChanged'),
      ),
  },
];
