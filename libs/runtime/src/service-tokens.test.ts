import { createHmac } from 'node:crypto';
import { asService, createServiceTokens, generateTokenKey, type ServiceTokens } from './service-tokens.ts';

const gatewayKey = generateTokenKey();
const searchKey = generateTokenKey();
const billingKey = generateTokenKey();
const publicKeys = { gateway: gatewayKey.publicKey, search: searchKey.publicKey, billing: billingKey.publicKey };
const person = { ...asService('gateway'), personId: 'person-1', accountId: 'account-1', role: 'admin' as const, sessionId: 'session-1' };

let gateway: ServiceTokens;
let billing: ServiceTokens;

beforeAll(async () => {
  gateway = await createServiceTokens({ service: 'gateway', privateKey: gatewayKey.privateKey, publicKeys });
  billing = await createServiceTokens({ service: 'billing', privateKey: billingKey.privateKey, publicKeys });
});

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const now = (): number => Math.floor(Date.now() / 1000);
const claims = () => ({ iss: 'gateway', aud: 'billing', sub: 'person-1', account: 'account-1', iat: now(), exp: now() + 60 });

describe('a token between services', () => {
  it('carries who asks to the service it is made for', () => {
    expect(billing.verify(gateway.sign('billing', person))).toEqual({ ...person, service: 'gateway' });
  });

  it('is refused by any other service', () => {
    expect(() => billing.verify(gateway.sign('search', person))).toThrow();
  });

  it('is refused when another caller signs under this name', async () => {
    const liar = await createServiceTokens({ service: 'gateway', privateKey: searchKey.privateKey, publicKeys });
    expect(() => billing.verify(liar.sign('billing', person))).toThrow();
  });

  it('is refused when the issuer is nobody we know', async () => {
    const stranger = await createServiceTokens({ service: 'stranger', privateKey: generateTokenKey().privateKey, publicKeys: {} });
    expect(() => billing.verify(stranger.sign('billing', person))).toThrow('unknown issuer');
  });

  it('is refused when unsigned', () => {
    expect(() => billing.verify(`${part({ alg: 'none', typ: 'service+jwt' })}.${part(claims())}.`)).toThrow();
  });

  it('is refused when the public key was used as a shared secret', () => {
    const body = `${part({ alg: 'HS256', typ: 'service+jwt' })}.${part(claims())}`;
    const signature = createHmac('sha256', gatewayKey.publicKey).update(body).digest('base64url');
    expect(() => billing.verify(`${body}.${signature}`)).toThrow();
  });

  it('is refused after 60 seconds', () => {
    const token = gateway.sign('billing', person);
    jest.useFakeTimers({ now: Date.now() + 61_000, doNotFake: ['nextTick', 'setImmediate'] });
    try {
      expect(() => billing.verify(token)).toThrow();
    } finally {
      jest.useRealTimers();
    }
  });

  it('is refused when one byte of it was changed', () => {
    const [header = '', , signature = ''] = gateway.sign('billing', person).split('.');
    expect(() => billing.verify(`${header}.${part({ ...claims(), account: 'account-2' })}.${signature}`)).toThrow();
  });
});
