import { httpUrl } from '@leadwright/runtime/requests/text-like';
import { aloneVariables, logServiceVariables, peersVariable } from '@leadwright/service/variables';
import { Type, type Static } from 'typebox';

export const AccountsConfigSchema = Type.Object({
  ...logServiceVariables('ACCOUNTS'),
  ...peersVariable('accounts'),
  /** Signs access tokens; the gateway holds the public key under the key id. */
  ACCOUNTS_ACCESS_PRIVATE_KEY: Type.String(),
  ACCOUNTS_ACCESS_KEY_ID: Type.String({ minLength: 1 }),
  /** The address that browsers use. Mailed links start with it; it determines the cookie's name and attributes. */
  ACCOUNTS_PUBLIC_URL: httpUrl(),
  ACCOUNTS_TRIAL_KEYS: Type.String({
    minLength: 1,
    description: 'id=key with commas between, newest first: make the marks by which a second free trial is known.',
  }),
  ACCOUNTS_LEAD_MARK_KEYS: Type.String({
    minLength: 1,
    description:
      'id=key with commas between, newest first: make the marks by which search finds the leads of who asks.',
  }),
  ACCOUNTS_SIGN_UP_OPEN: Type.Boolean({ default: true }),
});

export type AccountsConfig = Readonly<Static<typeof AccountsConfigSchema>>;

export const AccountsMainConfigSchema = Type.Object({
  ...AccountsConfigSchema.properties,
  ...aloneVariables('ACCOUNTS'),
});
