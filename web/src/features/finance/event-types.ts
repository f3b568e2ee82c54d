import type { QueryOf } from '../../server/operations.ts';

type EventType = NonNullable<QueryOf<'get', '/api/v2/finance/events'>['type']>;

// A record, so that a kind that billing adds does not compile until it stands here.
const all: Record<EventType, true> = {
  SubscriptionChanged: true,
  LeadsGranted: true,
  LeadsReserved: true,
  ReservationRefused: true,
  ReservationReleased: true,
  LeadsUsed: true,
  LeadsExpired: true,
  LeadsCredited: true,
  LeadsVoided: true,
  LeadsRolledOver: true,
  PlanLeadsChanged: true,
  LeadsClawedBack: true,
  PeriodPaid: true,
  InvoiceIssued: true,
  InvoicePaid: true,
  PaymentFailed: true,
  InvoiceChanged: true,
  InvoiceAnomalyFound: true,
  CreditGiven: true,
  CreditSpent: true,
  CreditTakenBack: true,
  CreditRestored: true,
  PaymentReturned: true,
  SandboxClockMoved: true,
  RenewalAnnounced: true,
  LeadsExpiryAnnounced: true,
  AdjustmentProposed: true,
  AdjustmentApproved: true,
  AdjustmentDeclined: true,
  TrialRefused: true,
  FreeLeadsGiven: true,
  ShareAwardPostponed: true,
  ShareAwardDropped: true,
  ShareAwardsSwitched: true,
  MonthCloseProposed: true,
  MonthLocked: true,
  RedriveStarted: true,
  RedriveEnded: true,
  ProjectionRebuilt: true,
};

/** The kinds of events that billing keeps, by their names in the log. */
export const eventTypes = Object.keys(all) as EventType[];
