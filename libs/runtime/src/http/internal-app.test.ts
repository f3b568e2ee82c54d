import { sign } from 'node:crypto';
import type { HttpApp } from './http-app.ts';
import { buildInternalApp } from './internal-app.ts';
import { createLogger } from '../telemetry/logger.ts';
import {
  asService,
  createServiceTokens,
  generateTokenKey,
  type ServiceTokens,
  type TokenUse,
} from '../process/service-tokens.ts';

const logger = createLogger('test', 'silent');
const names = ['billing', 'export', 'search', 'gateway'] as const;
const keys = Object.fromEntries(names.map((name) => [name, generateTokenKey()]));
const publicKeys = Object.fromEntries(names.map((name) => [name, keys[name]?.publicKey ?? '']));
const tokensOf = (service: string): Promise<ServiceTokens> =>
  createServiceTokens({ service, privateKey: keys[service]?.privateKey ?? '', publicKeys });

let app: HttpApp;
let signers: Record<string, ServiceTokens>;
const state = { ready: true };

beforeAll(async () => {
  signers = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await tokensOf(name)] as const)));
  app = await buildInternalApp({
    service: 'billing',
    logger,
    tokens: await tokensOf('billing'),
    ready: async () => {
      if (!state.ready) throw new Error('relay: the database is away');
    },
    telemetry: {
      tracer: undefined,
      metrics: {
        scrape: async () => 'leadwright_x 1\n',
        histogram: () => () => undefined,
        counter: () => () => undefined,
        observe: () => undefined,
      },
    },
  });
  app.get('/internal/things', { config: { access: 'internal', callers: ['export'] } }, async (request) => ({
    caller: request.caller.service,
  }));
});
afterAll(() => app.close());

const ask = (token?: string) =>
  app.inject({ url: '/internal/things', headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });
const tokenOf = (service: string, { use = 'internal' as TokenUse, audience = 'billing' } = {}): string =>
  signers[service]?.sign(audience, use, asService(service)) ?? '';

/** As whoever has export's key could write it by hand. */
function forged(changes: object): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    iss: 'export',
    aud: 'billing',
    use: 'internal',
    sub: 'service:export',
    iat: now,
    exp: now + 60,
    ...changes,
  };
  const body = `${part({ alg: 'EdDSA', typ: 'service+jwt' })}.${part(claims)}`;
  return `${body}.${sign(null, Buffer.from(body), keys['export']?.privateKey ?? '').toString('base64url')}`;
}
const seconds = (ahead: number): number => Math.floor(Date.now() / 1000) + ahead;

describe('an internal route', () => {
  it('opens for a caller that it names, with a token for internal use', async () => {
    expect((await ask(tokenOf('export'))).json()).toEqual({ caller: 'export' });
    expect((await ask(forged({}))).statusCode).toBe(200);
  });

  it.each<[string, () => string | undefined]>([
    ['no token', () => undefined],
    ['a token that forwards', () => tokenOf('export', { use: 'forward' })],
    ["a token for the gateway's own questions", () => tokenOf('export', { use: 'gateway' })],
    ['the token with which the gateway forwards', () => tokenOf('gateway', { use: 'forward' })],
    ['a token for another service', () => tokenOf('export', { audience: 'search' })],
    ['a token of a caller that the route does not name', () => tokenOf('search')],
    ['a token of the gateway for internal use', () => tokenOf('gateway')],
    ['a token of an issuer that every object knows', () => forged({ iss: 'constructor' })],
    ['a token of an issuer that is the prototype', () => forged({ iss: '__proto__' })],
    ['a token in the name of another service', () => forged({ iss: 'search' })],
    ['a token that lives too long', () => forged({ exp: seconds(3600) })],
    ['a token from the future', () => forged({ iat: seconds(120), exp: seconds(180) })],
    ['a token that is over', () => forged({ iat: seconds(-120), exp: seconds(-60) })],
    ['a token without a use', () => forged({ use: undefined })],
  ])('is 401 for %s', async (_what, token) => {
    const answer = await ask(token());
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { code: 'not-signed-in', message: expect.any(String), correlationId: expect.any(String) },
    ]);
  });
});

describe('the internal port', () => {
  it('says why its service is not ready, and what it measures, without a token', async () => {
    expect((await app.inject('/health/ready')).json()).toEqual({ status: 'ready' });
    state.ready = false;
    const answer = await app.inject('/health/ready');
    state.ready = true;
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { status: 'not ready', reason: 'relay: the database is away' },
    ]);
    expect((await app.inject('/health/live')).json()).toEqual({ status: 'live' });
    expect((await app.inject('/metrics')).body).toBe('leadwright_x 1\n');
  });

  it('takes no route for browsers, none that does not say who may use it, and none that it could not guard', async () => {
    const fresh = await buildInternalApp({
      service: 'billing',
      logger,
      tokens: await tokensOf('billing'),
      ready: async () => undefined,
    });
    expect(() => fresh.get('/api/v2/x', { config: { access: 'member' } }, async () => ({}))).toThrow(
      '/api/v2/x is not internal: it belongs to the public port',
    );
    expect(() => fresh.get('/internal/forgotten', async () => ({}))).toThrow('/internal/forgotten is not internal');
    const keyless = await buildInternalApp({ service: 'gateway', logger, tokens: null, ready: async () => undefined });
    expect(() =>
      keyless.get('/internal/x', { config: { access: 'internal', callers: ['export'] } }, async () => ({})),
    ).toThrow('this app cannot tell callers apart');
    await Promise.all([fresh.close(), keyless.close()]);
  });
});
