// The header by which a request that is sent again is the same request.
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { refusals } from './refusals.ts';

export const CallHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 128,
      'x-needed': true,
      description: 'The same key is the same call, however often it is sent.',
    }),
  ),
});

/** The key of the request; 400 without one. */
export function keyOf(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') throw refuse(refusals.idempotencyKeyMissing);
  return key;
}
