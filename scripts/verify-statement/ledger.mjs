// What each published event of billing does to an account's lots, by its field number in BillingEvent
// (proto/leadwright/billing/v1/billing_events.proto).
import { messages, text, whole } from './wire.mjs';

const portions = (fields, number) =>
  messages(fields, number).map((part) => ({ lotId: text(part, 1), leads: whole(part, 2) }));

const given = (fields, number) => [{ lotId: text(fields, 1), leads: whole(fields, number) }];

/**
 * Each row: the event's name and its movements. A movement names its total in the statement (null: none), what it
 * adds to `available` and to `held` (-1, 0 or 1), and the leads of each lot.
 */
export const ledgerEvents = new Map([
  [11, ['LeadsGranted', (event) => [{ total: 'issued', available: 1, held: 0, of: given(event, 3) }]]],
  [12, ['LeadsReserved', (event) => [{ total: null, available: -1, held: 1, of: portions(event, 5) }]]],
  [14, ['ReservationReleased', (event) => [{ total: null, available: 1, held: -1, of: portions(event, 2) }]]],
  [
    15,
    [
      'LeadsUsed',
      (event) => [
        { total: 'delivered', available: 0, held: -1, of: portions(event, 3) },
        { total: null, available: 1, held: -1, of: portions(event, 4) },
      ],
    ],
  ],
  [16, ['LeadsExpired', (event) => [{ total: 'expired', available: -1, held: 0, of: portions(event, 1) }]]],
  [17, ['LeadsCredited', (event) => [{ total: 'credited', available: 1, held: 0, of: given(event, 2) }]]],
  [18, ['LeadsVoided', (event) => [{ total: 'voided', available: -1, held: 0, of: portions(event, 1) }]]],
]);

/** Events that move no leads. */
export const otherEvents = new Map([
  [10, 'SubscriptionChanged'],
  [13, 'ReservationRefused'],
  [19, 'LeadsRolledOver'],
  [30, 'PeriodPaid'],
  [31, 'InvoiceIssued'],
  [32, 'InvoicePaid'],
  [33, 'PaymentFailed'],
  [34, 'InvoiceChanged'],
  [35, 'InvoiceAnomalyFound'],
  [36, 'CreditGiven'],
  [37, 'CreditSpent'],
  [38, 'CreditTakenBack'],
  [39, 'CreditRestored'],
  [40, 'PlanLeadsChanged'],
  [41, 'LeadsClawedBack'],
  [42, 'PaymentReturned'],
  [43, 'LimitsChanged'],
  [50, 'AdjustmentProposed'],
  [51, 'AdjustmentApproved'],
  [52, 'AdjustmentDeclined'],
  [53, 'TrialRefused'],
  [54, 'FreeLeadsGiven'],
  [55, 'ShareAwardPostponed'],
  [56, 'ShareAwardDropped'],
  [57, 'ShareAwardsSwitched'],
  [58, 'AdjustmentFailed'],
  [59, 'AdjustmentRevoked'],
  [60, 'SandboxClockMoved'],
  [66, 'RenewalAnnounced'],
  [67, 'LeadsExpiryAnnounced'],
  [68, 'LowLeadsNoticeSet'],
  [69, 'LeadsLowAnnounced'],
  [70, 'MonthCloseProposed'],
  [71, 'MonthLocked'],
  [90, 'RedriveStarted'],
  [91, 'RedriveEnded'],
  [92, 'ProjectionRebuilt'],
]);
