import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { buildApiDocument } from './api-document/api-document.ts';
import { docsIcon, docsScript, docsStyle } from './routes/api-docs-look.ts';
import {
  buildGateway,
  signAccess,
  startUpstreams,
  type TestGateway,
  type Upstreams,
} from './testing/running-gateway.ts';

let upstreams: Upstreams;
let gateway: TestGateway;
beforeAll(async () => {
  upstreams = await startUpstreams();
  gateway = await buildGateway(upstreams);
});
afterAll(async () => {
  await gateway.stop();
  await upstreams.stop();
});

const get = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ url, headers });
const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the web application', () => {
  it.each(['/', '/home', '/search/consumers', '/settings/billing', '/api/debug', '/signup/confirm?token=x'])(
    'answers a browser at %s',
    async (url) => {
      const answer = await get(url, page);
      expect([answer.statusCode, answer.headers['cache-control'], answer.body]).toEqual([
        200,
        'no-cache',
        '<!doctype html><title>the page</title>',
      ]);
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
    },
  );

  it('is revalidated on each request, and answered 304 while it is unchanged', async () => {
    const { etag } = (await get('/', page)).headers;
    const again = await get('/home', { ...page, 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers['content-security-policy']).toContain("'sha256-abc'");
  });

  it('lets browsers cache its hashed files for ever', async () => {
    const answer = await get('/assets/app-1234.js');
    expect([answer.statusCode, answer.headers['cache-control'], answer.body]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'export {};',
    ]);
    expect((await get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml');
  });

  it('serves the pictures of its pages, and no page where there is none', async () => {
    const answer = await get('/pictures/search-light@2x.webp');
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control'], answer.body]).toEqual([
      200,
      'image/webp',
      'public, max-age=3600',
      'a picture',
    ]);
    expect((await get('/pictures/none.webp', page)).statusCode).toBe(404);
    expect((await get('/pictures/none.webp', page)).headers['content-type']).not.toMatch(/html/);
  });

  it('serves a film in parts, without which Safari plays none, and what is said in it', async () => {
    const part = await get('/pictures/demo.webm', { range: 'bytes=2-5' });
    expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([206, 'bytes 2-5/15', 'film']);
    const whole = await get('/pictures/demo.webm', { 'accept-encoding': 'br, gzip' });
    expect([whole.statusCode, whole.headers['accept-ranges'], whole.headers['content-type'], whole.body]).toEqual([
      200,
      'bytes',
      'video/webm',
      'a film in parts',
    ]);
    expect((await get('/pictures/demo.vtt')).headers['content-type']).toMatch(/^text\/vtt/);
  });

  it('sends a text whole, whatever part is asked for: a part of its compressed form says nothing', async () => {
    const answer = await get('/assets/app-1234.js', { range: 'bytes=2-5' });
    expect([answer.statusCode, answer.body]).toEqual([200, 'export {};']);
  });

  it.each([
    '/assets/../csp.json',
    '/pictures/../csp.json',
    '/assets/%2e%2e/csp.json',
    '/csp.json',
    '/../package.json',
    '/%2e%2e/package.json',
  ])('serves no other file of its folder or above it: %s', async (url) => {
    expect((await get(url, page)).body).toBe('<!doctype html><title>the page</title>');
    expect((await get(url)).statusCode).toBe(404);
  });

  it.each([
    '/assets/gone.js',
    '/api/v2/nothing',
    '/api/v2/nothing/at/all',
    '/internal/x',
    '/internal/openapi.json',
    '/metrics',
    '/health/x',
  ])('is not the answer at %s', async (url) => {
    const answer = await get(url, page);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not-found']);
  });

  it.each(['/nothing', '/pricing/more', '/Home/x', '/wp-login.php', '/search/consumers/deeper'])(
    'answers an unknown address with 404 and the page, each time: %s',
    async (url) => {
      const answer = await get(url, page);
      expect([answer.statusCode, answer.body, answer.headers['cache-control'], answer.headers.vary]).toEqual([
        404,
        '<!doctype html><title>the page</title>',
        'no-store',
        'accept, accept-encoding',
      ]);
      const home = (await get('/', page)).headers;
      const again = await get(url, {
        ...page,
        'if-none-match': String(home.etag),
        'if-modified-since': String(home['last-modified']),
      });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([
        404,
        '<!doctype html><title>the page</title>',
        undefined,
      ]);
      expect((await get(url, { ...page, 'if-none-match': '*' })).body).toBe(again.body);
    },
  );

  it.each(['*/*', undefined])('answers a link preview that accepts anything: Accept %s', async (accept) => {
    const preview = async (url: string) => get(url, accept === undefined ? {} : { accept });
    expect([(await preview('/home')).statusCode, (await preview('/home')).body]).toEqual([
      200,
      '<!doctype html><title>the page</title>',
    ]);
    expect([(await preview('/gone')).statusCode, (await preview('/gone')).body]).toEqual([
      404,
      '<!doctype html><title>the page</title>',
    ]);
    for (const url of ['/api/debug', '/api/v2/nothing', '/docs/nothing', '/health/nothing']) {
      const answer = await preview(url);
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'not-found']);
    }
  });

  it('does not answer a program', async () => {
    expect((await get('/search/consumers', { accept: 'application/json' })).statusCode).toBe(404);
    expect((await get('/api/debug', { accept: 'application/json' })).json()).toMatchObject({
      code: 'not-found',
      message: "Uh oh, there's nothing here",
    });
  });
});

