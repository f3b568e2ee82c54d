// Billing's events as the messages that others consume: `publishes` has the rules.
import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import { published } from '@leadwright/contracts/catalogue';
import { termsMessage } from '@leadwright/contracts/plan-terms';
import type { Contract } from '@leadwright/eventsourcing/log/published-event';
import { publishes } from '@leadwright/eventsourcing/log/publishes';
import type { Announcement, LowLeadsNoticeSet } from './subscription/domain/announcements.ts';
import type { SandboxClockMoved } from './clock/domain/sandbox-clock.ts';
import type { CloseEvent } from './close/domain/close.ts';
import type { AdjustmentEvent } from './credits/domain/adjustment.ts';
import type { ShareAwardEvent } from './credits/domain/share-award.ts';
import type { ShareAwardsSwitched } from './credits/domain/share-campaign.ts';
import type { LedgerEvent } from './ledger/domain/ledger-events.ts';
import type { CreditEvent } from './invoices/domain/credit-events.ts';
import type { InvoiceEvent } from './invoices/domain/invoice.ts';
import type { AgreedTerms, StoredTerms } from './plans/domain/agreed-terms.ts';
import type { FreeLeadsGiven } from './plans/domain/promo.ts';
import type { SubscriptionEvent } from './subscription/domain/subscription.ts';
import type { TrialRefused } from './plans/domain/trial.ts';
import { factsOf } from './subscription/domain/subscription-facts.ts';

export type BillingStored =
  | LedgerEvent
  | SubscriptionEvent
  | InvoiceEvent
  | CreditEvent
  | AdjustmentEvent
  | CloseEvent
  | TrialRefused
  | FreeLeadsGiven
  | ShareAwardEvent
  | ShareAwardsSwitched
  | SandboxClockMoved
  | Announcement
  | LowLeadsNoticeSet;

export const { topic: billingTopic, toMessage } = publishes<BillingStored>()(published.billing, {
  // Of the lattice others need where it begins and which it is; whom it is paid through is billing's own.
  SubscriptionChanged: (event) => {
    const { terms, nextTerms: _nextTerms, lattice, nextLattice: _nextLattice, provider, ...facts } = factsOf(event);
    return {
      ...facts,
      anchorAt: lattice.anchorAt,
      latticeId: lattice.latticeId,
      zone: event.saysZone ? lattice.zone : '',
      membersMax: terms.membersMax,
      // Those alone that the event says, none in one from before it said them: its message keeps its bytes.
      terms: event.terms ? termsMessage(saidIn(terms, event.terms)) : null,
      customerId: provider?.customerId ?? '',
      reason: event.reason ?? 'started',
    };
  },
  PeriodPaid: ({ terms: _terms, creditCents = 0, ...facts }) => ({ ...facts, creditCents }),
  InvoiceIssued: ({ lines, ...facts }) => ({
    ...facts,
    lines: lines.map((line) => ({ ...line, planId: line.planId ?? '', kind: line.kind ?? '' })),
  }),
  // Whoever consumes it knows the dictionary from the download.
  LeadsReserved: ({ dictId: _dictId, ...facts }) => facts,
  // Each act has what is its own; what it has not is empty, as in events from before there was such an act.
  // What had come back before is for who agrees; others have the refund from the invoice.
  AdjustmentProposed: (event) => {
    const { refundedCents: _refundedCents, ...facts } = { refundedCents: 0, ...event };
    const acts = { planId: '', starts: '', cents: 0, invoiceId: '', zone: '', startsAt: null };
    return { ...acts, code: '', times: 0, until: null, ...facts };
  },
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

/** How billing's events become bytes: what is stored of one must give its bytes again. */
export const billingContract: Contract<BillingStored> = { topic: billingTopic, schema: BillingEventSchema, toMessage };

// In the order of the list, whatever the order in which the database keeps them. A term that came later is not in it.
function saidIn(terms: AgreedTerms, stored: StoredTerms): Pick<AgreedTerms, 'version'> {
  const said = Object.entries(terms).filter(([key]) => key in stored);
  return { ...Object.fromEntries(said), version: terms.version };
}
