import { parseConfig } from '@leadwright/runtime/process/config';
import { Type } from 'typebox';
import { GatewayConfigSchema } from '../config.ts';
import { cspSourcesOf, openBotCheck } from './open-bot-check.ts';

const { GATEWAY_BOT_CHECK, GATEWAY_PUBLIC_URL, RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET_KEY } =
  GatewayConfigSchema.properties;
const { RECAPTCHA_SCORE_MIN, RECAPTCHA_API_BASE } = GatewayConfigSchema.properties;
const schema = Type.Object({
  GATEWAY_BOT_CHECK,
  GATEWAY_PUBLIC_URL,
  RECAPTCHA_SITE_KEY,
  RECAPTCHA_SECRET_KEY,
  RECAPTCHA_SCORE_MIN,
  RECAPTCHA_API_BASE,
});
const open = (env: Record<string, string>) => openBotCheck(parseConfig(schema, env));
const keys = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET_KEY: 'secret' };

describe('the configured bot check', () => {
  it('is reCAPTCHA unless something else is said', () => {
    expect(open({ GATEWAY_PUBLIC_URL: 'https://app.example.test', ...keys }).settings).toEqual({
      kind: 'recaptcha',
      siteKey: 'site',
    });
  });

  it.each(['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'])('does not start without %s', (missing) => {
    expect(() => open({ GATEWAY_PUBLIC_URL: 'https://app.example.test', ...keys, [missing]: '' })).toThrow(
      `${missing} is missing`,
    );
  });

  it.each(['http://127.0.0.1:3000', 'http://localhost:3000', 'http://[::1]:3000'])(
    'takes test tokens at %s, this machine',
    async (GATEWAY_PUBLIC_URL) => {
      const check = open({ GATEWAY_PUBLIC_URL, GATEWAY_BOT_CHECK: 'test' });
      expect(await check.judge('test-token.8c2f61d0', 'signup')).toEqual({ is: 'passed' });
      for (const token of ['test-token', 'test-token.', 'test-token.short', 'TEST-TOKEN.8c2f61d0', 'page-8c2f61d0'])
        expect(await check.judge(token, 'signup')).toMatchObject({ is: 'failed' });
    },
  );

  it.each(['https://app.example.test', 'http://10.0.0.7:3000', 'http://localhost.example.test'])(
    'does not start with test tokens at %s, which others reach',
    (GATEWAY_PUBLIC_URL) => {
      expect(() => open({ GATEWAY_PUBLIC_URL, GATEWAY_BOT_CHECK: 'test' })).toThrow(
        'GATEWAY_BOT_CHECK must be recaptcha',
      );
    },
  );

  it('opens the page to the hosts of reCAPTCHA only where reCAPTCHA is configured', () => {
    expect(cspSourcesOf({ kind: 'test' })).toEqual({ scriptSrc: [], frameSrc: [], connectSrc: [] });
    const { scriptSrc } = cspSourcesOf({ kind: 'recaptcha', siteKey: 'site' });
    expect(scriptSrc).toEqual(['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']);
  });
});
