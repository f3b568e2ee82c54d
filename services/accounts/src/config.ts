// Everything accounts reads from its environment.
import { httpUrl } from '@leadwright/runtime/requests/text-like';
import { aloneVariables, logServiceVariables } from '@leadwright/service/variables';
import { Type, type Static } from 'typebox';

export const AccountsConfigSchema = Type.Object({
  ...logServiceVariables('ACCOUNTS'),
  /** Signs access tokens; the gateway knows its public half under the key's id. */
  ACCOUNTS_ACCESS_PRIVATE_KEY: Type.String(),
  ACCOUNTS_ACCESS_KEY_ID: Type.String({ minLength: 1 }),
  /** The address browsers use; mailed links begin with it and it decides the cookie. */
  ACCOUNTS_PUBLIC_URL: httpUrl(),
  /** false: the sign-up page says that sales will set the account up. */
  ACCOUNTS_SIGN_UP_OPEN: Type.Boolean({ default: true }),
});

export type AccountsConfig = Readonly<Static<typeof AccountsConfigSchema>>;

/** What only a start of this service alone needs: where its bus is, and whether to migrate first. */
export const AccountsMainConfigSchema = Type.Object({
  ...AccountsConfigSchema.properties,
  ...aloneVariables('ACCOUNTS'),
});
