// Calls every port of the running product as a stranger and as another service. Internal routes are unknown at public
// ports; internal ports answer only the services that a route names.
import { createPrivateKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  consumersOf,
  serviceNames,
  services,
  topics,
  type OwnerName,
  type ServiceName,
} from '@leadwright/contracts/topology';
import {
  asService,
  createServiceTokens,
  generateTokenKey,
  type ServiceTokens,
  type TokenUse,
} from '@leadwright/runtime/process/service-tokens';
import { portsOf, type Ports } from './src/product/addresses.ts';
import { sharedProduct, type SharedProduct } from './src/product/shared-product.ts';

type Keys = Record<string, { privateKey: string }>;

let product: SharedProduct;
let ports: { ports: Ports; internalPorts: Ports };
let keys: Keys;
let signers: Record<string, ServiceTokens>;

beforeAll(async () => {
  product = await sharedProduct();
  ports = portsOf(product.dataFolder);
  keys = (JSON.parse(readFileSync(path.join(product.dataFolder, 'secrets.json'), 'utf8')) as { services: Keys })
    .services;
  signers = Object.fromEntries(
    await Promise.all(
      Object.entries(keys).map(
        async ([service, { privateKey }]) =>
          [service, await createServiceTokens({ service, privateKey, publicKeys: {} })] as const,
      ),
    ),
  );
});

