import type { Problem } from './problem.ts';
import { refuse, type Refusal } from './refusal.ts';

export const commonRefusals = {
  invalidRequest: { status: 400, code: 'invalid-request', message: 'The request is not valid: name must not be empty' },
  targetInvalid: { status: 400, code: 'request-target-invalid', message: 'The address of this request is not valid.' },
  malformed: { status: 400, code: 'request-malformed', message: 'The request is not valid HTTP.' },
  textInvalid: { status: 400, code: 'text-invalid', message: 'The request holds a character that cannot be stored.' },
  addressInText: {
    status: 400,
    code: 'address-in-text',
    message: 'Please leave internet addresses out of what others read: shop.example',
  },
  mailboxImpossible: {
    status: 400,
    code: 'mailbox-impossible',
    message: 'No mail reaches this e-mail address. Please check how it is written.',
  },
  bodyNotJson: { status: 400, code: 'json-invalid', message: 'The body is not valid JSON.' },
  bodyTooDeep: { status: 400, code: 'json-too-deep', message: 'The body is nested too deeply.' },
  cursorInvalid: { status: 400, code: 'cursor-invalid', message: 'This cursor is not valid.' },
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
  notSignedIn: { status: 401, code: 'not-signed-in', message: 'Please Login to View this Page' },
  notAllowed: { status: 403, code: 'not-allowed', message: 'You do not have access to this page' },
  notWhileImpersonating: {
    status: 403,
    code: 'not-while-impersonating',
    message: 'You are acting for another person. Only the customer can do this.',
  },
  /** The same of what staff do as themselves. */
  notAsStaffWhileImpersonating: {
    status: 403,
    code: 'not-while-impersonating',
    message: 'You are acting for another person. Stop impersonating, then do this as yourself.',
  },
  notFound: { status: 404, code: 'not-found', message: "Uh oh, there's nothing here" },
  methodNotTaken: { status: 405, code: 'method-not-allowed', message: 'This address does not support this method.' },
  requestTimeout: { status: 408, code: 'request-timeout', message: 'The request took too long to arrive.' },
  bodyTooLarge: { status: 413, code: 'body-too-large', message: 'The request is too large.' },
  targetTooLong: { status: 414, code: 'request-target-too-long', message: 'The address of this request is too long.' },
  mediaTypeNotTaken: {
    status: 415,
    code: 'media-type-unsupported',
    message: 'Send the body as JSON, with the content type application/json.',
  },
  encodingNotTaken: {
    status: 415,
    code: 'content-encoding-unsupported',
    message: 'Send the body as it is, without Content-Encoding.',
  },
  expectationFailed: { status: 417, code: 'expectation-failed', message: 'Only "Expect: 100-continue" is supported.' },
  headersTooLarge: { status: 431, code: 'headers-too-large', message: 'The headers of this request are too large.' },
  fault: { status: 500, code: 'fault', message: 'Something went wrong' },
  unavailable: {
    status: 503,
    code: 'unavailable',
    message: 'The service is not available right now. Please try again.',
    retryAfterSeconds: 2,
  },
} as const satisfies Record<string, Refusal>;

/** A service that is up but cannot work just now (an engine is away). `cause` is the failure that showed it. */
export const unavailable = (cause?: unknown): Problem =>
  refuse(commonRefusals.unavailable, cause === undefined ? {} : { cause });
