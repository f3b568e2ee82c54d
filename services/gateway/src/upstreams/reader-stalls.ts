import type { FastifyReply } from 'fastify';

/** Else a browser that stops reading keeps everything open for ever. `ms`: no less than the service may be silent. */
export function endWhenReaderStalls({ raw }: FastifyReply, ms: number): void {
  raw.setTimeout(ms, () => raw.destroy());
}
