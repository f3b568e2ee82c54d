// The rate limits. Every limit counts in the shared database, so running more gateways does not raise it.
import type { FastifyRequest } from 'fastify';
import type { LimitName } from '@leadwright/contracts/routes/limit-name';
import { normaliseEmail } from '@leadwright/runtime/requests/email-address';
import type { Refusal } from '@leadwright/runtime/refusals/refusal';
import { valueOf } from '../upstreams/forwarded-body.ts';
import { networkOf } from './network-of.ts';

export type LimitMaxima = Partial<Record<LimitName, number>>;

export type Limit = {
  max: number;
  windowSeconds: number;
  /** The key to count under; null: this request is not counted. */
  keyOf: (request: FastifyRequest) => string | null;
  clearedBySuccess?: true;
  /** The pause after each attempt; after the `max`-th until the window ends. Early attempts are not counted. */
  pausesMs?: readonly number[];
  code: string;
  message: string;
};

const network = (request: FastifyRequest): string => networkOf(request.ip);
const person = (request: FastifyRequest): string => request.caller.personId;

function mailbox(request: FastifyRequest): string | null {
  const { email } = (valueOf(request) ?? {}) as { email?: unknown };
  return typeof email === 'string' ? normaliseEmail(email) : null;
}

// Digits alone, without the country code 1: one number in every notation is one.
function telephone(request: FastifyRequest): string | null {
  const { sms_to } = (valueOf(request) ?? {}) as { sms_to?: unknown };
  const digits = typeof sms_to === 'string' ? sms_to.replace(/\D/g, '') : '';
  return digits === '' ? null : digits.replace(/^1(?=\d{10}$)/, '');
}

const account = (request: FastifyRequest): string => request.caller.accountId ?? person(request);

// A request to subscribe names one only where a promotion is taken.
const withCode =
  (keyOf: Limit['keyOf']): Limit['keyOf'] =>
  (request) => {
    const { promotion_code: code } = (valueOf(request) ?? {}) as { promotion_code?: unknown };
    return request.method === 'GET' || code !== undefined ? keyOf(request) : null;
  };

const attempts = { code: 'too-many-attempts', message: 'Too many attempts. Please wait a little and try again.' };

// A name that nobody uses shares one counter: invented names must not fill the table.
const providers = ['sandbox', 'stripe', 'recurly', 'sendgrid', 'twilio'];
function provider({ params }: FastifyRequest): string {
  const { processor: ofPayments, provider: name = ofPayments ?? '' } = params as Record<string, string | undefined>;
  return providers.includes(name) ? name : 'unknown';
}

const tooManyCodes = {
  code: 'too-many-codes',
  message: 'Too many codes were sent. Please wait a little and try again.',
};

const tooFast = { code: 'too-many-requests', message: 'That was too fast. Please wait a little and try again.' };

