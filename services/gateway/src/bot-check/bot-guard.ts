// Each token is accepted once, by whichever gateway sees it first.
import type { FastifyRequest } from 'fastify';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { RateCounters } from '../auth/limiter-store.ts';
import type { BotAction } from '@leadwright/contracts/routes/route';
import type { BotCheck, Verdict } from './bot-check.ts';
import { TOKEN_LENGTH_MAX } from '@leadwright/contracts/routes/gateway/bot-check';
import { refusals } from '@leadwright/contracts/routes/gateway/refusals';

export const BOT_CHECK_HEADER = 'bot-check-token';
/** reCAPTCHA itself refuses a token after two minutes, so no token outlives the memory of its use. */
const USED_FOR_MS = 10 * 60_000;

export type BotGuard = {
  /** Throws 400 without a token, 403 for a failed or used one, 503 if nobody can tell. `inBody` comes second. */
  check(request: FastifyRequest, action: BotAction, inBody?: unknown): Promise<void>;
  /** The token is used by that. Throws 503 if nobody can tell. */
  isPerson(request: FastifyRequest, token: string, action: BotAction): Promise<boolean>;
};

export function createBotGuard(botCheck: BotCheck, counters: Pick<RateCounters, 'hit'>): BotGuard {
  const isPerson: BotGuard['isPerson'] = async (request, token, action) => {
    const verdict = await verdictOf(token, action);
    if (verdict.is === 'passed') return true;
    const { correlationId } = request;
    request.log[verdict.is === 'failed' ? 'info' : 'error'](
      { correlationId, reason: verdict.reason },
      `bot check ${verdict.is}`,
    );
    if (verdict.is === 'unavailable') throw refuse(refusals.botCheckUnavailable);
    return false;
  };
  // Remembered only after it passed: invented tokens must not fill the table.
  const verdictOf = async (token: string, action: BotAction): Promise<Verdict> => {
    if (token === '' || token.length > TOKEN_LENGTH_MAX) return { is: 'failed', reason: 'no token at all' };
    const verdict = await botCheck.judge(token, action);
    if (verdict.is !== 'passed') return verdict;
    try {
      const { current } = await counters.hit(`bot-check|${token}`, USED_FOR_MS);
      return current === 1 ? verdict : { is: 'failed', reason: 'used before' };
    } catch (error) {
      return { is: 'unavailable', reason: `the counters are unavailable: ${String(error)}` };
    }
  };
  return {
    isPerson,
    check: async (request, action, inBody) => {
      const token = request.headers[BOT_CHECK_HEADER] ?? inBody;
      if (typeof token !== 'string' || token === '') throw refuse(refusals.botCheckMissing);
      if (!(await isPerson(request, token, action))) throw refuse(refusals.botCheckFailed);
    },
  };
}
