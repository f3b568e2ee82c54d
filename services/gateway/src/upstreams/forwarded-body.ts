import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseJsonBody } from '@leadwright/runtime/requests/json-body';

type ForwardedBody = { bytes: Buffer; value: unknown };

/** Replaces the JSON parser of this scope. A body that does not parse is 400 and is not forwarded. */
export function parseForwardedBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, bytes: Buffer): Promise<ForwardedBody | undefined> =>
      bytes.length === 0 ? undefined : { bytes, value: parseJsonBody(bytes) },
  );
}

export function bytesOf(request: FastifyRequest): Buffer | null {
  const body = bodyOf(request);
  return body instanceof Uint8Array ? body : (body?.bytes ?? null);
}

export function typeOf(request: FastifyRequest): string | undefined {
  const body = bodyOf(request);
  if (body === undefined) return undefined;
  // The checks of the request leave one spelling of each type that a provider may send.
  return body instanceof Uint8Array ? request.headers['content-type'] : 'application/json';
}

/** Undefined without a body, and for a provider's raw bytes. */
export function valueOf(request: FastifyRequest): unknown {
  const body = bodyOf(request);
  return body instanceof Uint8Array ? undefined : body?.value;
}

function bodyOf({ body }: FastifyRequest): ForwardedBody | Buffer | undefined {
  return (body ?? undefined) as ForwardedBody | Buffer | undefined;
}
