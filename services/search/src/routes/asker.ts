import type { FastifyReply } from 'fastify';

/** `request.signal` never aborts a POST: the request's `close` has passed once the body is read. */
export function askerSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const response = reply.raw;
  if (response.destroyed) gone.abort();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}
