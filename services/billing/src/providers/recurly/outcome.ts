import recurly, { type TransactionError } from 'recurly';
import type { Outcome, ProcessorRefusal } from '../processor.ts';
import { NoAnswer } from './transport.ts';

const { errors } = recurly;

/** Thrown inside `outcomeOf` for a no of our own. */
export class Refused extends Error {
  readonly code: ProcessorRefusal['code'];
  constructor(code: ProcessorRefusal['code'], message: string) {
    super(message);
    this.code = code;
  }
}

// Recurly writes the messages of its validation for developers, so the customer reads these instead.
export const sentences = {
  cardInvalid: 'This card could not be used. Please check its details, or use another card.',
  cardDeclined: 'The card was declined. Please use another card, or contact your bank.',
  customerUnknown: 'This account is not known to our payment provider.',
  notFound: 'This is not known to our payment provider.',
  notPossible: 'This is not possible for the subscription as it is now.',
  keyUsed: 'This request was already used for something else.',
} as const;

/** No answer, or a failing provider: unknown. A request that Recurly does not understand or permit is thrown. */
export async function outcomeOf<Value>(command: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { done: true, value: await command() };
  } catch (error) {
    return withoutValue(error);
  }
}

/** Null where Recurly knows no such object. */
export async function nullIfUnknown<Value>(read: Promise<Value>): Promise<Value | null> {
  try {
    return await read;
  } catch (error) {
    if (isA(error, errors.NotFoundError)) return null;
    throw error;
  }
}

/** Of a call that completes what was done already: a no to it is a fault, and no refusal of the customer. */
export async function faultIfRefused<Value>(call: Promise<Value>): Promise<Value> {
  try {
    return await call;
  } catch (error) {
    if (!isFromApi(error) || isUndecided(error)) throw error;
    throw new Error(`Recurly refused what completes a call: ${error.message}`, { cause: error });
  }
}

// The package's error classes have one shape, so a check that narrows would leave nothing for the next one.
function isA(error: unknown, kind: abstract new (...of: never[]) => unknown): boolean {
  return error instanceof kind;
}

function withoutValue<Value>(error: unknown): Outcome<Value> {
  if (error instanceof Refused) return refused(error.code, error.message);
  if (error instanceof NoAnswer) return { done: false, unknown: true, reason: error.message };
  if (!isFromApi(error)) throw error;
  if (isUndecided(error)) return { done: false, unknown: true, reason: error.message };
  if (isA(error, errors.TransactionError)) return ofTransaction(error);
  if (isA(error, errors.NotFoundError)) return refused('not-found', sentences.notFound);
  if (isA(error, errors.InvalidTokenError)) return refused('card-invalid', sentences.cardInvalid);
  if (isA(error, errors.UnprocessableEntityError)) {
    return isAboutCard(error)
      ? refused('card-invalid', sentences.cardInvalid)
      : refused('not-possible', sentences.notPossible);
  }
  throw error;
}

// What the package's types leave out of its error.
type FromApi = Error & {
  getResponse: () => { status: number } | undefined;
  transactionError?: TransactionError;
  params?: { param?: string }[];
};

function isFromApi(error: unknown): error is FromApi {
  return isA(error, recurly.ApiError);
}

// 409: the first call of this key still runs. Too many requests: not done, but looking again is the best answer.
function isUndecided(error: FromApi): boolean {
  return (
    isA(error, errors.ServerError) ||
    isA(error, errors.TooManyRequestsError) ||
    isA(error, errors.SimultaneousRequestError) ||
    error.getResponse()?.status === 409
  );
}

function refused<Value>(code: ProcessorRefusal['code'], message: string): Outcome<Value> {
  return { done: false, refusal: { code, message } };
}

const expired = new Set(['expired_card', 'declined_expiration_date']);
const invalid = new Set([
  'card_type_not_accepted',
  'cvv_required',
  'declined_card_number',
  'declined_security_code',
  'fraud_security_code',
  'invalid_account_number',
  'invalid_card_number',
  'invalid_payment_method',
  'invalid_payment_method_hard',
  'no_billing_information',
  'recurly_token_not_found',
  'rjs_token_expired',
]);

function ofTransaction<Value>({ transactionError }: FromApi): Outcome<Value> {
  const { code, message, threeDSecureActionTokenId } = transactionError ?? {};
  const sentence = message ?? sentences.cardDeclined;
  if (threeDSecureActionTokenId) {
    const refusal = { code: 'authentication-required' as const, message: sentence };
    return { done: false, refusal, clientSecret: threeDSecureActionTokenId };
  }
  if (expired.has(code ?? '')) return refused('card-expired', sentence);
  return refused(invalid.has(code ?? '') ? 'card-invalid' : 'card-declined', sentence);
}

function isAboutCard({ params = [] }: FromApi): boolean {
  return params.some(({ param = '' }) => /billing_info|token|number|month|year|cvv/.test(param));
}
