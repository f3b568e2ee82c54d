import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { attachmentOf } from '@leadwright/objects/attachment';

export function sendFile(reply: FastifyReply, { name, type, body }: { name: string; type: string; body: Readable }) {
  return reply
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-disposition', attachmentOf(name))
    .type(type)
    .send(body);
}
