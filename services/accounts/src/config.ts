// Everything accounts reads from its environment.
import { busVariables } from '@leadwright/runtime/process/bus-config';
import { portVariables } from '@leadwright/runtime/http/listen';
import { httpUrl } from '@leadwright/runtime/requests/text-like';
import { Type, type Static } from 'typebox';

export const AccountsConfigSchema = Type.Object({
  ...portVariables('ACCOUNTS'),
  ACCOUNTS_POSTGRES_URL: Type.String(),
  ACCOUNTS_SERVICE_PRIVATE_KEY: Type.String(),
  /** Public keys of the services that may call, by name. */
  ACCOUNTS_SERVICE_PUBLIC_KEYS: Type.Record(Type.String(), Type.String()),
  /** Signs access tokens; the gateway knows its public half under the key's id. */
  ACCOUNTS_ACCESS_PRIVATE_KEY: Type.String(),
  ACCOUNTS_ACCESS_KEY_ID: Type.String({ minLength: 1 }),
  /** The address browsers use; mailed links begin with it and it decides the cookie. */
  ACCOUNTS_PUBLIC_URL: httpUrl(),
  /** false: the sign-up page says that sales will set the account up. */
  ACCOUNTS_SIGN_UP_OPEN: Type.Boolean({ default: true }),
  ACCOUNTS_LOG_LEVEL: Type.String({ default: 'info' }),
  ACCOUNTS_OTLP_URL: Type.Optional(httpUrl('Where spans go, by OTLP over HTTP; absent: none are made.')),
  ACCOUNTS_CRASH_AT: Type.Optional(Type.String()),
});

export type AccountsConfig = Readonly<Static<typeof AccountsConfigSchema>>;

/** What only a start of this service alone needs: where its bus is, and whether to migrate first. */
export const AccountsMainConfigSchema = Type.Object({
  ...AccountsConfigSchema.properties,
  ...busVariables('ACCOUNTS'),
  ACCOUNTS_MIGRATE: Type.Boolean({ default: false }),
});
