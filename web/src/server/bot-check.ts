// Tokens that prove to the gateway that a person sends the form (docs/decisions/0033).
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { get } from './client.ts';
import { loadRecaptcha } from './recaptcha-script.ts';
import { ServerProblem } from './problem.ts';

const settings = queryOptions({
  queryKey: ['bot-check'],
  queryFn: ({ signal }) => get('/api/v2/bot-check', { signal }),
  staleTime: Infinity,
});

/** The action that the marked routes ask for. */
const action = 'signup';

/**
 * Answers a function that makes a token. Each call that needs one takes another: the gateway accepts a token once.
 * It rejects with `bot-check-unavailable` when reCAPTCHA cannot be reached. Its script is loaded when a form of
 * the page is first entered, and no sooner: visitors who only read load nothing from elsewhere.
 */
export function useBotCheck(): () => Promise<string> {
  const client = useQueryClient();
  useEffect(() => {
    const prepare = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || !target.closest('form, [role="dialog"]')) return;
      document.removeEventListener('focusin', prepare);
      // Whether it worked, the click will see, which loads again what could not be loaded.
      prepareTokens(client).catch(() => undefined);
    };
    document.addEventListener('focusin', prepare);
    return () => document.removeEventListener('focusin', prepare);
  }, [client]);
  return useCallback(() => makeToken(client), [client]);
}

async function prepareTokens(client: QueryClient): Promise<void> {
  const { kind, siteKey } = await settingsOf(client);
  if (kind === 'recaptcha') await loadRecaptcha(siteKey);
}

async function makeToken(client: QueryClient): Promise<string> {
  const { kind, siteKey } = await settingsOf(client);
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

async function settingsOf(client: QueryClient): Promise<{ kind: 'recaptcha' | 'test'; siteKey: string }> {
  return { siteKey: '', ...(await client.ensureQueryData(settings)) };
}
