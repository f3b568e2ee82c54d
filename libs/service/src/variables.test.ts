import { Type } from 'typebox';
import { aloneVariables, logServiceVariables, peersVariable, serviceConfigOf, serviceVariables } from './variables.ts';
import { parseConfig } from '@leadwright/runtime/process/config';

const schema = Type.Object({
  ...logServiceVariables('BILLING'),
  ...peersVariable('billing'),
  ...aloneVariables('BILLING'),
});
const env = {
  BILLING_PORT: '1',
  BILLING_INTERNAL_PORT: '2',
  BILLING_POSTGRES_URL: 'postgres://x',
  BILLING_SERVICE_PRIVATE_KEY: 'key',
  BILLING_SERVICE_PUBLIC_KEYS: '{"gateway":"public"}',
  BILLING_PEERS: '{"accounts":"http://a"}',
};

describe('the shared variables of a service', () => {
  it('stand under its own prefix, and are read without it', () => {
    expect(serviceConfigOf('billing', parseConfig(schema, env))).toEqual({
      addresses: { public: { host: '127.0.0.1', port: 1 }, internal: { host: '127.0.0.1', port: 2 } },
      postgresUrl: 'postgres://x',
      privateKey: 'key',
      publicKeys: { gateway: 'public' },
      peers: { accounts: 'http://a' },
      logLevel: 'info',
      otlpUrl: undefined,
      crashAt: undefined,
      leaveMs: 0,
      migrate: false,
    });
  });

  it('are without public keys where nobody calls with a token', () => {
    const read = parseConfig(Type.Object(serviceVariables('GATEWAY')), {
      GATEWAY_PORT: '1',
      GATEWAY_INTERNAL_PORT: '2',
      GATEWAY_POSTGRES_URL: 'postgres://x',
      GATEWAY_SERVICE_PRIVATE_KEY: 'key',
    });
    expect(serviceConfigOf('gateway', read)).toMatchObject({ publicKeys: {}, peers: {} });
  });

  it('name the peers that the topology lists', () => {
    expect(peersVariable('audit').AUDIT_PEERS).toHaveProperty(
      'description',
      'Service to internal address, for missing events: accounts, billing, search, export, notification.',
    );
  });
});
