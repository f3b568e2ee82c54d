import { createHmac, sign } from 'node:crypto';
import { asService, createServiceTokens, generateTokenKey, type ServiceTokens } from './service-tokens.ts';

const gatewayKey = generateTokenKey();
const searchKey = generateTokenKey();
const billingKey = generateTokenKey();
const publicKeys = { gateway: gatewayKey.publicKey, search: searchKey.publicKey, billing: billingKey.publicKey };
const person = {
  ...asService('gateway'),
  personId: 'person-1',
  accountId: 'account-1',
  role: 'admin' as const,
  sessionId: 'session-1',
};

let gateway: ServiceTokens;
let billing: ServiceTokens;

beforeAll(async () => {
  gateway = await createServiceTokens({ service: 'gateway', privateKey: gatewayKey.privateKey, publicKeys });
  billing = await createServiceTokens({ service: 'billing', privateKey: billingKey.privateKey, publicKeys });
});

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = (): number => Math.floor(Date.now() / 1000);
const claims = () => ({
  iss: 'gateway',
  aud: 'billing',
  use: 'forward',
  sub: 'person-1',
  account: 'account-1',
  iat: now(),
  exp: now() + 60,
});
/** As a caller with the gateway's key could write it by hand. */
const signed = (changes: object): string => {
  const body = `${part({ alg: 'EdDSA', typ: 'service+jwt' })}.${part({ ...claims(), ...changes })}`;
  return `${body}.${sign(null, Buffer.from(body), gatewayKey.privateKey).toString('base64url')}`;
};

describe('a token between services', () => {
  it('carries who asks to the service it is made for', () => {
    expect(billing.verify(gateway.sign('billing', 'forward', person), 'forward')).toEqual({
      ...person,
      service: 'gateway',
    });
  });

  it('is refused by any other service', () => {
    expect(() => billing.verify(gateway.sign('search', 'forward', person), 'forward')).toThrow(
      'aud claim value is not allowed',
    );
  });

  it('is refused when another caller signs under this name', async () => {
    const liar = await createServiceTokens({ service: 'gateway', privateKey: searchKey.privateKey, publicKeys });
    expect(() => billing.verify(liar.sign('billing', 'forward', person), 'forward')).toThrow('signature is invalid');
  });

  it('is refused when the issuer is unknown', async () => {
    const stranger = await createServiceTokens({
      service: 'stranger',
      privateKey: generateTokenKey().privateKey,
      publicKeys: {},
    });
    expect(() => billing.verify(stranger.sign('billing', 'forward', person), 'forward')).toThrow('unknown issuer');
  });

  it('is refused when unsigned', () => {
    expect(() => billing.verify(`${part({ alg: 'none', typ: 'service+jwt' })}.${part(claims())}.`, 'forward')).toThrow(
      'signature is missing',
    );
  });

  it('is refused when the public key was used as a shared secret', () => {
    const body = `${part({ alg: 'HS256', typ: 'service+jwt' })}.${part(claims())}`;
    const signature = createHmac('sha256', gatewayKey.publicKey).update(body).digest('base64url');
    expect(() => billing.verify(`${body}.${signature}`, 'forward')).toThrow('algorithm is invalid');
  });

  it('is refused after 60 seconds', () => {
    const token = gateway.sign('billing', 'forward', person);
    jest.useFakeTimers({ now: Date.now() + 61_000, doNotFake: ['nextTick', 'setImmediate'] });
    try {
      expect(() => billing.verify(token, 'forward')).toThrow('has expired');
    } finally {
      jest.useRealTimers();
    }
  });

  it('is refused when one byte of it was changed', () => {
    const [header = '', , signature = ''] = gateway.sign('billing', 'forward', person).split('.');
    expect(() =>
      billing.verify(`${header}.${part({ ...claims(), account: 'account-2' })}.${signature}`, 'forward'),
    ).toThrow('signature is invalid');
  });

  it.each(['internal', 'gateway'] as const)('is refused where another use is expected: %s', (use) => {
    expect(() => billing.verify(gateway.sign('billing', 'forward', person), use)).toThrow('another use');
    expect(() => billing.verify(gateway.sign('billing', use, person), 'forward')).toThrow('another use');
    expect(billing.verify(gateway.sign('billing', use, person), use)).toMatchObject({ service: 'gateway' });
  });

  it.each([{}, { iat: now() - 20, exp: now() + 40 }, { iat: now() + 25, exp: now() + 85 }])(
    'that was made by hand is good within its limits: %j',
    (changes) => {
      expect(billing.verify(signed(changes), 'forward')).toMatchObject({ service: 'gateway' });
    },
  );

  it.each([
    ['lives longer than 60 s', { exp: now() + 120 }, 'lives longer than 60 s'],
    ['lives for years', { iat: now() - 10, exp: now() + 1e8 }, 'lives longer than 60 s'],
    ['is from the future', { iat: now() + 300, exp: now() + 360 }, 'is from the future'],
    ['says no use', { use: undefined }, 'use claim is required'],
    ['says a list of uses', { use: ['forward'] }, 'is for another use'],
    ['says no end', { exp: undefined }, 'exp claim is required'],
    ['says no begin', { iat: undefined }, 'iat claim is required'],
    ['says its life in words', { iat: 'now', exp: 'later' }, 'exp claim must be a number'],
  ])('is refused when it %s', (_what, changes, problem) => {
    expect(() => billing.verify(signed(changes), 'forward')).toThrow(problem);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', ''])(
    'is refused when its issuer is a name that every object has: "%s"',
    (iss) => {
      expect(() => billing.verify(signed({ iss }), 'forward')).toThrow('unknown issuer');
      expect(() => billing.verify(signed({ iss: [iss] }), 'forward')).toThrow('unknown issuer');
    },
  );
});
