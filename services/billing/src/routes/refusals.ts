// Every refusal of billing: status, code and sentence. Routes throw them and the API document lists them.
import type { Refusal } from '@leadwright/runtime/refusals/refusal';

const tryAgain = ' Please try again.';

export const refusals = {
  periodInvalid: {
    status: 400,
    code: 'period-invalid',
    message: 'Please give a period that begins before it ends, as instants such as 2026-12-01T00:00:00Z.',
  },
  idempotencyKeyMissing: {
    status: 400,
    code: 'idempotency-key-missing',
    message: 'The request needs an Idempotency-Key.',
  },
  idempotencyKeyReused: {
    status: 409,
    code: 'idempotency-key-reused',
    message: 'This Idempotency-Key was used for another request.',
  },
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
  idsDiffer: { status: 400, code: 'ids-differ', message: 'The address and the body must name the same customer.' },
  braintreeNotConfigured: {
    status: 409,
    code: 'braintree-not-configured',
    message: 'Braintree is not set up here, so its invoices cannot be read.',
  },
  callUnknown: { status: 404, code: 'call-unknown', message: "Uh oh, there's nothing here" },
  planNotOnSale: { status: 409, code: 'plan-not-on-sale', message: 'This plan is not on sale any more.' },
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
