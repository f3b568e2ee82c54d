import { ConfigError } from '@leadwright/runtime/process/config';
import { isLoopback } from '../auth/origin.ts';
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
  const { hostname } = new URL(config.GATEWAY_PUBLIC_URL);
  if (config.GATEWAY_BOT_CHECK === 'test') {
    if (!isLoopback(hostname))
      throw new ConfigError([
        'GATEWAY_BOT_CHECK must be recaptcha unless GATEWAY_PUBLIC_URL is on this machine: anybody can make a test token',
      ]);
    return createTestBotCheck();
  }
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = config;
  if (siteKey === undefined || secretKey === undefined)
    throw new ConfigError(
      Object.entries({ RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey })
        .filter(([, value]) => value === undefined)
        .map(([name]) => `${name} is missing: GATEWAY_BOT_CHECK=recaptcha needs it`),
    );
  const { RECAPTCHA_SCORE_MIN: scoreMin, RECAPTCHA_API_BASE: apiBase = GOOGLE } = config;
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
