// What any service may refuse, whatever the route is about.
import type { Refusal } from './refusal.ts';

export const commonRefusals = {
  invalidRequest: { status: 400, code: 'invalid-request', message: 'The request is not valid: name must not be empty' },
  bodyNotJson: { status: 400, code: 'ctp-invalid-json-body', message: "Body is not valid JSON but content-type is set to 'application/json'" },
  bodyEmpty: { status: 400, code: 'ctp-empty-json-body', message: "Body cannot be empty when content-type is set to 'application/json'" },
  cursorInvalid: { status: 400, code: 'cursor-invalid', message: 'This is not the place where a page ended.' },
  notSignedIn: { status: 401, code: 'not-signed-in', message: 'Please Login to View this Page' },
  notAllowed: { status: 403, code: 'not-allowed', message: 'You do not have access to this page' },
  notFound: { status: 404, code: 'not-found', message: "Uh oh, there's nothing here" },
  bodyTooLarge: { status: 413, code: 'ctp-body-too-large', message: 'Request body is too large' },
  addressTooLong: { status: 414, code: 'max-param-length', message: 'The address is too long: a part of it has more than 300 characters.' },
  mediaTypeNotTaken: { status: 415, code: 'ctp-invalid-media-type', message: 'Unsupported Media Type' },
  fault: { status: 500, code: 'fault', message: 'Something went wrong' },
  unavailable: { status: 503, code: 'unavailable', message: 'The service is not available just now. Please try again.', retryAfterSeconds: 2 },
} as const satisfies Record<string, Refusal>;
