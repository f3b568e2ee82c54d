import type { FastifyReply } from 'fastify';

/**
 * Aborts when the asker goes away before the answer was sent. Not Fastify's `request.signal`: that
 * one listens to the request, whose `close` has passed once the body was read, so it never aborts a POST.
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