export const limits: Record<LimitName, Limit> = {
  'login-network': { max: 20, windowSeconds: 60, keyOf: network, ...attempts },
  // The owner can log in again when the window ends, so nobody is locked out for good.
  'login-account': {
    max: 5,
    windowSeconds: 15 * 60,
    pausesMs: [0, 0, 1_000, 2_000],
    keyOf: mailbox,
    clearedBySuccess: true,
    ...attempts,
  },
  'refresh-network': { max: 120, windowSeconds: 60, keyOf: network, ...attempts },
  // An office shares one network address, so that limit is higher. The mailbox limit stops floods from many addresses.
  'sign-up-network': { max: 30, windowSeconds: 3600, keyOf: network, ...attempts },
  'sign-up-mailbox': { max: 5, windowSeconds: 3600, keyOf: mailbox, ...attempts },
  'reset-network': { max: 20, windowSeconds: 60, keyOf: network, ...attempts },
  'reset-mailbox': { max: 3, windowSeconds: 3600, keyOf: mailbox, ...attempts },
  // Like a log-in: who sits at a forgotten screen must not guess the password there.
  'password-person': {
    max: 5,
    windowSeconds: 15 * 60,
    pausesMs: [0, 0, 1_000, 2_000],
    keyOf: person,
    clearedBySuccess: true,
    ...attempts,
  },
  // Each mails a link to a mailbox that may be a stranger's.
  'email-person': { max: 5, windowSeconds: 3600, keyOf: person, ...attempts },
  'email-mailbox': { max: 3, windowSeconds: 3600, keyOf: mailbox, ...attempts },
  // Each sends a mail to whatever address was typed.
  'privacy-network': { max: 30, windowSeconds: 3600, keyOf: network, ...attempts },
  'privacy-mailbox': { max: 3, windowSeconds: 3600, keyOf: mailbox, ...attempts },
  'privacy-link-network': { max: 20, windowSeconds: 60, keyOf: network, ...attempts },
  // The password again, at a door of its own: who takes the data or is erased has not come to change the password.
  'privacy-person': {
    max: 5,
    windowSeconds: 15 * 60,
    pausesMs: [0, 0, 1_000, 2_000],
    keyOf: person,
    clearedBySuccess: true,
    ...attempts,
  },
  // Each reads every service.
  'personal-data': { max: 6, windowSeconds: 3600, keyOf: person, ...tooFast },
  'confirm-network': { max: 20, windowSeconds: 60, keyOf: network, ...attempts },
  // Each message costs money and rings at somebody's number, whose owner may have asked for none.
  'sms-number': { max: 3, windowSeconds: 600, keyOf: telephone, ...tooManyCodes },
  'sms-number-day': { max: 10, windowSeconds: 86_400, keyOf: telephone, ...tooManyCodes },
  // Otherwise one account could write to number after number.
  'sms-account-day': { max: 20, windowSeconds: 86_400, keyOf: account, ...tooManyCodes },
  // Each answer costs a count in the engine, for a caller who has not logged in.
  'teaser-network': {
    max: 10,
    windowSeconds: 60,
    keyOf: network,
    ...tooFast,
  },
  // A page that fails in a loop, or a stranger, must not fill the error log.
  'errors-network': { max: 20, windowSeconds: 60, keyOf: network, ...tooFast },
  'errors-person': { max: 20, windowSeconds: 60, keyOf: person, ...tooFast },
  // Each costs a request to the provider of the bot check, for a caller who has not logged in.
  'bot-check-network': { max: 30, windowSeconds: 60, keyOf: network, ...tooFast },
  'saved-searches': { max: 60, windowSeconds: 60, keyOf: person, ...tooFast },
  // An office opens a link together; who guesses at links gets no further.
  'shared-network': { max: 60, windowSeconds: 60, keyOf: network, ...tooFast },
  // Each mails people who did not ask for it, and may bring leads.
  shares: { max: 20, windowSeconds: 3600, keyOf: account, ...tooFast },
  'shares-day': { max: 200, windowSeconds: 86_400, keyOf: account, ...tooFast },
  'share-previews': { max: 60, windowSeconds: 60, keyOf: person, ...tooFast },
  counts: {
    max: 120,
    windowSeconds: 60,
    keyOf: person,
    code: 'too-many-counts',
    message: 'Too many counts. Please wait a little and try again.',
  },
  searches: {
    max: 60,
    windowSeconds: 60,
    keyOf: person,
    code: 'too-many-searches',
    message: 'Too many searches. Please wait a little and try again.',
  },
  downloads: {
    max: 10,
    windowSeconds: 60,
    keyOf: person,
    code: 'too-many-downloads',
    message: 'Too many downloads. Please wait a little and try again.',
  },
  // A whole team accepts from one office.
  'invitation-network': { max: 40, windowSeconds: 60, keyOf: network, ...attempts },
  // Each mails somebody, and its answer says whether an address pays for a plan of its own.
  invitations: { max: 30, windowSeconds: 3600, keyOf: account, ...tooFast },
  // Each reads the whole list from the payment provider, whose own limit all accounts share.
  'invoice-refreshes': { max: 6, windowSeconds: 60, keyOf: account, ...tooFast },
  // Each is a guess at a code. An office may have one network address, and a guesser many accounts.
  'promotion-codes': { max: 10, windowSeconds: 60, keyOf: withCode(account), ...attempts },
  'promotion-network': { max: 100, windowSeconds: 3600, keyOf: withCode(network), ...attempts },
  // What is refused here a provider sends again, for days; what it gives up, the daily reconciliation finds.
  'webhooks-network': { max: 1_200, windowSeconds: 60, keyOf: network, ...tooFast },
  'webhooks-provider': { max: 6_000, windowSeconds: 60, keyOf: provider, ...tooFast },
};

export function refusalOf(name: LimitName): Refusal {
  const { code, message } = limits[name];
  return { status: 429, code, message, retryAfterSeconds: 1 };
}

/** With the product's own. A limit of growing pauses keeps them, whatever is asked. */
export function raisedLimits(maxima: LimitMaxima): Record<string, { own: number; now: number }> {
  return Object.fromEntries(
    (Object.entries(maxima) as [LimitName, number][])
      .filter(([name, now]) => now > limits[name].max && limits[name].pausesMs === undefined)
      .map(([name, now]) => [name, { own: limits[name].max, now }]),
  );
}
