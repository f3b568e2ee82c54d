// Marked routes by raw HTTP, as curl sends it: what no person sent never reaches billing.
import { randomUUID } from 'node:crypto';
import { forwardedRoutes } from '../upstreams/forwarded-routes.ts';
import { startSiteverify, type Siteverify } from '../testing/siteverify.ts';
import {
  buildGateway,
  memoryCounters,
  signAccess,
  startUpstreams,
  type TestGateway,
  type Upstreams,
} from '../testing/running-gateway.ts';
import type { BotCheck } from './bot-check.ts';
import { createRecaptcha } from './recaptcha.ts';
import { createTestBotCheck } from './test-tokens.ts';

let upstreams: Upstreams;
let siteverify: Siteverify;
let authorization: string;
const gateways: TestGateway[] = [];
const reached: string[] = [];
const marked = forwardedRoutes.filter(({ botCheck }) => botCheck !== undefined);
const ofSignedIn = '/api/thing/subscriptions/create';
const addresses = marked.map(({ path }) => path.replaceAll(/:\w+/g, 'thing'));

beforeAll(async () => {
  upstreams = await startUpstreams();
  siteverify = await startSiteverify();
  authorization = `Bearer ${await signAccess()}`;
  for (const address of addresses)
    upstreams.instead.set(address, () => {
      reached.push(address);
      return {};
    });
});
beforeEach(() => void reached.splice(0));
afterEach(async () => {
  siteverify.behave('well');
  for (const gateway of gateways.splice(0)) await gateway.stop();
});
afterAll(async () => {
  await siteverify.stop();
  await upstreams.stop();
});

async function start({ botCheck = recaptcha(), counters = memoryCounters() } = {}): Promise<string> {
  const gateway = await buildGateway(upstreams, { botCheck, counters });
  gateways.push(gateway);
  return gateway.app.listen({ host: '127.0.0.1', port: 0 });
}

function recaptcha(): BotCheck {
  return createRecaptcha({
    siteKey: 'site-key',
    secretKey: siteverify.secretKey,
    scoreMin: 0.5,
    hostname: '127.0.0.1',
    apiBase: siteverify.url,
  });
}

async function post(url: string, token: string | undefined, headers: Record<string, string> = { authorization }) {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...headers,
      ...(token === undefined ? {} : { 'bot-check-token': token }),
    },
    body: '{}',
  });
  const { code } = (await response.json()) as { code?: string };
  return [response.status, ...(code === undefined ? [] : [code])];
}

describe('the marked routes', () => {
  it('are those that take a plan, change a plan or a card, or ask about the data of an address', () => {
    expect(marked.map(({ path, botCheck }) => [path, botCheck]).sort()).toEqual([
      ['/api/:billing/accounts/update/:accountId', 'signup'],
      ['/api/:billing/subscriptions/create', 'signup'],
      ['/api/:billing/subscriptions/createChange/:subscriptionId', 'signup'],
      ['/api/v2/request_ccpa_optout', 'signup'],
    ]);
  });

  it.each(addresses)('forward what a person sent: %s', async (address) => {
    const url = await start();
    expect(await post(url + address, siteverify.tokenFor())).toEqual([200]);
    expect(reached).toEqual([address]);
  });

  it.each(addresses)('refuse a request without a token before billing is reached: %s', async (address) => {
    const url = await start();
    expect(await post(url + address, undefined)).toEqual([400, 'bot-check-missing']);
    expect(await post(url + address, '')).toEqual([400, 'bot-check-missing']);
    expect(reached).toEqual([]);
  });

  it.each(addresses)('refuse invented, foreign and poor tokens before billing is reached: %s', async (address) => {
    const url = await start();
    const tokens = [
      'invented',
      `test-token.${randomUUID()}`,
      'x'.repeat(9_000),
      siteverify.tokenFor({ score: 0.1 }),
      siteverify.tokenFor({ action: 'login' }),
      siteverify.tokenFor({ hostname: 'evil.test' }),
    ];
    for (const token of tokens) expect(await post(url + address, token)).toEqual([403, 'bot-check-failed']);
    expect(reached).toEqual([]);
  });

  it.each(['hangs up', 'status 500', 'no JSON'] as const)(
    'refuse everybody while the provider is faulty, and the token is good afterwards: %s',
    async (how) => {
      const url = (await start()) + ofSignedIn;
      const token = siteverify.tokenFor();
      siteverify.behave(how);
      expect(await post(url, token)).toEqual([503, 'bot-check-unavailable']);
      expect(reached).toEqual([]);
      siteverify.behave('well');
      expect(await post(url, token)).toEqual([200]);
    },
  );

  it('take the token of a privacy request from its body, as `response`, once', async () => {
    const url = await start();
    const ask = async (response: unknown) => {
      const answer = await fetch(`${url}/api/v2/request_ccpa_optout`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: `${randomUUID()}@example.test`, response }),
      });
      return answer.status;
    };
    const token = siteverify.tokenFor();
    expect([await ask(token), await ask(token), await ask('invented'), await ask(undefined), await ask(7)]).toEqual([
      200, 403, 403, 400, 400,
    ]);
    expect(reached).toEqual(['/api/v2/request_ccpa_optout']);
  });

  it('refuse everybody while the memory of used tokens is unavailable', async () => {
    const hit = () => Promise.reject(new Error('the database is away'));
    const url = await start({ counters: { ...memoryCounters(), hit } });
    expect(await post(url + ofSignedIn, siteverify.tokenFor())).toEqual([503, 'bot-check-unavailable']);
    expect(reached).toEqual([]);
  });

  it('ask nobody about the token of a caller who may not use the route', async () => {
    const url = await start();
    const before = siteverify.asked();
    expect(await post(url + ofSignedIn, siteverify.tokenFor(), {})).toEqual([401, 'not-signed-in']);
    const downloader = `Bearer ${await signAccess({ role: 'download' })}`;
    expect(await post(url + ofSignedIn, siteverify.tokenFor(), { authorization: downloader })).toEqual([
      403,
      'not-allowed',
    ]);
    expect(siteverify.asked()).toBe(before);
  });
});