type Where = 'ports' | 'internalPorts';
const ask = (service: ServiceName, where: Where, route: string, token?: string, method = 'GET'): Promise<Response> =>
  fetch(`http://127.0.0.1:${ports[where][service]}${route}`, {
    method,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
const tokenOf = (caller: string, audience: string, use: TokenUse): string =>
  signers[caller]?.sign(audience, use, asService(caller)) ?? '';

/** Signs a token by hand with the key of `signer`; the claims may be false. */
function forged(signer: string, claims: object): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const body = `${part({ alg: 'EdDSA', typ: 'service+jwt' })}.${part({ iss: signer, use: 'internal', sub: `service:${signer}`, iat: now, exp: now + 60, ...claims })}`;
  return `${body}.${sign(null, Buffer.from(body), createPrivateKey(keys[signer]?.privateKey ?? '')).toString('base64url')}`;
}

const owners = Object.keys(topics) as OwnerName[];
const ofLogs = [
  ['GET', '/internal/events'],
  ['GET', '/internal/streams'],
  ['GET', '/internal/streams/records?topic=t&account=a'],
  ['POST', '/internal/streams/redrives'],
  ['GET', '/internal/projections'],
  ['POST', '/internal/projections/rebuilds'],
  ['GET', '/status'],
] as const;
const more: Partial<Record<ServiceName, readonly (readonly [string, string])[]>> = {
  accounts: [
    ['GET', '/internal/people/p'],
    ['GET', '/internal/accounts/a/holder'],
    ['POST', '/internal/people/p/links'],
    ['POST', '/internal/phone-verifications/v/codes'],
    ['POST', '/internal/accounts'],
    ['GET', '/internal/sessions/s'],
    ['POST', '/internal/sessions/of-cookie'],
  ],
  notification: [
    ['GET', '/internal/effects'],
    ['POST', '/internal/effects/redrives'],
  ],
};

describe.each(serviceNames)('the public port of %s', (name) => {
  it('hides internal routes from every caller, with any token', async () => {
    const tokens = [
      undefined,
      tokenOf('operator', name, 'internal'),
      tokenOf('gateway', name, 'forward'),
      tokenOf('audit', name, 'internal'),
    ];
    for (const [method, route] of [
      ...ofLogs,
      ...(more[name] ?? []),
      ['GET', '/metrics'] as const,
      ['GET', '/internal'] as const,
    ]) {
      for (const token of tokens) {
        const answer = await ask(name, 'ports', route, token, method);
        expect([method, route, answer.status]).toEqual([method, route, 404]);
        expect(await answer.json()).toEqual({
          code: 'not-found',
          message: expect.any(String),
          correlationId: expect.any(String),
        });
      }
    }
  });

  it('says that it is live and ready, and nothing else', async () => {
    expect(await (await ask(name, 'ports', '/health/live')).json()).toEqual({ status: 'live' });
    expect(await (await ask(name, 'ports', '/health/ready')).json()).toEqual({ status: 'ready' });
    for (const inside of ['/health/started', '/health/serving'])
      expect([inside, (await ask(name, 'ports', inside)).status]).toEqual([inside, 404]);
  });
});

describe.each(serviceNames)('the internal port of %s', (name) => {
  it('serves metrics and readiness, and has no routes for people', async () => {
    expect(await (await ask(name, 'internalPorts', '/metrics')).text()).toContain(`service="${name}"`);
    for (const status of ['ready', 'started', 'serving', 'live'])
      expect(await (await ask(name, 'internalPorts', `/health/${status}`)).json()).toEqual({ status });
    for (const route of ['/api/v2/me', '/api/v2/downloads', '/api/v2/usage', '/docs', '/'])
      expect((await ask(name, 'internalPorts', route)).status).toBe(404);
  });

  // Each consumer reports its lag, so the metrics show which topics the running service consumes.
  it('reports consumers for exactly the topics that the topology lists', async () => {
    const text = await (await ask(name, 'internalPorts', '/metrics')).text();
    const received = new Set(
      [...text.matchAll(/leadwright_parked_streams\{[^}]*consumer="(\w+\.\w+)"/g)].map(([, consumer]) => consumer),
    );
    expect([...received].sort()).toEqual(services[name].consumes.map((owner) => `${name}.${owner}`).sort());
  });
});

describe.each(owners)('the events of %s', (name) => {
  it('are served to the services that consume them, and to nobody else', async () => {
    const consumers: string[] = consumersOf(name);
    for (const caller of Object.keys(keys)) {
      const answer = await ask(name, 'internalPorts', '/internal/events?limit=1', tokenOf(caller, name, 'internal'));
      expect([caller, answer.status]).toEqual([caller, consumers.includes(caller) ? 200 : 401]);
    }
  });

  it('are refused to every token for another purpose or with false claims', async () => {
    const [consumer] = [...consumersOf(name), 'audit'];
    const seconds = Math.floor(Date.now() / 1000);
    const stranger = await createServiceTokens({
      service: consumer ?? '',
      privateKey: generateTokenKey().privateKey,
      publicKeys: {},
    });
    const wrong = {
      none: undefined,
      forward: tokenOf('gateway', name, 'forward'),
      'forward by a consumer': tokenOf(consumer ?? '', name, 'forward'),
      gateway: tokenOf(consumer ?? '', name, 'gateway'),
      audience: tokenOf(consumer ?? '', 'gateway', 'internal'),
      stranger: stranger.sign(name, 'internal', asService(consumer ?? '')),
      constructor: forged('gateway', { aud: name, iss: 'constructor' }),
      prototype: forged('gateway', { aud: name, iss: '__proto__' }),
      'another name': forged('gateway', { aud: name, iss: consumer }),
      'too long': forged(consumer ?? '', { aud: name, exp: seconds + 600 }),
      future: forged(consumer ?? '', { aud: name, iat: seconds + 300, exp: seconds + 360 }),
    };
    for (const [what, token] of Object.entries(wrong))
      expect([what, (await ask(name, 'internalPorts', '/internal/events?limit=1', token)).status]).toEqual([what, 401]);
  });
});

describe("the gateway's own requests", () => {
  const asked = [
    ['GET', '/gateway/sessions/s'],
    ['POST', '/gateway/sessions/of-cookie'],
  ] as const;

  it.each(asked)(
    '%s %s are answered at the public port of accounts, to the gateway and to nobody else',
    async (method, route) => {
      const body =
        method === 'POST'
          ? { body: JSON.stringify({ cookie: 'x' }), headers: { 'content-type': 'application/json' } }
          : { headers: {} };
      const status = async (token: string, where: Where = 'ports'): Promise<string> => {
        const answer = await fetch(`http://127.0.0.1:${ports[where].accounts}${route}`, {
          ...body,
          method,
          headers: { ...body.headers, authorization: `Bearer ${token}` },
        });
        return `${answer.status} ${((await answer.json()) as { code?: string }).code ?? ''}`;
      };
      // The session is unknown, but the route itself answered, so the caller was let in.
      expect(await status(tokenOf('gateway', 'accounts', 'gateway'))).toBe(
        method === 'GET' ? '200 ' : '401 session-over',
      );
      for (const token of [
        tokenOf('gateway', 'accounts', 'forward'),
        tokenOf('gateway', 'accounts', 'internal'),
        tokenOf('billing', 'accounts', 'gateway'),
        tokenOf('gateway', 'billing', 'gateway'),
      ]) {
        expect(await status(token)).toBe('401 not-signed-in');
      }
      expect(await status(tokenOf('gateway', 'accounts', 'gateway'), 'internalPorts')).toBe('404 not-found');
      expect((await fetch(`${product.url}${route}`, { method, redirect: 'manual' })).status).toBe(404);
    },
  );
});
