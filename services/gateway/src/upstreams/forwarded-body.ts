// A body on its way through: its bytes go on untouched, and a copy is parsed as the service will parse it.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseJsonBody } from '@leadwright/runtime/requests/json-body';

type ForwardedBody = { bytes: Buffer; value: unknown };

/** Replaces the app's JSON parser for its routes. A body that does not parse is 400 and goes nowhere. */
export function keepBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, bytes: Buffer): Promise<ForwardedBody | undefined> =>
      bytes.length === 0 ? undefined : { bytes, value: parseJsonBody(bytes) },
  );
}

/** Null where the request has no body. */
export function bytesOf(request: FastifyRequest): Buffer | null {
  return bodyOf(request)?.bytes ?? null;
}

/** What the service will read in the body; undefined without one. */
export function valueOf(request: FastifyRequest): unknown {
  return bodyOf(request)?.value;
}

function bodyOf({ body }: FastifyRequest): ForwardedBody | undefined {
  return (body ?? undefined) as ForwardedBody | undefined;
}
