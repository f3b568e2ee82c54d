import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { commonRefusals } from './common-refusals.ts';
import type { Logger } from '../telemetry/logger.ts';
import { Problem } from './problem.ts';

// What Fastify itself refuses, in our words; any other refusal of its own keeps its code.
const ofFastify: Record<string, { code: string; message: string }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: commonRefusals.bodyTooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: commonRefusals.mediaTypeNotTaken,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    ...commonRefusals.malformed,
    message: 'The length of the body differs from its Content-Length.',
  },
};

/** A refusal is answered as it stands, its cause logged; a fault is logged whole and answered with a fixed sentence. */
export function sendProblem(
  { logger, passes }: { logger: Logger; passes: (error: unknown) => boolean },
  error: FastifyError | Problem,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { correlationId } = request;
  if (error instanceof Problem) {
    if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', String(error.retryAfterSeconds));
    if (error.closesConnection) void reply.header('connection', 'close');
    const { code, message, details, cause } = error;
    if (cause !== undefined) {
      logger.warn({ err: cause, correlationId, route: request.routeOptions.url, code }, 'refused after a failure');
    }
    return reply
      .code(error.status)
      .send({ code, message, ...(details === undefined ? {} : { details }), correlationId });
  }
  if (error.statusCode !== undefined && error.statusCode < 500) {
    const { code, message } = ofFastify[error.code] ?? { code: kebab(error.code), message: error.message };
    return reply.code(error.statusCode).send({ code, message, correlationId });
  }
  logger.error({ err: error, correlationId, route: request.routeOptions.url }, 'fault');
  const isAway = passes(error);
  const { status, code, message } = isAway ? commonRefusals.unavailable : commonRefusals.fault;
  if (isAway) void reply.header('retry-after', String(commonRefusals.unavailable.retryAfterSeconds));
  return reply.code(status).send({ code, message, correlationId });
}

function kebab(code: string | undefined): string {
  return (code ?? 'refused')
    .toLowerCase()
    .replace(/^fst_(err_)?/, '')
    .replaceAll('_', '-');
}
