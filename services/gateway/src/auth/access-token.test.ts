import { createHmac, sign as signBytes, generateKeyPairSync } from 'node:crypto';
import { generateTokenKey } from '@leadwright/runtime/process/service-tokens';
import {
  accessKey,
  buildGateway,
  goodClaims,
  signAccess,
  startUpstreams,
  type TestGateway,
  type Upstreams,
} from '../testing/running-gateway.ts';

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

const ask = async (token: string) =>
  (await gateway.app.inject({ url: '/api/v2/usage', headers: { authorization: `Bearer ${token}` } })).statusCode;
const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = () => Math.floor(Date.now() / 1000);
const claims = () => ({ ...goodClaims, iss: 'accounts', aud: 'gateway', iat: now(), exp: now() + 600 });
const good = { alg: 'EdDSA', typ: 'at+jwt', kid: accessKey.id };

/** A token with any header and claims and a valid signature, for the checks beyond the signature. */
function signed(header: object, body: object, privateKey = accessKey.privateKey): string {
  const text = `${encode(header)}.${encode(body)}`;
  return `${text}.${signBytes(null, Buffer.from(text), privateKey).toString('base64url')}`;
}

function hmac(header: object, secret: string): string {
  const text = `${encode(header)}.${encode(claims())}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

function rsa(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const text = `${encode({ ...good, alg: 'RS256' })}.${encode(claims())}`;
  return `${text}.${signBytes('sha256', Buffer.from(text), privateKey).toString('base64url')}`;
}

const without = (name: string) => Object.fromEntries(Object.entries(claims()).filter(([key]) => key !== name));

const forged: [string, () => string | Promise<string>][] = [
  ['no algorithm', () => `${encode({ ...good, alg: 'none' })}.${encode(claims())}.`],
  ['no signature', () => `${encode(good)}.${encode(claims())}.`],
  ['HS256 with the public key as the secret', () => hmac({ ...good, alg: 'HS256' }, accessKey.publicKey)],
  ['HS256 with the public key after a space', () => hmac({ ...good, alg: 'HS256' }, ` ${accessKey.publicKey}`)],
  ['HS256 with an empty secret', () => hmac({ ...good, alg: 'HS256' }, '')],
  ['RS256 with a key of its own', rsa],
  ["a stranger's key under our key id", () => signed(good, claims(), generateTokenKey().privateKey)],
  ['an unknown key id', () => signed({ ...good, kid: 'key-2' }, claims())],
  ['a key id that every object has', () => signed({ ...good, kid: 'constructor' }, claims())],
  ['no key id', () => signed({ alg: 'EdDSA', typ: 'at+jwt' }, claims())],
  ['another type', () => signed({ ...good, typ: 'JWT' }, claims())],
  ['no type', () => signed({ alg: 'EdDSA', kid: accessKey.id }, claims())],
  ['a key in the header', () => signed({ ...good, jwk: { kty: 'OKP' } }, claims())],
  ['a URL of keys in the header', () => signed({ ...good, jku: 'https://evil.test/keys' }, claims())],
  ['a URL of certificates in the header', () => signed({ ...good, x5u: 'https://evil.test/certificate' }, claims())],
  ['an unknown critical header', () => signed({ ...good, crit: ['exp'] }, claims())],
  ['another issuer', () => signed(good, { ...claims(), iss: 'billing' })],
  ['another audience', () => signed(good, { ...claims(), aud: 'export' })],
  ['an expiry in the past', () => signed(good, { ...claims(), iat: now() - 700, exp: now() - 31 })],
  ['a start in the future', () => signed(good, { ...claims(), nbf: now() + 60 })],
  ['an issue in the future', () => signed(good, { ...claims(), iat: now() + 120, exp: now() + 600 })],
  ['a longer lifetime than ours', () => signed(good, { ...claims(), exp: now() + 601 })],
  ['no expiry', () => signed(good, without('exp'))],
  ['no person', () => signed(good, without('sub'))],
  ['no account', () => signed(good, without('account'))],
  ['no session', () => signed(good, without('sid'))],
  ['an act that names nobody', () => signed(good, { ...claims(), act: '' })],
  ['an act that is not a string', () => signed(good, { ...claims(), act: { sub: 'support' } })],
  ['an account that is not a string', () => signed(good, { ...claims(), account: { $ne: '' } })],
  [
    'claims changed after signing',
    () => {
      const [header, , signature] = signed(good, claims()).split('.');
      return `${header}.${encode({ ...claims(), account: 'account-2' })}.${signature}`;
    },
  ],
  [
    'a token between services',
    async () =>
      upstreams.gatewayTokens.sign('billing', 'forward', {
        personId: 'person-1',
        accountId: 'account-1',
        role: 'admin',
        staff: null,
        impersonatorId: null,
        sessionId: 'session-1',
      }),
  ],
  ['a session that is over', () => signed(good, { ...claims(), sid: 'session-over' })],
  ['no token at all', () => ''],
  ['something else', () => 'a.b.c'],
];

describe('access tokens', () => {
  it('give access if accounts signed them', async () => {
    expect(await ask(await signAccess())).toBe(200);
    expect(await ask(signed(good, claims()))).toBe(200);
    expect(await ask(signed(good, { ...claims(), iat: now() - 620, exp: now() - 20 }))).toBe(200);
  });

  it.each(forged)('are refused with %s', async (_, make) => {
    expect(await ask(await make())).toBe(401);
  });

  it('are verified one by one: the result of a good one is not reused for a bad one', async () => {
    const right = signed(good, claims());
    const [header, body] = right.split('.');
    for (let i = 0; i < 3; i++) {
      expect(await ask(right)).toBe(200);
      expect(await ask(`${header}.${body}.${'A'.repeat(86)}`)).toBe(401);
      expect(await ask(`${right} `)).not.toBe(200);
    }
  });
});
