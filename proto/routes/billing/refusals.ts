// Every refusal of billing: status, code and sentence. Routes throw them and the API document lists them.
import { usageDaysMax } from '@leadwright/leads/rules/limits';
import { actRefusals } from './credits/act-refusals.ts';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import type { Refusal } from '@leadwright/runtime/refusals/refusal';

const tryAgain = ' Please try again.';

export const refusals = {
  periodInvalid: {
    status: 400,
    code: 'period-invalid',
    message: 'Please give a period that begins before it ends, as instants such as 2026-12-01T00:00:00Z.',
  },
  periodTooLong: {
    status: 400,
    code: 'period-too-long',
    message: `Please give a period of at most ${usageDaysMax} days.`,
  },
  balanceInvalid: {
    status: 400,
    code: 'balance-invalid',
    message: 'Please give an instant such as 2026-12-01T00:00:00Z that is not ahead of now.',
  },
  idempotencyKeyMissing: commonRefusals.idempotencyKeyMissing,
  idempotencyKeyReused: commonRefusals.idempotencyKeyReused,
  cardNumberRefused: {
    status: 400,
    code: 'card-number-refused',
    message: 'Never send a card number here. Use the card form, which sends a token.',
  },
  cardMissing: { status: 400, code: 'card-missing', message: 'Please enter your card.' },
  // The same for another account's object and for an unknown one, so that nobody learns which.
  subscriptionUnknown: { status: 404, code: 'subscription-unknown', message: "Uh oh, there's nothing here" },
  accountUnknown: { status: 404, code: 'billing-account-unknown', message: "Uh oh, there's nothing here" },
  invoiceUnknown: { status: 404, code: 'invoice-unknown', message: "Uh oh, there's nothing here" },
  invoiceLinkNotUsable: {
    status: 404,
    code: 'invoice-link-not-usable',
    message: 'This link is no longer usable. Please open the invoice again.',
  },
  idsDiffer: { status: 409, code: 'ids-differ', message: 'The address and the body must name the same customer.' },
  braintreeNotConfigured: {
    status: 409,
    code: 'braintree-not-configured',
    message: 'Braintree is not set up here, so its invoices cannot be read.',
  },
  callUnknown: { status: 404, code: 'call-unknown', message: "Uh oh, there's nothing here" },
  planNotOnSale: { status: 409, code: 'plan-not-on-sale', message: 'This plan is not on sale any more.' },
  trialUsed: {
    status: 409,
    code: 'trial-used',
    message: 'The free trial begins with a new account, once for each person. Please choose a plan.',
  },
  promoTaken: { status: 409, code: 'promo-taken', message: 'You have had this promotion. Please choose another plan.' },
  promotionUnknown: {
    status: 404,
    code: 'promotion-unknown',
    message: 'We do not know this code. Please check how it is written.',
  },
  promotionNotOpen: {
    status: 409,
    code: 'promotion-not-open',
    message: 'This promotion has not begun yet. Please come back when it does.',
  },
  promotionOver: {
    status: 409,
    code: 'promotion-over',
    message: 'This promotion is over. Please choose a plan.',
  },
  promotionUsedUp: {
    status: 409,
    code: 'promotion-used-up',
    message: 'This promotion was taken as often as it can be. Please choose a plan.',
  },
  promotionOwn: {
    status: 409,
    code: 'promotion-own',
    message: 'Somebody of this account gave this promotion or agreed to it, so the account cannot take it.',
  },
  alreadySubscribed: {
    status: 409,
    code: 'already-subscribed',
    message: 'You have a subscription already. Change its plan instead.',
  },
  noSubscription: {
    status: 409,
    code: 'no-subscription',
    message: "Uh oh, you don't currently have a subscription.",
  },
  pastDue: {
    status: 409,
    code: 'past-due',
    message:
      "We've been unable to bill your card on file. Please update your card below to avoid your subscription being canceled for non-payment.",
  },
  contactSupport: {
    status: 409,
    code: 'contact-support',
    message: 'Please contact support to upgrade your plan.',
  },
  callUnderWay: {
    status: 409,
    code: 'call-under-way',
    message: 'Another change of your subscription is under way. Please try again.',
  },
  quoteOver: {
    status: 409,
    code: 'quote-over',
    message: 'What this change costs is not what it was when you were asked. Please look at it again.',
  },
  cancelFailed: {
    status: 409,
    code: 'cancel-failed',
    message: 'Uh oh, something went wrong.  Please send an email to support@example.test to cancel your subscription.',
  },
  changeNotPossible: { status: 409, code: 'change-not-possible', message: 'This change is not possible just now.' },
  cardDeclined: { status: 402, code: 'card-declined', message: `Your card was declined.${tryAgain}` },
  cardExpired: { status: 402, code: 'card-expired', message: `Your card has expired.${tryAgain}` },
  cardInvalid: { status: 402, code: 'card-invalid', message: `Your card could not be read.${tryAgain}` },
  authenticationRequired: {
    status: 402,
    code: 'authentication-required',
    message: `Your bank asks you to confirm this payment.${tryAgain}`,
  },
  paymentUnknown: { status: 404, code: 'payment-unknown', message: "Uh oh, there's nothing here" },
  actingForAnother: {
    status: 403,
    code: 'acting-for-another',
    message: 'You are acting for another person. Stop impersonating, then decide as yourself.',
  },
  ownAccount: { status: 403, code: 'own-account', message: 'You cannot adjust an account that you belong to.' },
  ownProposal: { status: 403, code: 'own-proposal', message: 'Another person of finance has to agree.' },
  notePersonal: {
    status: 400,
    code: 'note-personal',
    message: 'Please leave addresses and phone numbers out of the note. It is kept for ever.',
  },
  adjustmentEmpty: { status: 400, code: 'adjustment-empty', message: 'An adjustment of 0 leads changes nothing.' },
  correctsUnknown: {
    status: 404,
    code: 'corrects-unknown',
    message: 'This account has no such entry, lot, download or event to correct.',
  },
  adjustmentUnknown: { status: 404, code: 'adjustment-unknown', message: 'This account has no such adjustment.' },
  adjustmentDecided: { status: 409, code: 'adjustment-decided', message: 'Somebody decided this already.' },
  proposalExpired: {
    status: 409,
    code: 'proposal-expired',
    message: 'Nobody agreed in time. Please propose it again.',
  },
  adjustmentAboveBalance: {
    status: 409,
    code: 'adjustment-above-balance',
    message: 'The account has fewer leads left.',
  },
  ...actRefusals,
  lotUnknown: { status: 404, code: 'lot-unknown', message: 'This account has no such lot with leads left.' },
  lotSpent: { status: 409, code: 'lot-spent', message: 'This lot is used up, has ended or was voided before.' },
  monthUnknown: { status: 404, code: 'month-unknown', message: 'There is nothing to close in this month.' },
  monthLocked: { status: 409, code: 'month-locked', message: 'This month is locked. It is never opened again.' },
  monthNotLocked: {
    status: 409,
    code: 'month-not-locked',
    message: 'This month is not locked yet, so it has no manifest.',
  },
  monthNotOver: {
    status: 409,
    code: 'month-not-over',
    message: 'This month is not over. Months end at midnight UTC.',
  },
  monthOutOfOrder: {
    status: 409,
    code: 'month-out-of-order',
    message: 'Please close the months before this one first.',
  },
  monthNotProposed: {
    status: 409,
    code: 'month-not-proposed',
    message: 'Nobody has proposed to close this month yet.',
  },
  proposalReplaced: {
    status: 409,
    code: 'proposal-replaced',
    message: 'This month was proposed again since you opened it. Please look at its figures again.',
  },
  monthNotProven: {
    status: 409,
    code: 'month-not-proven',
    message:
      'The check of the books found something wrong in this month. Each finding names its account; nothing was locked.',
  },
  monthDiffers: {
    status: 409,
    code: 'month-differs',
    message: 'The ledger, the invoices and the audit trail do not agree. A month with a difference cannot be locked.',
  },
  factsSinceProposal: {
    status: 409,
    code: 'facts-since-proposal',
    message: 'Facts of this month came in after it was proposed. Please propose it again.',
  },
  endsNotBooked: {
    status: 409,
    code: 'ends-not-booked',
    message: 'A period or leads that ended in this month are not booked yet. Please try again in a minute.',
  },
  auditSilent: {
    status: 503,
    code: 'audit-silent',
    message: 'The audit trail did not answer, so this month cannot be compared. Please try again.',
  },
  auditBehind: {
    status: 409,
    code: 'audit-behind',
    message: 'The audit trail has not received every event of this month yet. Please try again in a minute.',
  },
  webhookSignatureMissing: {
    status: 401,
    code: 'webhook-signature-missing',
    message: 'This event has no signature.',
  },
  webhookSignatureWrong: {
    status: 401,
    code: 'webhook-signature-wrong',
    message: 'The signature of this event is not valid.',
  },
  webhookTooOld: { status: 400, code: 'webhook-too-old', message: 'This event was signed too long ago.' },
  webhookBodyInvalid: { status: 400, code: 'webhook-body-invalid', message: 'This event cannot be read.' },
  noSandbox: {
    status: 404,
    code: 'no-sandbox',
    message: 'Payments are real here, so the clock cannot be moved.',
  },
  noSandboxBank: {
    status: 404,
    code: 'no-sandbox',
    message: 'Payments are real here, so no bank can be told what to do.',
  },
  sandboxNotPossible: {
    status: 409,
    code: 'sandbox-not-possible',
    message: 'There is no subscription or payment that this can happen to now.',
  },
  moveInvalid: {
    status: 400,
    code: 'clock-move-invalid',
    message: 'Please say how many days, or an instant such as 2027-01-01T00:00:00Z.',
  },
  clockNotForward: {
    status: 409,
    code: 'clock-not-forward',
    message: "The sandbox's clock only goes forward. Please choose a later time.",
  },
  clockTooFar: {
    status: 409,
    code: 'clock-too-far',
    message: 'Please move the clock by at most 366 days at once, and ten years in all.',
  },
  processorUnknown: { status: 404, code: 'processor-unknown', message: 'No such payment provider is in use here.' },
} as const satisfies Record<string, Refusal>;

/** What any call to the processor may be refused with. */
export const callRefusals = [
  refusals.idempotencyKeyMissing,
  refusals.idempotencyKeyReused,
  refusals.cardNumberRefused,
  refusals.callUnderWay,
  refusals.changeNotPossible,
];

/** What a call that charges or checks a card may be refused with. */
export const cardRefusals = [
  refusals.cardDeclined,
  refusals.cardExpired,
  refusals.cardInvalid,
  refusals.authenticationRequired,
];
