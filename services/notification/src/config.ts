import { textLike } from '@leadwright/runtime/requests/text-like';
import { aloneVariables, logServiceVariables, peersVariable } from '@leadwright/service/variables';
import { Type, type Static } from 'typebox';

/** This service's settings; `main.ts` reads them from the environment. */
export const NotificationConfigSchema = Type.Object({
  ...logServiceVariables('NOTIFICATION'),
  ...peersVariable('notification'),
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

/** Settings only for a separate process: the address of its bus, and whether to migrate first. */
export const NotificationMainConfigSchema = Type.Object({
  ...NotificationConfigSchema.properties,
  ...aloneVariables('NOTIFICATION'),
});
