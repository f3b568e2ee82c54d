import { ConfigError } from '@leadwright/runtime/process/config';
import { botCheckCheck } from '../checks.ts';
import type { GatewayConfig } from '../config.ts';
import type { CspSources } from '../routes/csp-sources.ts';
import type { BotCheck, BotCheckSettings } from './bot-check.ts';
import { createRecaptcha } from './recaptcha.ts';
import { createTestBotCheck } from './test-tokens.ts';

const GOOGLE = 'https://www.google.com';

export type BotCheckConfig = Pick<
  GatewayConfig,
  | 'GATEWAY_BOT_CHECK'
  | 'GATEWAY_PUBLIC_URL'
  | 'RECAPTCHA_SITE_KEY'
  | 'RECAPTCHA_SECRET_KEY'
  | 'RECAPTCHA_SCORE_MIN'
  | 'RECAPTCHA_API_BASE'
>;

/** Throws ConfigError if reCAPTCHA's keys are missing, or for test tokens on an address that others reach. */
export function openBotCheck(config: BotCheckConfig): BotCheck {
  const { RECAPTCHA_SCORE_MIN: scoreMin, RECAPTCHA_API_BASE: apiBase = GOOGLE, ...given } = config;
  const problems = botCheckCheck(given);
  if (problems.length > 0) throw new ConfigError(problems);
  const { hostname } = new URL(config.GATEWAY_PUBLIC_URL);
  if (config.GATEWAY_BOT_CHECK === 'test') return createTestBotCheck();
  const { RECAPTCHA_SITE_KEY: siteKey = '', RECAPTCHA_SECRET_KEY: secretKey = '' } = config;
  return createRecaptcha({ siteKey, secretKey, scoreMin, apiBase, hostname });
}

/** https://developers.google.com/recaptcha/docs/faq. Test tokens need nothing. */
export function cspSourcesOf({ kind }: BotCheckSettings): CspSources {
  if (kind === 'test') return { scriptSrc: [], frameSrc: [], connectSrc: [] };
  return {
    scriptSrc: [`${GOOGLE}/recaptcha/`, 'https://www.gstatic.com/recaptcha/'],
    frameSrc: [`${GOOGLE}/recaptcha/`, 'https://recaptcha.google.com/recaptcha/'],
    connectSrc: [`${GOOGLE}/recaptcha/`],
  };
}
