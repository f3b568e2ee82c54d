import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Shorter answers fit into one packet uncompressed. */
export const COMPRESSED_BYTES_MIN = 1024;

/** Adds `compress()` to the scope's replies; `every` compresses each JSON answer of the scope without a call. */
export async function addCompression(app: FastifyInstance, { every = false } = {}): Promise<void> {
  await app.register(compress, {
    globalCompression: every,
    // Never decompress a request: request-framing.ts refuses an encoded body.
    globalDecompression: false,
    encodings: ['br', 'gzip', 'identity'],
    threshold: COMPRESSED_BYTES_MIN,
  });
  // An answer that fails before its first byte becomes a refusal, which is sent uncompressed.
  app.addHook('onError', async (_request, reply) => void reply.removeHeader('content-encoding').removeHeader('etag'));
}
