// A process that is killed takes its connections with it. What it had not begun to answer another one may answer.
import type { FastifyRequest } from 'fastify';
import type { ForwardedRoute } from './forwarded-routes.ts';

const lost = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

/**
 * Asks once more, on another connection, where the first one was refused, or broke before any of the answer came and
 * `isHarmless` says that the service may be asked twice. Once only: more would add load to a service in trouble.
 */
export async function onceMore<Answer>(isHarmless: boolean, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const code = codeOf(error);
    // A refused connection has carried nothing.
    if (code !== 'ECONNREFUSED' && !(isHarmless && lost.includes(code))) throw error;
    return ask();
  }
}

/** A read, or an order under a key that the service answers once, however often it comes. */
export function isRepeatable({ method, headers }: FastifyRequest, route: ForwardedRoute): boolean {
  if (method === 'GET') return true;
  const declared = (route.headers as { properties?: Record<string, unknown> } | undefined)?.properties ?? {};
  return 'idempotency-key' in declared && headers['idempotency-key'] !== undefined;
}

function codeOf(error: unknown): string {
  for (let each = error; each instanceof Error; each = each.cause) {
    const { code } = each as NodeJS.ErrnoException;
    if (code !== undefined) return code;
  }
  return '';
}
