import { startSiteverify, type Siteverify } from '../testing/siteverify.ts';
import type { BotCheck } from './bot-check.ts';
import { createRecaptcha } from './recaptcha.ts';

let siteverify: Siteverify;
let recaptcha: BotCheck;
const check = (more: { secretKey?: string; limitMs?: number } = {}): BotCheck =>
  createRecaptcha({
    siteKey: 'site-key',
    secretKey: siteverify.secretKey,
    scoreMin: 0.5,
    hostname: '127.0.0.1',
    apiBase: siteverify.url,
    ...more,
  });
beforeAll(async () => {
  siteverify = await startSiteverify();
  recaptcha = check();
});
afterEach(() => siteverify.behave('well'));
afterAll(() => siteverify.stop());

describe('reCAPTCHA', () => {
  it.each([0.5, 1])('passes a person who scores %s', async (score) => {
    expect(await recaptcha.judge(siteverify.tokenFor({ score }), 'signup')).toEqual({ is: 'passed' });
  });

  it.each([
    [{ score: 0.49 }, 'score 0.49'],
    [{ action: 'login' }, 'made for another action'],
    [{ hostname: 'evil.test' }, 'made on another site'],
  ])('fails a token with %j', async (assessed, reason) => {
    expect(await recaptcha.judge(siteverify.tokenFor(assessed), 'signup')).toEqual({ is: 'failed', reason });
  });

  it.each([
    ['page-never-made', 'timeout-or-duplicate'],
    ['invented', 'invalid-input-response'],
    ['', 'missing-input-response'],
    ['test-token.8c2f61d0', 'invalid-input-response'],
    [`x&secret=other`, 'invalid-input-response'],
  ])('fails a token it never gave: %s', async (token, reason) => {
    expect(await recaptcha.judge(token, 'signup')).toEqual({ is: 'failed', reason });
  });

  it('fails a token that is used again', async () => {
    const token = siteverify.tokenFor();
    expect(await recaptcha.judge(token, 'signup')).toEqual({ is: 'passed' });
    expect(await recaptcha.judge(token, 'signup')).toEqual({ is: 'failed', reason: 'timeout-or-duplicate' });
  });

  it.each(['hangs up', 'status 500', 'no JSON', 'another form', 'redirects'] as const)(
    'says that it cannot tell, after one request, while the server is faulty: %s',
    async (how) => {
      siteverify.behave(how);
      const before = siteverify.asked();
      expect(await recaptcha.judge(siteverify.tokenFor(), 'signup')).toMatchObject({ is: 'unavailable' });
      expect(siteverify.asked() - before).toBe(1);
    },
  );

  it('says that it cannot tell when no answer comes in time', async () => {
    siteverify.behave('silent');
    expect(await check({ limitMs: 50 }).judge(siteverify.tokenFor(), 'signup')).toEqual({
      is: 'unavailable',
      reason: 'TimeoutError',
    });
  });

  it('blames our own key on us, not on the person', async () => {
    expect(await check({ secretKey: 'wrong' }).judge(siteverify.tokenFor(), 'signup')).toEqual({
      is: 'unavailable',
      reason: 'invalid-input-secret',
    });
  });
});
