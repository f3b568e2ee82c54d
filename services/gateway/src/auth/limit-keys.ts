// Under what a request is counted. Null: it is not counted.
import type { FastifyRequest } from 'fastify';
import { normaliseEmail } from '@leadwright/runtime/mailboxes/email-address';
import { foldMailbox } from '@leadwright/runtime/mailboxes/mailbox';
import { valueOf } from '../upstreams/forwarded-body.ts';
import { networkOf } from './network-of.ts';

export type KeyOf = (request: FastifyRequest) => string | null;

export const limitKeys = {
  network: (request) => networkOf(request.ip),
  person: (request) => request.caller.personId,
  account: (request) => request.caller.accountId ?? request.caller.personId,
  /** As it is written: what somebody logs in with. */
  address: emailOf,
  /** What a mail goes to. */
  mailbox: (request) => {
    const email = emailOf(request);
    return email === null ? null : foldMailbox(email);
  },
  telephone,
  link,
  provider,
} as const satisfies Record<string, KeyOf>;

export type LimitKey = keyof typeof limitKeys;

/** A request to subscribe names one only where a promotion is taken. */
export function namesPromotion(request: FastifyRequest): boolean {
  return request.method === 'GET' || fieldsOf(request)['promotion_code'] !== undefined;
}

function emailOf(request: FastifyRequest): string | null {
  const { email } = fieldsOf(request);
  return typeof email === 'string' ? normaliseEmail(email) : null;
}

// Digits alone, without the country code 1: one number in every notation is one.
function telephone(request: FastifyRequest): string | null {
  const { sms_to } = fieldsOf(request);
  const digits = typeof sms_to === 'string' ? sms_to.replace(/\D/g, '') : '';
  return digits === '' ? null : digits.replace(/^1(?=\d{10}$)/, '');
}

// A link's token goes in the body; a mail program that unsubscribes sends it in the address.
function link(request: FastifyRequest): string | null {
  const { token = (request.query as Record<string, unknown>)['token'] } = fieldsOf(request);
  return typeof token === 'string' && token !== '' ? token : null;
}

function provider({ params }: FastifyRequest): string {
  const { processor, provider: name = processor ?? '' } = params as Record<string, string | undefined>;
  return name;
}

function fieldsOf(request: FastifyRequest): Record<string, unknown> {
  return (valueOf(request) ?? {}) as Record<string, unknown>;
}
