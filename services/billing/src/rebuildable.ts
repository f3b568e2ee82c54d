import type { Consumer } from '@leadwright/eventsourcing/consume/consumer';
import type { Rebuildable } from '@leadwright/eventsourcing/rebuild/rebuild';
import { ownLog } from '@leadwright/eventsourcing/rebuild/own-log';
import type { Projection } from '@leadwright/eventsourcing/store/projection-of';
import { billingTopic, type BillingStored } from './contracts.ts';
import { projectClock } from './clock/projections/clock.ts';
import { projectAdjustment } from './credits/projections/adjustment.ts';
import { projectShareCampaign } from './credits/projections/share-campaign.ts';
import { projectWaitingAward } from './credits/projections/waiting-award.ts';
import { projectInvoice } from './invoices/projections/invoice.ts';
import { projectMonthClose } from './close/projections/month-close.ts';
import { projectPlanHistory } from './subscription/projections/plan-history.ts';
import { projectLedger } from './ledger/projections/project-ledger.ts';
import { projectPromoRecord } from './plans/projections/promo-record.ts';
import { projectLowLeadsNotice } from './subscription/projections/low-leads-notice.ts';
import { projectSubscription } from './subscription/projections/subscription.ts';

export const billingProjections: Projection<BillingStored>[] = [
  projectSubscription,
  projectPlanHistory,
  projectInvoice,
  projectAdjustment,
  projectPromoRecord,
  projectWaitingAward,
  projectShareCampaign,
  projectLedger,
  projectMonthClose,
  projectClock,
  projectLowLeadsNotice,
];

export const ownRebuildables: Rebuildable[] = [
  {
    // One event moves all three at once, and they are checked against each other.
    name: 'ledger',
    tables: [{ name: 'lead_balance' }, { name: 'lot' }, { name: 'ledger_entry' }],
    source: () => ownLog(billingTopic, projectLedger),
  },
  { name: 'subscription', tables: [{ name: 'subscription' }], source: () => ownLog(billingTopic, projectSubscription) },
  { name: 'plan-history', tables: [{ name: 'plan_history' }], source: () => ownLog(billingTopic, projectPlanHistory) },
  { name: 'invoice', tables: [{ name: 'invoice' }], source: () => ownLog(billingTopic, projectInvoice) },
  { name: 'promo-record', tables: [{ name: 'promo_record' }], source: () => ownLog(billingTopic, projectPromoRecord) },
  {
    name: 'waiting-award',
    tables: [{ name: 'waiting_award' }],
    source: () => ownLog(billingTopic, projectWaitingAward),
  },
  {
    name: 'share-campaign',
    tables: [{ name: 'share_campaign' }],
    source: () => ownLog(billingTopic, projectShareCampaign),
  },
  { name: 'month-close', tables: [{ name: 'month_close' }], source: () => ownLog(billingTopic, projectMonthClose) },
  {
    name: 'low-leads-notice',
    tables: [{ name: 'low_leads_notice' }],
    source: () => ownLog(billingTopic, projectLowLeadsNotice),
  },
  { name: 'adjustment', tables: [{ name: 'adjustment' }], source: () => ownLog(billingTopic, projectAdjustment) },
];

/** All of them; what is remembered of others' events follows from those. */
export const rebuildables = ({
  notification,
  accounts,
}: Record<'notification' | 'accounts', Pick<Consumer, 'replay'>>): Rebuildable[] => [
  ...ownRebuildables,
  { name: 'shared-recipient', tables: [{ name: 'shared_recipient' }], source: () => notification.replay() },
  { name: 'seat', tables: [{ name: 'seat' }], source: () => accounts.replay() },
];
