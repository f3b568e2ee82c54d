// What is wrong with the gateway's variables beyond their schema: said of all at once, before anything is opened.
import type { ConfigCheck } from '@leadwright/runtime/process/config';
import { isIP } from 'node:net';
import { isLoopback } from './auth/origin.ts';

const recaptchaKeys = ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'];

/** reCAPTCHA needs its keys; test tokens are for an address that nobody else reaches. */
export const botCheckCheck: ConfigCheck = (env) => {
  if ((env['GATEWAY_BOT_CHECK'] || 'recaptcha') === 'recaptcha')
    return recaptchaKeys
      .filter((name) => !env[name])
      .map((name) => `${name} is missing: GATEWAY_BOT_CHECK=recaptcha needs it`);
  const { GATEWAY_PUBLIC_URL: url = '' } = env;
  return URL.canParse(url) && !isLoopback(new URL(url).hostname)
    ? [
        'GATEWAY_BOT_CHECK must be recaptcha unless GATEWAY_PUBLIC_URL is on this machine: anybody can make a test token',
      ]
    : [];
};

const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];
const BITS: Record<number, number> = { 4: 32, 6: 128 };

/** An address, a range such as 10.0.0.0/8, or one of the named ranges. */
function isRange(text: string): boolean {
  const [, address = '', bits = '0'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  return namedRanges.includes(text) || Number(bits) <= (BITS[isIP(address)] ?? -1);
}

const proxiesCheck: ConfigCheck = ({ GATEWAY_PROXIES: text = '' }) => {
  // What is no list the schema refuses.
  const given = /^\s*\[/.test(text) ? listIn(text) : [];
  return given
    .filter((each) => typeof each === 'string' && !isRange(each))
    .map((each) => `GATEWAY_PROXIES: ${String(each)} is no address and no range like 10.0.0.0/8`);
};

function listIn(text: string): unknown[] {
  try {
    return JSON.parse(text) as unknown[];
  } catch {
    return [];
  }
}

/** What every kind of start asks beyond the schema. */
export const gatewayChecks: ConfigCheck[] = [botCheckCheck, proxiesCheck];
