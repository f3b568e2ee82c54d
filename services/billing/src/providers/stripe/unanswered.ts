import Stripe from 'stripe';

/** null: it is known. Stripe keeps a key's first answer, and answers 409 while its twin is still running. */
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