describe('a token', () => {
  it('is accepted once by all gateways together, whatever the provider says', async () => {
    const counters = memoryCounters();
    const botCheck = createTestBotCheck();
    const [one, other] = [await start({ counters, botCheck }), await start({ counters, botCheck })];
    const token = `test-token.${randomUUID()}`;
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) => post((i % 2 === 0 ? one : other) + addresses[i % 3], token)),
    );
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1);
    expect(answers.filter(([, code]) => code === 'bot-check-failed')).toHaveLength(5);
    expect(reached).toHaveLength(1);
  });

  it('does not travel on to the service', async () => {
    const address = ofSignedIn ?? '';
    const seen: unknown[] = [];
    upstreams.instead.set(address, ({ headers }) => {
      seen.push(headers['bot-check-token']);
      return {};
    });
    expect(await post((await start()) + address, siteverify.tokenFor())).toEqual([200]);
    expect(seen).toEqual([undefined]);
  });
});

describe('POST /api/v2/verify_traffic', () => {
  const verify = async (url: string, response: string) => {
    const answer = await fetch(`${url}/api/v2/verify_traffic`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ response }),
    });
    return [answer.status, await answer.json()];
  };

  it('answers whether the token proves a person, and uses it up', async () => {
    const url = await start();
    const token = siteverify.tokenFor();
    expect(await verify(url, token)).toEqual([200, true]);
    expect(await verify(url, token)).toEqual([200, false]);
    expect(await post(url + ofSignedIn, token)).toEqual([403, 'bot-check-failed']);
    expect(await verify(url, '')).toEqual([200, false]);
    expect(await verify(url, siteverify.tokenFor({ score: 0.1 }))).toEqual([200, false]);
  });

  it('is 503 while nobody can tell, so that no program takes an outage for a verdict', async () => {
    const url = await start();
    siteverify.behave('status 500');
    expect(await verify(url, siteverify.tokenFor())).toEqual([
      503,
      expect.objectContaining({ code: 'bot-check-unavailable' }),
    ]);
  });

  it('is limited per network address, since each call costs one to the provider', async () => {
    const url = await start();
    const answers: unknown[] = [];
    for (let i = 0; i < 31; i += 1) answers.push((await verify(url, 'invented'))[0]);
    expect(answers.slice(29)).toEqual([200, 429]);
  });
});

describe('GET /api/v2/bot-check', () => {
  it('gives the page what it makes tokens with, and never the secret', async () => {
    const of = async (botCheck: BotCheck) => (await fetch(`${await start({ botCheck })}/api/v2/bot-check`)).json();
    expect(await of(recaptcha())).toEqual({ kind: 'recaptcha', siteKey: 'site-key' });
    expect(await of(createTestBotCheck())).toEqual({ kind: 'test' });
  });
});

describe('the Content-Security-Policy', () => {
  const policyOf = async (botCheck: BotCheck) =>
    (await fetch(`${await start({ botCheck })}/health/live`)).headers.get('content-security-policy') ?? '';

  it('lists the hosts of reCAPTCHA only where it is configured', async () => {
    expect(await policyOf(createTestBotCheck())).not.toMatch(/google|gstatic|frame-src/);
    const policy = await policyOf(recaptcha());
    expect(policy).toContain(
      "script-src 'self' 'sha256-abc' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
    );
    expect(policy).toContain('frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/');
  });
});
