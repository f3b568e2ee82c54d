// Calls of Stripe that ended without an answer.
import Stripe from 'stripe';

/**
 * Why the result of a call is unknown; null where it was not. Stripe keeps the first answer of a key, and a call
 * whose twin is still running is answered with 409.
 */
export function unknownReason(error: Stripe.errors.StripeError): string | null {
  if (error instanceof Stripe.errors.StripeConnectionError) return wasNeverSent(error) ? null : 'no answer from Stripe';
  if (error.statusCode === 409 || error.code === 'idempotency_key_in_use') return 'Stripe is still at the same call';
  if (error instanceof Stripe.errors.StripeAPIError)
    return `Stripe answered ${error.statusCode ?? 'in no form we know'}`;
  return null;
}

const NEVER_SENT = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

function wasNeverSent({ detail }: Stripe.errors.StripeConnectionError): boolean {
  return typeof detail === 'object' && 'code' in detail && NEVER_SENT.includes(String(detail.code));
}
