// Compression on the fly, for long JSON that somebody marked. The page's files are compressed at build (web-app.ts).
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Shorter answers fit into one packet anyway. */
export const COMPRESSED_BYTES_MIN = 1024;

/** Gives the scope's replies `compress()`; `every` compresses each JSON of the scope by itself. */
export async function addCompression(app: FastifyInstance, { every = false } = {}): Promise<void> {
  await app.register(compress, {
    globalCompression: every,
    // What comes in is never unpacked: request-framing.ts refuses an encoded body.
    globalDecompression: false,
    encodings: ['br', 'gzip', 'identity'],
    threshold: COMPRESSED_BYTES_MIN,
  });
  // An answer that breaks before its first byte becomes a refusal, which is sent plain.
  app.addHook('onError', async (_request, reply) => void reply.removeHeader('content-encoding').removeHeader('etag'));
}
