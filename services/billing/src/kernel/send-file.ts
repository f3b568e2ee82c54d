import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { attachmentOf } from '@leadwright/objects/attachment';

/** Sends a stream as a file that the browser saves and no cache keeps. */
export function sendFile(reply: FastifyReply, { name, type, body }: { name: string; type: string; body: Readable }) {
  return reply
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', attachmentOf(name))
    .type(type)
    .send(body);
}
