import type { QueryOf } from '../../server/operations.ts';

type EventType = NonNullable<QueryOf<'get', '/api/v2/finance/events'>['type']>;

/** A kind that billing adds does not compile until it has words here. */
const eventWords: Record<EventType, string> = {
  SubscriptionChanged: 'Subscription changed',
  LeadsGranted: 'Leads granted',
  LeadsReserved: 'Leads set aside for a file',
  ReservationRefused: 'Order of a file refused',
  ReservationReleased: 'Leads of a file returned',
  LeadsUsed: 'Leads used',
  LeadsExpired: 'Leads ended',
  LeadsCredited: 'Leads credited',
  LeadsVoided: 'Leads removed',
  LeadsRolledOver: 'Leads carried over',
  PlanLeadsChanged: 'Leads of a changed plan',
  LeadsClawedBack: 'Leads taken back with their payment',
  PeriodPaid: 'Period paid for',
  InvoiceIssued: 'Invoice issued',
  InvoicePaid: 'Invoice paid',
  PaymentFailed: 'Payment refused',
  InvoiceChanged: 'Invoice changed',
  InvoiceAnomalyFound: 'Invoice that does not fit',
  CreditGiven: 'Credit given',
  CreditSpent: 'Credit or debt in an invoice',
  CreditTakenBack: 'Credit taken back',
  CreditRestored: 'Credit good again',
  PaymentReturned: 'Payment came back',
  LimitsChanged: 'Limits in force changed',
  SandboxClockMoved: 'Sandbox clock moved',
  RenewalAnnounced: 'Renewal announced',
  LeadsExpiryAnnounced: 'End of leads announced',
  LeadsLowAnnounced: 'Few leads announced',
  LowLeadsNoticeSet: 'Notice of few leads set',
  AdjustmentProposed: 'Adjustment proposed',
  AdjustmentApproved: 'Adjustment approved',
  AdjustmentDeclined: 'Adjustment declined',
  AdjustmentFailed: 'Adjustment refused by the payment provider',
  AdjustmentRevoked: 'Promotion revoked',
  TrialRefused: 'Free trial refused',
  FreeLeadsGiven: 'Free leads given',
  ShareAwardPostponed: 'Leads for a share wait',
  ShareAwardDropped: 'Leads for a share dropped',
  ShareAwardsSwitched: 'Leads for shares stopped or let go on',
  MonthCloseProposed: 'Close of a month proposed',
  MonthLocked: 'Month locked',
  RedriveStarted: 'Repeat of failed events begun',
  RedriveEnded: 'Repeat of failed events ended',
  ProjectionRebuilt: 'Table rebuilt from events',
};

/** The kinds of events that billing keeps, in the order of their words. */
export const eventTypes = (Object.keys(eventWords) as EventType[]).sort((a, b) =>
  eventWords[a].localeCompare(eventWords[b], 'en'),
);

/** A kind that the page does not know yet keeps its name. */
export const wordsOfEvent = (type: string): string => (eventWords as Record<string, string>)[type] ?? type;
