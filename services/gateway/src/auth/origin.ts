import type { FastifyRequest } from 'fastify';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { refusals } from '@leadwright/contracts/routes/gateway/refusals';

export type OriginCheck = (request: FastifyRequest, needsOrigin: boolean) => void;

const loopback = ['127.0.0.1', 'localhost', '[::1]'];

export function isLoopback(hostname: string): boolean {
  return loopback.includes(hostname);
}

/** Where the cookie alone identifies the person, a request without an Origin is refused too. */
export function createOriginCheck(publicUrl: string): OriginCheck {
  const ours = new URL(publicUrl);
  const isOurs = (origin: string): boolean => {
    if (origin === ours.origin) return true;
    if (!isLoopback(ours.hostname) || !URL.canParse(origin)) return false;
    // On loopback the same page has three host names.
    const theirs = new URL(origin);
    return theirs.protocol === ours.protocol && theirs.port === ours.port && isLoopback(theirs.hostname);
  };
  return (request, needsOrigin) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    const { origin } = request.headers;
    if (origin === undefined ? needsOrigin : !isOurs(origin)) {
      throw refuse(refusals.foreignOrigin);
    }
  };
}
