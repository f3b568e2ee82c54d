// Tokens that prove to the gateway that a person sends the form (docs/decisions/0033).
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { get } from './client.ts';
import { prepareToken, tokenBy, type BotSettings } from './recaptcha/bot-token.ts';

const settings = queryOptions({
  queryKey: ['bot-check'],
  queryFn: ({ signal }) => get('/api/v2/bot-check', { signal }),
  staleTime: Infinity,
});

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
      settingsOf(client)
        .then(prepareToken)
        .catch(() => undefined);
    };
    document.addEventListener('focusin', prepare);
    return () => document.removeEventListener('focusin', prepare);
  }, [client]);
  return useCallback(() => settingsOf(client).then(tokenBy), [client]);
}

async function settingsOf(client: QueryClient): Promise<BotSettings> {
  return { siteKey: '', ...(await client.ensureQueryData(settings)) };
}
