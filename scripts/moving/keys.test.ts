import { parseEnv } from 'node:util';
import { withKeysOf } from './keys.ts';

it('takes the keys that data was written with, and leaves all others as they were made', () => {
  const made = String.raw`POSTGRES_PASSWORD="a password"
ACCOUNTS_TRIAL_KEY="new"
BILLING_TRIAL_KEY="new"
BILLING_SERVICE_PRIVATE_KEY="-----BEGIN\nbilling\n"
ACCOUNTS_ACCESS_PRIVATE_KEY="-----BEGIN\nnew\n"
GATEWAY_ACCESS_PUBLIC_KEYS='{"access-1":"new"}'
`;
  const accessToken = { privateKey: '-----BEGIN\nprivate\n', publicKey: '-----BEGIN\npublic\n' };
  expect(parseEnv(withKeysOf({ personKey: 'of old trials', accessToken }, made))).toEqual({
    POSTGRES_PASSWORD: 'a password',
    BILLING_SERVICE_PRIVATE_KEY: '-----BEGIN\nbilling\n',
    ACCOUNTS_TRIAL_KEY: 'of old trials',
    BILLING_TRIAL_KEY: 'of old trials',
    ACCOUNTS_ACCESS_PRIVATE_KEY: accessToken.privateKey,
    GATEWAY_ACCESS_PUBLIC_KEYS: JSON.stringify({ 'access-1': accessToken.publicKey }),
  });
});
