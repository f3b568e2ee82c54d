import type { FastifyRequest } from 'fastify';
import type { Context } from '@leadwright/eventsourcing/event-store';

/** Who asked and why, for the events of this request. `actorId` where log-in itself says who it is. */
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
