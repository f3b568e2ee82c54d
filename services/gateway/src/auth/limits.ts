// The rate limits. Every limit counts in the shared database, so running more gateways does not raise it.
import type { FastifyRequest } from 'fastify';
import type { LimitName } from '@leadwright/contracts/routes/limit-name';
import type { Refusal } from '@leadwright/runtime/refusals/refusal';
import { limitKeys, namesPromotion, type LimitKey } from './limit-keys.ts';

export type LimitMaxima = Partial<Record<LimitName, number>>;

export type Limit = {
  max: number;
  windowSeconds: number;
  key: LimitKey;
  /** Only these requests are counted; absent: all. */
  where?: (request: FastifyRequest) => boolean;
  /**
   * By what the request proves (docs/decisions/0083). Absent: every request fills it, before the service sees it.
   * held: only a request whose proof held, so no stranger fills it. failed: only one whose proof failed; a full limit
   * answers those with 429 and stops nobody whose proof holds.
   */
  filledBy?: 'held' | 'failed';
  clearedBySuccess?: true;
  /** The pause after each attempt; after the `max`-th until the window ends. Early attempts are not counted. */
  pausesMs?: readonly number[];
  code: string;
  message: string;
};

const attempts = { code: 'too-many-attempts', message: 'Too many attempts. Please wait a little and try again.' };

const tooManyCodes = {
  code: 'too-many-codes',
  message: 'Too many codes were sent. Please wait a little and try again.',
};

const tooFast = { code: 'too-many-requests', message: 'That was too fast. Please wait a little and try again.' };

