import { busVariables } from '@leadwright/runtime/process/bus-config';
import { portVariables } from '@leadwright/runtime/http/listen';
import { httpUrl, textLike } from '@leadwright/runtime/requests/text-like';
import { Type, type Static } from 'typebox';

/** Everything that this service is told from outside; `main.ts` reads it from the environment. */
export const NotificationConfigSchema = Type.Object({
  ...portVariables('NOTIFICATION'),
  NOTIFICATION_POSTGRES_URL: Type.String({ minLength: 1 }),
  NOTIFICATION_SERVICE_PRIVATE_KEY: Type.String({ minLength: 1 }),
  NOTIFICATION_SERVICE_PUBLIC_KEYS: Type.Record(Type.String(), Type.String()),
  NOTIFICATION_PEERS: Type.Record(Type.String(), Type.String(), {
    description: 'Service to internal address: accounts and export.',
  }),
  NOTIFICATION_LOG_LEVEL: Type.String({ default: 'info' }),
  NOTIFICATION_OTLP_URL: Type.Optional(httpUrl('Where spans go, by OTLP over HTTP; absent: none are made.')),
  NOTIFICATION_CRASH_AT: Type.Optional(Type.String()),
  NOTIFICATION_PUBLIC_URL: textLike('^https?://[^/]+$', 'an address like https://leads.example, without a path', {
    description: 'The address browsers use; links in mails begin with it.',
  }),
  NOTIFICATION_MAILBOX_SHOWN: Type.Boolean({
    default: false,
    description:
      'Whether anybody may read at /dev/mailbox what was not sent. For demos: a sign-up link opens an account.',
  }),
  NOTIFICATION_BRAND: Type.String({ minLength: 1, description: 'The name that visitors see.' }),
});

export type NotificationConfig = Readonly<Static<typeof NotificationConfigSchema>>;

/** What only a start of this service alone needs: where its bus is, and whether to migrate first. */
export const NotificationMainConfigSchema = Type.Object({
  ...NotificationConfigSchema.properties,
  ...busVariables('NOTIFICATION'),
  NOTIFICATION_MIGRATE: Type.Boolean({ default: false }),
});
