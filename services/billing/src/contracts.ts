// Billing's events as the messages that others consume: `publishes` has the rules.
import { published } from '@leadwright/contracts/catalogue';
import { publishes } from '@leadwright/eventsourcing/log/publishes';
import type { LedgerEvent } from './domain/ledger-events.ts';
import type { SubscriptionEvent } from './domain/subscription.ts';

export type BillingStored = LedgerEvent | SubscriptionEvent;

export const { topic: billingTopic, toMessage } = publishes<BillingStored>()(published.billing, {
  // Of the lattice others need where it begins and which it is.
  SubscriptionChanged: ({ planId, status, lattice: { anchorAt, latticeId } }) => ({
    planId,
    status,
    anchorAt,
    latticeId,
  }),
  // Whoever consumes it knows the dictionary from the download.
  LeadsReserved: ({ dictId: _dictId, ...facts }) => facts,
  // A credited lot pays for anything, and its reason says its kind: `manual` of an adjustment, else `credit`.
  LeadsCredited: ({
    kind: _kind,
    source: _source,
    onlyDictionaries: _onlyDictionaries,
    costCents,
    invoiceId,
    corrects,
    datedAt,
    ...facts
  }) => ({ ...facts, costCents, invoiceId, corrects, datedAt }),
});
