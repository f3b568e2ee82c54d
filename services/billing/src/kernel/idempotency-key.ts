import type { FastifyRequest } from 'fastify';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';

/** The key of the request; 400 without one. */
export function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') throw refuse(refusals.idempotencyKeyMissing);
  return key;
}
