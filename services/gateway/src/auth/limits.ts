// How often somebody may ask. Every limit counts in the shared database, so more gateways are no way around it.
import type { FastifyRequest } from 'fastify';
import { normaliseEmail } from '@leadwright/runtime/requests/email-address';
import type { Refusal } from '@leadwright/runtime/refusals/refusal';
import { valueOf } from '../upstreams/forwarded-body.ts';
import { networkOf } from './network-of.ts';

export type LimitName =
  | 'login-network'
  | 'login-account'
  | 'refresh-network'
  | 'sign-up-network'
  | 'sign-up-mailbox'
  | 'confirm-network'
  | 'teaser-network'
  | 'counts'
  | 'searches'
  | 'downloads';

/** Another `max` for some limits: an installation whose people share less, or a test that is in a hurry. */
export type LimitMaxima = Partial<Record<LimitName, number>>;

export type Limit = {
  max: number;
  windowSeconds: number;
  /** What is counted; null: this request is not. */
  keyOf: (request: FastifyRequest) => string | null;
  /** A success clears the counter, and what nobody could judge (5xx) is given back: only failures in a row are what it is about. */
  clearedBySuccess?: true;
  /** How long to wait after the first, the second ... attempt; after the `max`-th until the window ends. Who comes too early is not counted. */
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

const attempts = { code: 'too-many-attempts', message: 'Too many attempts. Please wait a little and try again.' };

export const limits: Record<LimitName, Limit> = {
  'login-network': { max: 20, windowSeconds: 60, keyOf: network, ...attempts },
  // Whoever guesses waits longer each time from the third attempt on and is stopped after five; the owner
  // gets in again when the window ends, so nobody is locked out for good.
  'login-account': {
    max: 5,
    windowSeconds: 15 * 60,
    pausesMs: [0, 0, 1_000, 2_000],
    keyOf: mailbox,
    clearedBySuccess: true,
    ...attempts,
  },
  'refresh-network': { max: 120, windowSeconds: 60, keyOf: network, ...attempts },
  // An office shares one network address; one mailbox must not be flooded from anywhere.
  'sign-up-network': { max: 30, windowSeconds: 3600, keyOf: network, ...attempts },
  'sign-up-mailbox': { max: 5, windowSeconds: 3600, keyOf: mailbox, ...attempts },
  'confirm-network': { max: 20, windowSeconds: 60, keyOf: network, ...attempts },
  // Each answer is a count in the engine, and nobody has logged in for it.
  'teaser-network': {
    max: 10,
    windowSeconds: 60,
    keyOf: network,
    code: 'too-many-requests',
    message: 'That was too fast. Please wait a little and try again.',
  },
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
};

/** What somebody is told who has reached the limit. */
export function refusalOf(name: LimitName): Refusal {
  const { code, message } = limits[name];
  return { status: 429, code, message, retryAfterSeconds: 1 };
}
