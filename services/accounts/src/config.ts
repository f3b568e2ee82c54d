// Every environment variable that accounts reads.
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
  /** Signs access tokens; the gateway holds the public key under the key id. */
  ACCOUNTS_ACCESS_PRIVATE_KEY: Type.String(),
  ACCOUNTS_ACCESS_KEY_ID: Type.String({ minLength: 1 }),
  /** The address that browsers use. Mailed links start with it; it determines the cookie's name and attributes. */
  ACCOUNTS_PUBLIC_URL: httpUrl(),
  /** If false, the sign-up page says that sales will set the account up. */
  ACCOUNTS_SIGN_UP_OPEN: Type.Boolean({ default: true }),
  ACCOUNTS_LOG_LEVEL: Type.String({ default: 'info' }),
  ACCOUNTS_OTLP_URL: Type.Optional(httpUrl('Where spans go, by OTLP over HTTP; absent: none are made.')),
  ACCOUNTS_CRASH_AT: Type.Optional(Type.String()),
});

export type AccountsConfig = Readonly<Static<typeof AccountsConfigSchema>>;

/** Only main.ts needs these, when the service runs alone: the bus, and whether to migrate first. */
export const AccountsMainConfigSchema = Type.Object({
  ...AccountsConfigSchema.properties,
  ...busVariables('ACCOUNTS'),
  ACCOUNTS_MIGRATE: Type.Boolean({ default: false }),
});
