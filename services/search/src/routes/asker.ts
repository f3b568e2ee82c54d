import type { FastifyReply } from 'fastify';

/**
 * Aborts when the client disconnects before the response is sent. Fastify's `request.signal` listens to
 * the request, whose `close` has passed once the body is read, so it never aborts a POST.
 */
export function askerSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  const response = reply.raw;
  if (response.destroyed) gone.abort();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}
