import type { BotAction } from '@leadwright/contracts/routes/route';

/** `reason` is for logs. unavailable: nobody can say now; docs/decisions/0033 says why that refuses too. */
export type Verdict = { is: 'passed' } | { is: 'failed' | 'unavailable'; reason: string };

export type BotCheckSettings = { kind: 'recaptcha'; siteKey: string } | { kind: 'test' };

export type BotCheck = {
  settings: BotCheckSettings;
  /** Never throws. Whether the token was used before, the caller finds out. */
  judge(token: string, action: BotAction): Promise<Verdict>;
};
