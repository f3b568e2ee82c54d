// No card number may pass: its digits are looked for before anything reads the request; the refusal repeats none.
import type { FastifyRequest } from 'fastify';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';

// No card's number begins with 0 (ISO/IEC 7812).
const DIGITS = /(?<![0-9a-z])[1-9](?:[ -]?\d){12,18}(?![0-9a-z])/gi;
const DEPTH_MAX = 20;

/** A hook for routes: 400 where the body, the address or the key holds what looks like a card number. */
export async function refuseCardNumbers(request: FastifyRequest): Promise<void> {
  const { body, params, query, headers } = request;
  if ([body, params, query, headers['idempotency-key']].some((part) => holdsCardNumber(part)))
    throw refuse(refusals.cardNumberRefused);
  request.body ??= {};
}

/** Looks at every text and number of the value, keys included; digits count if their check digit is right. */
export function holdsCardNumber(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return (value.match(DIGITS) ?? []).some(isCardNumber);
  if (typeof value === 'number') return holdsCardNumber(String(value));
  if (typeof value !== 'object' || value === null || depth > DEPTH_MAX) return false;
  return Object.entries(value).some(([name, part]) => holdsCardNumber(name) || holdsCardNumber(part, depth + 1));
}

// The Luhn sum, by which card numbers are made.
function isCardNumber(text: string): boolean {
  const digits = [...text.replaceAll(/\D/g, '')].map(Number).reverse();
  const sum = digits.reduce((total, digit, i) => {
    const doubled = i % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
