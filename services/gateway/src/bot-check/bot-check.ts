// The port to the service that tells people from programs. Adapters: recaptcha.ts, test-tokens.ts.
import type { BotAction } from '@leadwright/contracts/routes/route';

/**
 * failed: the token does not prove a person, and `reason` says why, for logs. unavailable: nobody can say now;
 * docs/decisions/0033 says why that refuses too.
 */
export type Verdict = { is: 'passed' } | { is: 'failed' | 'unavailable'; reason: string };

/** What the page needs in order to make a token. */
export type BotCheckSettings = { kind: 'recaptcha'; siteKey: string } | { kind: 'test' };

export type BotCheck = {
  settings: BotCheckSettings;
  /** Never throws. Whether the token was used before, the caller finds out. */
  judge(token: string, action: BotAction): Promise<Verdict>;
};