export const limits: Record<LimitName, Limit> = {
  'login-network': { max: 20, windowSeconds: 60, key: 'network', ...attempts },
  // The owner can log in again when the window ends, so nobody is locked out for good.
  'login-account': {
    max: 5,
    windowSeconds: 15 * 60,
    pausesMs: [0, 0, 1_000, 2_000],
    key: 'address',
    clearedBySuccess: true,
    ...attempts,
  },
  'refresh-network': { max: 120, windowSeconds: 60, key: 'network', filledBy: 'failed', ...attempts },
  // An office shares one network address, so that limit is higher. The mailbox limit stops floods from many addresses.
  'sign-up-network': { max: 30, windowSeconds: 3600, key: 'network', ...attempts },
  'sign-up-mailbox': { max: 5, windowSeconds: 3600, key: 'mailbox', ...attempts },
  'reset-network': { max: 20, windowSeconds: 60, key: 'network', filledBy: 'failed', ...attempts },
  'reset-mailbox': { max: 3, windowSeconds: 3600, key: 'mailbox', ...attempts },
  // Like a log-in: who sits at a forgotten screen must not guess the password there.
  'password-person': {
    max: 5,
    windowSeconds: 15 * 60,
    pausesMs: [0, 0, 1_000, 2_000],
    key: 'person',
    clearedBySuccess: true,
    ...attempts,
  },
  // Each mails a link to a mailbox that may be a stranger's.
  'email-person': { max: 5, windowSeconds: 3600, key: 'person', ...attempts },
  'email-mailbox': { max: 3, windowSeconds: 3600, key: 'mailbox', ...attempts },
  // Each sends a mail to whatever address was typed.
  'privacy-network': { max: 30, windowSeconds: 3600, key: 'network', ...attempts },
  'privacy-mailbox': { max: 3, windowSeconds: 3600, key: 'mailbox', ...attempts },
  'privacy-link-network': { max: 20, windowSeconds: 60, key: 'network', filledBy: 'failed', ...attempts },
  // The password again, at a door of its own: who takes the data or is erased has not come to change the password.
  'privacy-person': {
    max: 5,
    windowSeconds: 15 * 60,
    pausesMs: [0, 0, 1_000, 2_000],
    key: 'person',
    clearedBySuccess: true,
    ...attempts,
  },
  // Each reads every service.
  'personal-data': { max: 6, windowSeconds: 3600, key: 'person', ...tooFast },
  'confirm-network': { max: 20, windowSeconds: 60, key: 'network', filledBy: 'failed', ...attempts },
  // Each message costs money and rings at somebody's number, whose owner may have asked for none.
  'sms-number': { max: 3, windowSeconds: 600, key: 'telephone', ...tooManyCodes },
  'sms-number-day': { max: 10, windowSeconds: 86_400, key: 'telephone', ...tooManyCodes },
  // Otherwise one account could write to number after number.
  'sms-account-day': { max: 20, windowSeconds: 86_400, key: 'account', ...tooManyCodes },
  // Each answer costs a count in the engine, for a caller who has not logged in.
  'teaser-network': {
    max: 10,
    windowSeconds: 60,
    key: 'network',
    ...tooFast,
  },
  // A page that fails in a loop, or a stranger, must not fill the error log.
  'errors-network': { max: 20, windowSeconds: 60, key: 'network', ...tooFast },
  'errors-person': { max: 20, windowSeconds: 60, key: 'person', ...tooFast },
  // Each costs a request to the provider of the bot check, for a caller who has not logged in.
  'bot-check-network': { max: 30, windowSeconds: 60, key: 'network', ...tooFast },
  'saved-searches': { max: 60, windowSeconds: 60, key: 'person', ...tooFast },
  // An office opens a link together; who guesses at links gets no further.
  'shared-network': { max: 60, windowSeconds: 60, key: 'network', filledBy: 'failed', ...tooFast },
  // Each mails people who did not ask for it, and may bring leads.
  shares: { max: 20, windowSeconds: 3600, key: 'account', ...tooFast },
  'shares-day': { max: 200, windowSeconds: 86_400, key: 'account', ...tooFast },
  'share-previews': { max: 60, windowSeconds: 60, key: 'person', ...tooFast },
  counts: {
    max: 120,
    windowSeconds: 60,
    key: 'person',
    code: 'too-many-counts',
    message: 'Too many counts. Please wait a little and try again.',
  },
  // Each reads the leads once for every field that it names.
  facets: {
    max: 40,
    windowSeconds: 60,
    key: 'person',
    code: 'too-many-counts',
    message: 'Too many counts. Please wait a little and try again.',
  },
  searches: {
    max: 60,
    windowSeconds: 60,
    key: 'person',
    code: 'too-many-searches',
    message: 'Too many searches. Please wait a little and try again.',
  },
  downloads: {
    max: 10,
    windowSeconds: 60,
    key: 'person',
    code: 'too-many-downloads',
    message: 'Too many downloads. Please wait a little and try again.',
  },
  // A whole team accepts from one office.
  'invitation-network': { max: 40, windowSeconds: 60, key: 'network', filledBy: 'failed', ...attempts },
  // Each mails somebody, and its answer says whether an address pays for a plan of its own.
  invitations: { max: 30, windowSeconds: 3600, key: 'account', ...tooFast },
  // Each reads the whole list from the payment provider, whose own limit all accounts share.
  'invoice-refreshes': { max: 6, windowSeconds: 60, key: 'account', ...tooFast },
  // Each is a guess at a code. An office may have one network address, and a guesser many accounts.
  'promotion-codes': { max: 10, windowSeconds: 60, key: 'account', where: namesPromotion, ...attempts },
  'promotion-network': { max: 100, windowSeconds: 3600, key: 'network', where: namesPromotion, ...attempts },
  // What is refused here a provider sends again, for days; what it gives up, the daily reconciliation finds.
  'webhooks-network': { max: 1_200, windowSeconds: 60, key: 'network', filledBy: 'failed', ...tooFast },
  'webhooks-provider': { max: 6_000, windowSeconds: 60, key: 'provider', filledBy: 'held', ...tooFast },
  'unsubscribe-network': { max: 120, windowSeconds: 60, key: 'network', filledBy: 'failed', ...tooFast },
  // Each writes: whoever has a link cannot send it without end.
  links: { max: 60, windowSeconds: 60, key: 'link', filledBy: 'held', ...tooFast },
};

/** Null: this request is not counted. */
export function keyOf(name: LimitName, request: FastifyRequest): string | null {
  const { key, where }: Limit = limits[name];
  return where === undefined || where(request) ? limitKeys[key](request) : null;
}

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
