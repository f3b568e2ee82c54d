// A forwarded body: the gateway forwards its bytes unchanged, and parses them as the service will.
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

/** Null if the request has no body. */
export function bytesOf(request: FastifyRequest): Buffer | null {
  return bodyOf(request)?.bytes ?? null;
}

/** The parsed body, as the service will read it; undefined without one. */
export function valueOf(request: FastifyRequest): unknown {
  return bodyOf(request)?.value;
}

function bodyOf({ body }: FastifyRequest): ForwardedBody | undefined {
  return (body ?? undefined) as ForwardedBody | undefined;
}
