import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unavailable } from '@leadwright/runtime/refusals/common-refusals';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { storeClass, type RateCounters } from './limiter-store.ts';
import type { LimitName } from '@leadwright/contracts/routes/limit-name';
import { keyOf, limits, refusalOf, type Limit, type LimitMaxima } from './limits.ts';

export type Limiter = {
  /**
   * Before the service sees the request. Throws 429 with Retry-After above a limit, and 503 while the counters are
   * unavailable: it fails closed. Passes over the limits that failed proofs fill.
   */
  check(request: FastifyRequest, names: LimitName[]): Promise<void>;
  /**
   * After the service looked at the request's proof: counts it where proofs fill a limit. Throws 429 for a failed proof
   * above its limit; a proof that held is never refused here.
   */
  countProof(request: FastifyRequest, names: LimitName[], proof: 'held' | 'failed'): Promise<void>;
  /** Updates the counters that count only failures: a success clears them, a 5xx uncounts the attempt. */
  settle(request: FastifyRequest, names: LimitName[], status: number): Promise<void>;
};

/** `maxima` overrides the table's `max`; a limit with growing pauses keeps its pauses. */
export async function createLimiter(
  app: FastifyInstance,
  counters: RateCounters,
  maxima: LimitMaxima = {},
): Promise<Limiter> {
  await app.register(rateLimit, { global: false, store: storeClass(counters) });
  const checks = Object.fromEntries(
    (Object.entries(limits) as [LimitName, Limit][]).map(([name, limit]) => [
      name,
      app.createRateLimit({
        max: maxima[name] ?? limit.max,
        timeWindow: limit.windowSeconds * 1000,
        keyGenerator: (request) => `${name}|${keyOf(name, request) ?? ''}`,
      }),
    ]),
  );
  const maxOf = (name: LimitName): number => maxima[name] ?? limits[name].max;
  const waitSeconds = async (request: FastifyRequest, name: LimitName, key: string): Promise<number> => {
    const { pausesMs, windowSeconds, filledBy } = limits[name];
    if (pausesMs) return Math.ceil((await counters.attempt(`${name}|${key}`, windowSeconds * 1000, pausesMs)) / 1000);
    if (filledBy === 'held') {
      const { current, ttl } = await counters.peek(`${name}|${key}`);
      return current >= maxOf(name) ? secondsOf(ttl) : 0;
    }
    const counted = checks[name];
    if (!counted) throw new Error(`no limit ${name}`);
    const result = await counted(request);
    return !result.isAllowed && result.isExceeded ? Math.max(1, result.ttlInSeconds) : 0;
  };
  const check = async (request: FastifyRequest, name: LimitName): Promise<void> => {
    const key = limits[name].filledBy === 'failed' ? null : keyOf(name, request);
    if (key === null) return;
    const retryAfterSeconds = await waitSeconds(request, name, key).catch((error: unknown) => {
      throw unavailable(error);
    });
    if (retryAfterSeconds > 0) throw refuse(refusalOf(name), { retryAfterSeconds });
  };
  const countProof = async (request: FastifyRequest, name: LimitName, proof: 'held' | 'failed'): Promise<void> => {
    const key = limits[name].filledBy === proof ? keyOf(name, request) : null;
    if (key === null) return;
    const { current, ttl } = await counters.hit(`${name}|${key}`, limits[name].windowSeconds * 1000);
    if (proof === 'failed' && current > maxOf(name))
      throw refuse(refusalOf(name), { retryAfterSeconds: secondsOf(ttl) });
  };
  return {
    check: async (request, names) => {
      for (const name of names) await check(request, name);
    },
    countProof: async (request, names, proof) => {
      for (const name of names) await countProof(request, name, proof);
    },
    settle: async (request, names, status) => {
      const update = status < 400 ? counters.clear : status >= 500 ? counters.undoAttempt : undefined;
      if (!update) return;
      for (const name of names) {
        const key = limits[name].clearedBySuccess ? keyOf(name, request) : null;
        if (key !== null) await update(`${name}|${key}`);
      }
    },
  };
}

const secondsOf = (milliseconds: number): number => Math.max(1, Math.ceil(milliseconds / 1000));
