import type { FastifyRequest } from 'fastify';
import type { Context } from './event-store.ts';

/** Who asks, and by which request and trace, for the events that follow. Log-in names the actor: its caller is anonymous. */
export function contextOf({ caller, correlationId, headers }: FastifyRequest, actorId?: string): Context {
  const { personId, impersonatorId } = caller;
  const { traceparent } = headers;
  return {
    actorId: actorId ?? impersonatorId ?? personId,
    ...(impersonatorId === null ? {} : { onBehalfOf: personId }),
    correlationId,
    ...(typeof traceparent === 'string' ? { traceparent } : {}),
  };
}
