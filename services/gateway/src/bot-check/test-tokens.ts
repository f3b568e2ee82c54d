import type { BotCheck } from './bot-check.ts';

/** Each token has its own end, since a token is accepted once. The page makes them in the same form. */
const testToken = /^test-token\.[\w-]{8,64}$/;

/** Accepts test tokens from anybody, so it protects nothing: for an installation on one machine alone. */
export function createTestBotCheck(): BotCheck {
  return {
    settings: { kind: 'test' },
    judge: async (token) => (testToken.test(token) ? { is: 'passed' } : { is: 'failed', reason: 'not a test token' }),
  };
}
