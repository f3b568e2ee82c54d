import Stripe from 'stripe';
import type { Outcome, ProcessorRefusal } from '../processor.ts';
import { unknownReason } from './unanswered.ts';

/** A no that the adapter says itself, thrown inside a command and answered by `outcomeOf`. */
export class RefusedByProvider extends Error {
  constructor(
    readonly refusal: ProcessorRefusal,
    readonly clientSecret?: string,
  ) {
    super(refusal.code);
    this.name = 'RefusedByProvider';
  }
}

const OTHER_CARD = 'Please use another card, or contact your bank.';
const refusals = {
  declined: { code: 'card-declined', message: `Your bank declined this card. ${OTHER_CARD}` },
  funds: { code: 'card-declined', message: 'This card has insufficient funds. Please use another card.' },
  processing: {
    code: 'card-declined',
    message: 'This card could not be processed. Please try again in a few minutes.',
  },
  expired: { code: 'card-expired', message: 'This card has expired. Please use another card.' },
  number: { code: 'card-invalid', message: 'This card number is not valid. Please check it.' },
  cvc: { code: 'card-invalid', message: 'The security code of this card is not correct. Please check it.' },
  expiry: { code: 'card-invalid', message: 'The expiry date of this card is not valid. Please check it.' },
  zip: { code: 'card-invalid', message: 'The ZIP code does not match this card. Please check it.' },
  kind: { code: 'card-invalid', message: 'Cards of this kind are not accepted. Please use another card.' },
  token: { code: 'card-invalid', message: 'These card details cannot be used any more. Please enter the card again.' },
  noCard: { code: 'card-invalid', message: 'There is no card on file.' },
  authentication: { code: 'authentication-required', message: 'Your bank asks you to confirm this payment.' },
  unknownObject: { code: 'not-found', message: 'The payment provider does not know this customer or subscription.' },
  ended: { code: 'not-possible', message: 'This subscription has ended. Please subscribe again.' },
  ending: { code: 'not-possible', message: 'This subscription is being cancelled. Please reactivate it first.' },
  subscribed: { code: 'not-possible', message: 'There is a subscription already. Please change its plan instead.' },
  notRefundable: { code: 'not-possible', message: 'So much of this invoice cannot be paid back.' },
  notOnSale: { code: 'not-possible', message: 'This plan is not on sale at the moment.' },
} satisfies Record<string, ProcessorRefusal>;

type RefusalName = keyof typeof refusals;

/** What the customer may know of a decline. The reason of a suspicion of fraud is never shown. */
const byCode: Readonly<Record<string, RefusalName>> = {
  insufficient_funds: 'funds',
  withdrawal_count_limit_exceeded: 'funds',
  processing_error: 'processing',
  try_again_later: 'processing',
  expired_card: 'expired',
  expired_payment_method: 'expired',
  incorrect_number: 'number',
  invalid_number: 'number',
  incorrect_cvc: 'cvc',
  invalid_cvc: 'cvc',
  invalid_expiry_month: 'expiry',
  invalid_expiry_year: 'expiry',
  incorrect_zip: 'zip',
  incorrect_address: 'zip',
  card_not_supported: 'kind',
  currency_not_supported: 'kind',
  invalid_card_type: 'kind',
  authentication_required: 'authentication',
  payment_intent_action_required: 'authentication',
  invoice_payment_intent_requires_action: 'authentication',
  subscription_payment_intent_requires_action: 'authentication',
};

export function refused(name: RefusalName, clientSecret?: string): RefusedByProvider {
  return new RefusedByProvider(refusals[name], clientSecret);
}

/** The refusal of a card error, by its decline code first: it is the narrower one. */
export function cardRefusal(error: { code?: string; decline_code?: string }): ProcessorRefusal {
  const name = byCode[error.decline_code ?? ''] ?? byCode[error.code ?? ''] ?? 'declined';
  return refusals[name];
}

export function isCardError(error: unknown): error is Stripe.errors.StripeCardError {
  return error instanceof Stripe.errors.StripeCardError;
}

export function asksForAuthentication(error: unknown): boolean {
  return isCardError(error) && cardRefusal(error).code === 'authentication-required';
}

/** Stripe says that an object does not exist; `param` names which one, where it says so. */
export function isMissing(error: unknown): error is Stripe.errors.StripeInvalidRequestError {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    (error.statusCode === 404 || error.code === 'resource_missing')
  );
}

/** Says how it ended. Throws where Stripe did nothing (unreached, too many calls) or the request is wrong. */
export async function outcomeOf<Value>(command: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { done: true, value: await command() };
  } catch (error) {
    return outcomeOfError(error);
  }
}

function outcomeOfError(error: unknown): Outcome<never> {
  if (error instanceof RefusedByProvider) {
    const { refusal, clientSecret } = error;
    return { done: false, refusal, ...(clientSecret === undefined ? {} : { clientSecret }) };
  }
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  if (error instanceof Stripe.errors.StripeCardError) return { done: false, refusal: cardRefusal(error) };
  if (isMissing(error)) return { done: false, refusal: missingRefusal(error) };
  if (isCardUsedUp(error)) return { done: false, refusal: refusals.token };
  const reason = unknownReason(error);
  if (reason === null) throw error;
  return { done: false, unknown: true, reason };
}

function missingRefusal(error: Stripe.errors.StripeError): ProcessorRefusal {
  if (error.param === 'payment_method') return refusals.token;
  // A price that does not exist is a mistake in STRIPE_PRICES, which an operator must see.
  if (error.param?.includes('price')) throw error;
  return refusals.unknownObject;
}

function isCardUsedUp(error: Stripe.errors.StripeError): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'payment_method_unexpected_state';
}
