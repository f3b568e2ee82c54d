import type { FastifyRequest } from 'fastify';
import type { Context } from '@leadwright/eventsourcing/event-store';

/** The actor and cause for this request's events. Log-in passes `actorId`, because its caller is still anonymous. */
export function contextOf(request: FastifyRequest, actorId?: string): Context {
  const { personId, impersonatorId } = request.caller;
  const { traceparent } = request.headers;
  return {
    actorId: actorId ?? impersonatorId ?? personId,
    onBehalfOf: impersonatorId === null ? undefined : personId,
    correlationId: request.correlationId,
    traceparent: typeof traceparent === 'string' ? traceparent : undefined,
  };
}
