// kafkajs nests its errors, and the one that tells the cause may be at any depth: recognised by shape.
import { FatalBusError, RecordTooLargeError, RetryableBusError } from '../event-bus.ts';

type Shape = {
  name?: unknown;
  message?: unknown;
  code?: unknown;
  retriable?: unknown;
  cause?: unknown;
  originalError?: unknown;
  errors?: unknown;
};

/** The brokers lost the producer's sequence: 45 out of order, 46 duplicate, 59 unknown id. */
const SEQUENCE_CODES = [45, 46, 59];
const TOO_LARGE_CODES = [10, 18];
// Not authorised (topic, group, cluster, transactional id), invalid topic, failed authentication.
const REFUSED_CODES = [17, 29, 30, 31, 53, 58];
/** The broker that holds a group's offsets still loads them, is not there yet, or has just changed. */
const MOVING_CODES = [14, 15, 16];
const DEPTH_MAX = 8;

export function isSequenceError(error: unknown): boolean {
  return chain(error).some(({ code }) => SEQUENCE_CODES.includes(Number(code)));
}

export function isCoordinatorMoving(error: unknown): boolean {
  return chain(error).some(({ code }) => MOVING_CODES.includes(Number(code)));
}

export function toBusError(error: unknown, what: string): Error {
  if (error instanceof RetryableBusError || error instanceof FatalBusError) return error;
  const shapes = chain(error);
  const has = (codes: number[]): boolean => shapes.some(({ code }) => typeof code === 'number' && codes.includes(code));
  if (has(TOO_LARGE_CODES)) return new RecordTooLargeError(what, { cause: error });
  const refused = has(REFUSED_CODES) || shapes.some(({ name }) => name === 'KafkaJSSASLAuthenticationError');
  if (refused || !mayPass(shapes)) return new FatalBusError(what, { cause: error });
  return new RetryableBusError(what, { cause: error });
}

export async function asBusError<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw toBusError(error, what);
  }
}

// Exhausted retries do not make an error fatal: the broker may be back a minute later.
function mayPass(shapes: Shape[]): boolean {
  if (shapes.some(({ name }) => name === 'KafkaJSNumberOfRetriesExceeded')) return true;
  return shapes.some(({ retriable }) => retriable === true) || shapes.every(({ retriable }) => retriable !== false);
}

function chain(error: unknown, depth = 0): Shape[] {
  if (typeof error !== 'object' || error === null || depth > DEPTH_MAX) return [];
  const shape: Shape = error;
  const several = Array.isArray(shape.errors) ? (shape.errors as unknown[]) : [];
  return [shape, ...[shape.cause, shape.originalError, ...several].flatMap((inner) => chain(inner, depth + 1))];
}