describe('a path that leaves the folder', () => {
  it.each(['/assets/..%2fcsp.json', '/assets/..%5ccsp.json', '/assets/%00'])('is refused: %s', async (url) => {
    const answer = await get(url);
    expect([400, 403, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toContain('sha256-abc');
  });
});

describe('every answer', () => {
  it.each([
    '/',
    '/assets/app-1234.js',
    '/nothing',
    '/api/v2/usage',
    '/api/v2/plans',
    '/health/live',
    '/docs/json',
    '/api/v2/events',
  ])('security S4: has the security headers: %s', async (url) => {
    const { headers } = await get(url, page);
    expect(headers['content-security-policy']).toBe(
      url.startsWith('/docs')
        ? headers['content-security-policy']
        : url.endsWith('.js')
          ? "default-src 'none';frame-ancestors 'none'"
          : "default-src 'none';script-src 'self' 'sha256-abc';style-src 'self' 'unsafe-inline';img-src 'self' data:;font-src 'self';connect-src 'self';media-src 'self';manifest-src 'self';form-action 'self';object-src 'none';base-uri 'none';frame-ancestors 'none'",
    );
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['x-correlation-id']).toMatch(/^[\w-]{8,}$/);
    expect(headers['server'] ?? headers['x-powered-by']).toBeUndefined();
  });

  it.each([
    ['sandbox', "script-src 'self' 'sha256-abc'", "connect-src 'self'", undefined],
    [
      'stripe',
      "script-src 'self' 'sha256-abc' https://js.stripe.com https://*.js.stripe.com",
      "connect-src 'self' https://api.stripe.com",
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    ],
    [
      'recurly',
      "script-src 'self' 'sha256-abc' https://js.recurly.com",
      "connect-src 'self' https://api.recurly.com",
      'frame-src https://api.recurly.com https://js.recurly.com',
    ],
  ] as const)('lets the page load the card form of %s, and of no other provider', async (processor, ...expected) => {
    const gateway = await buildGateway(upstreams, { processor });
    const { headers } = await gateway.app.inject({ url: '/signup', headers: page });
    await gateway.stop();
    const policy = String(headers['content-security-policy']).split(';');
    const directive = (name: string) => policy.find((each) => each.startsWith(`${name} `));
    expect(['script-src', 'connect-src', 'frame-src'].map(directive)).toEqual(expected);
  });

  it('sends HSTS for a year if the public address is https', async () => {
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
    const secure = await buildGateway(upstreams, { url: 'https://leads.test' });
    const answer = await secure.app.inject({ url: '/' });
    await secure.stop();
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });
});

describe("the API's description", () => {
  it('is made of the declared routes, in both forms', async () => {
    expect((await get('/docs/json')).body).toBe(JSON.stringify(await buildApiDocument()));
    expect((await get('/docs/yaml')).body).toMatch(/^openapi: 3.1.0/);
  });
  it.each(['/docs/json', '/docs/yaml'])(
    'is revalidated on each request, and 304 while it is unchanged: %s',
    async (url) => {
      const { headers } = await get(url);
      const again = await get(url, { 'if-none-match': String(headers.etag) });
      expect([headers['cache-control'], again.statusCode, again.body]).toEqual(['no-cache', 304, '']);
    },
  );
  it('has every route of the gateway that is not forwarded, hidden or a page', async () => {
    await gateway.app.ready();
    const own = Object.keys((gateway.app as unknown as FastifyInstance).swagger().paths ?? {});
    expect(own).toEqual(['/api/v2/bot-check', '/api/v2/verify_traffic', '/api/v2/messaging', '/api/v2/events']);
    expect(Object.keys((await buildApiDocument()).paths)).toEqual(expect.arrayContaining(own));
  });
  it('has the colours of the web application', () => {
    const theme = readFileSync(path.join(repositoryRoot, 'web/src/theme.ts'), 'utf8');
    for (const colour of docsStyle.match(/#[0-9A-F]{6}\b/g) ?? ['none']) expect(theme).toContain(colour);
  });
  it('has the font and logo of the web application, and follows the dark colour scheme', () => {
    const file = (name: string) => readFileSync(path.join(repositoryRoot, 'web/src', name), 'utf8');
    const font = /fontStack =\s*"([^"]+)"/.exec(file('theme.ts'))?.[1] ?? 'none';
    const mark = / d="([^"]+)"/.exec(file('components/layout/brand.tsx'))?.[1] ?? 'none';
    expect(docsStyle).toContain(font);
    expect([docsIcon.includes(mark), docsStyle.includes(encodeURIComponent(mark))]).toEqual([true, true]);
    expect(docsStyle).toMatch(/html\.dark-mode \{[^}]*--canvas: #101820/);
    expect(docsScript).toContain("matchMedia('(prefers-color-scheme: dark)')");
  });
  it('wraps long lines, and fits the width of a phone', () => {
    expect(docsScript).toContain("viewport.content = 'width=device-width, initial-scale=1'");
    expect(docsStyle).toMatch(/:is\(pre, code[^{]*\{ white-space: pre-wrap !important; overflow-wrap: anywhere/);
  });
  it('can be read in a browser', async () => {
    const answer = await get('/docs', page);
    const shown = answer.statusCode === 302 ? await get(String(answer.headers['location']), page) : answer;
    expect([shown.statusCode, shown.body.includes('swagger-ui'), shown.body.includes('Leadwright API')]).toEqual([
      200,
      true,
      true,
    ]);
    expect((await get('/docs/static/theme/leadwright.css')).body).toBe(docsStyle);
    for (const part of ['theme/leadwright.js', 'theme/mark.svg', 'theme/leadwright.css'])
      expect(shown.body).toContain(`static/${part}`);
    expect((await get('/docs/static/theme/leadwright.js')).body).toBe(docsScript);
    expect((await get('/docs/static/theme/mark.svg')).body).toBe(docsIcon);
    expect((await get('/docs/static/swagger-ui-bundle.js')).statusCode).toBe(200);
  });
});

describe('readiness', () => {
  it.each(['accounts', 'billing', 'search', 'export', 'notification', 'audit'])(
    'is 503 while %s is not ready, and gives strangers no reason',
    async (name) => {
      expect((await get('/health/ready')).statusCode).toBe(200);
      upstreams.instead.set(`${name} away`, () => undefined);
      const answer = await get('/health/ready');
      upstreams.instead.delete(`${name} away`);
      expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'not ready' }]);
    },
  );
});

describe('a session', () => {
  it('is checked at most every 3 s, and ends at every gateway within 3 s of its end', async () => {
    let time = 0;
    const gateway = await buildGateway(upstreams, { now: () => time });
    const headers = { authorization: `Bearer ${await signAccess({ sid: 'session-9' })}` };
    const status = async () => (await gateway.app.inject({ url: '/api/v2/usage', headers })).statusCode;
    upstreams.liveSessions.add('session-9');
    expect(await status()).toBe(200);
    upstreams.liveSessions.delete('session-9');
    time = 2999;
    expect(await status()).toBe(200);
    time = 3000;
    expect(await status()).toBe(401);
    await gateway.stop();
  });

  it('security S28: that cannot be checked gives no access: 503 while accounts is unreachable', async () => {
    const gateway = await buildGateway({ ...upstreams, urls: { ...upstreams.urls, accounts: 'http://127.0.0.1:9' } });
    const headers = { authorization: `Bearer ${await signAccess()}` };
    expect((await gateway.app.inject({ url: '/api/v2/usage', headers })).statusCode).toBe(503);
    await gateway.stop();
  });
});
