// Bodies that a provider signed: the signature is over the bytes, so nothing may read and write them again.
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A provider's event is a few kilobytes; an invoice of many lines may be hundreds. */
export const PROVIDER_BODY_BYTES_MAX = 1024 * 1024;

/** Replaces the parsers of this scope: JSON and forms stay the bytes that came, undefined where none came. */
export function keepRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/json', 'application/x-www-form-urlencoded'],
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, bytes: Buffer) => (bytes.length === 0 ? undefined : bytes),
  );
}
