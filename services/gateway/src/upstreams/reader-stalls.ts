// A browser that stops reading, without leaving, would keep its answer, the service's connection and the file's for ever.
import type { FastifyReply } from 'fastify';

/**
 * Ends the browser's connection when it has taken nothing for `ms`. A slow reader that takes something stays; the time
 * during which the service is silent counts as well, so `ms` is no less than that may last.
 */
export function endWhenReaderStalls({ raw }: FastifyReply, ms: number): void {
  raw.setTimeout(ms, () => raw.destroy());
}
