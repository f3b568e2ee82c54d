import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Dispatcher } from 'undici';
import { COMPRESSED_BYTES_MIN } from '../routes/compressed-json.ts';
import type { ForwardedRoute } from './forwarded-routes.ts';

const PARTIAL_CONTENT = 206;

export function sendForwarded(
  reply: FastifyReply,
  route: ForwardedRoute,
  { statusCode, headers, body }: Pick<Dispatcher.ResponseData, 'statusCode' | 'headers'> & { body: Readable | Buffer },
): FastifyReply {
  if (route.compressible !== true || statusCode === PARTIAL_CONTENT || !isJson(headers['content-type']))
    return reply.send(body);
  // Also for short answers: a cache must not serve one client's encoding to another.
  void reply.header('vary', varyWith(reply.getHeader('vary')));
  const length = headers['content-length'];
  if (length !== undefined && Number(length) <= COMPRESSED_BYTES_MIN) return reply.send(body);
  const { etag } = headers;
  // A strong ETag promises identical bytes, and the encodings differ.
  if (typeof etag === 'string' && !etag.startsWith('W/')) void reply.header('etag', `W/${etag}`);
  reply.compress(body);
  return reply;
}

function isJson(type: string | string[] | undefined): boolean {
  return typeof type === 'string' && /^application\/(?:[\w.-]+\+)?json(?:;|$)/i.test(type);
}

function varyWith(given: unknown): string {
  const fields = String(given ?? '')
    .split(',')
    .map((field) => field.trim())
    .filter((field) => field !== '');
  return fields.some((field) => /^(?:\*|accept-encoding)$/i.test(field))
    ? fields.join(', ')
    : [...fields, 'accept-encoding'].join(', ');
}
