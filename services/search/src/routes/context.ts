import type { FastifyRequest } from 'fastify';
import type { Context } from '@leadwright/eventsourcing/event-store';

/** The caller and the idempotency key, for the resulting events. */
export function contextOf(request: FastifyRequest): Context {
  const { caller, correlationId, headers } = request;
  const traceparent = headers['traceparent'];
  const impersonated = caller.impersonatorId !== null;
  return {
    actorId: caller.impersonatorId ?? caller.personId,
    ...(impersonated ? { onBehalfOf: caller.personId } : {}),
    correlationId,
    ...(typeof traceparent === 'string' ? { traceparent } : {}),
  };
}
