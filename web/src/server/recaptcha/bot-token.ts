// Makes bot-check tokens, for pages with the query library and for those without it (docs/decisions/0033).
import { get } from '../client.ts';
import { ServerProblem } from '../problem.ts';
import { loadRecaptcha } from './load-recaptcha.ts';

export type BotSettings = { kind: 'recaptcha' | 'test'; siteKey: string };

/** The action that the marked routes ask for. */
const action = 'signup';

/** How a token is made here. */
export async function readBotSettings(): Promise<BotSettings> {
  return { siteKey: '', ...(await get('/api/v2/bot-check')) };
}

/** Loads what a token needs from elsewhere, if anything. */
export async function prepareToken({ kind, siteKey }: BotSettings): Promise<void> {
  if (kind === 'recaptcha') await loadRecaptcha(siteKey);
}

/** One token, accepted once. Rejects with `bot-check-unavailable` when reCAPTCHA cannot be reached. */
export async function tokenBy({ kind, siteKey }: BotSettings): Promise<string> {
  if (kind === 'test') return `test-token.${crypto.randomUUID()}`;
  try {
    const recaptcha = await loadRecaptcha(siteKey);
    return await recaptcha.execute(siteKey, { action });
  } catch {
    throw new ServerProblem({
      status: 503,
      code: 'bot-check-unavailable',
      message:
        'We cannot check at the moment that you are a person. Nothing was changed. Please try again in a minute.',
    });
  }
}
