import { readableBy } from '@leadwright/runtime/process/config';
import { textLike } from '@leadwright/runtime/requests/text-like';
import { aloneVariables, logServiceVariables, peersVariable } from '@leadwright/service/variables';
import { Type, type Static } from 'typebox';
import { parseWebhookKeys } from './channels/sendgrid/webhook-keys.ts';

const optional = (pattern: string, like: string, description: string) =>
  Type.Optional(textLike(pattern, like, { description }));

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
  NOTIFICATION_TWILIO_ACCOUNT_SID: optional(
    '^AC[0-9a-fA-F]{32}$',
    'AC and 32 hexadecimal digits',
    'Sends text messages; absent: the mailbox keeps them.',
  ),
  NOTIFICATION_TWILIO_AUTH_TOKEN: optional('^\\S+$', 'a token without spaces', 'With NOTIFICATION_TWILIO_ACCOUNT_SID.'),
  NOTIFICATION_TWILIO_FORMER_AUTH_TOKEN: optional(
    '^\\S+$',
    'a token without spaces',
    'The token before, by which status callbacks are taken while it is replaced.',
  ),
  NOTIFICATION_TWILIO_FROM: optional(
    '^\\+[0-9]{7,15}$',
    'a number like +16025550100',
    'The number that messages come from.',
  ),
  NOTIFICATION_TWILIO_API_BASE: optional(
    '^https?://[^/]+$',
    'an address without a path',
    'Another address of its API, for tests.',
  ),
  NOTIFICATION_SENDGRID_API_KEY: optional(
    '^\\S+$',
    'a key without spaces',
    'Sends mails; absent: the mailbox keeps them.',
  ),
  NOTIFICATION_SENDGRID_FROM: optional(
    '^[^@\\s]+@[^@\\s]+$',
    'an address',
    'The verified sender that mails come from.',
  ),
  NOTIFICATION_SENDGRID_WEBHOOK_KEYS: optional(
    '^[A-Za-z0-9+/=, ]+$',
    'a public key in base64',
    'The public key of its event webhook; with commas while one is replaced.',
  ),
  NOTIFICATION_SENDGRID_API_BASE: optional(
    '^https?://[^/]+$',
    'an address without a path',
    'Another address of its API: the European one, or for tests.',
  ),
  NOTIFICATION_BRAND: Type.String({ minLength: 1, description: 'The name that visitors see.' }),
});

export type NotificationConfig = Readonly<Static<typeof NotificationConfigSchema>>;

export const NotificationMainConfigSchema = Type.Object({
  ...NotificationConfigSchema.properties,
  ...aloneVariables('NOTIFICATION'),
});

/** The variables of each provider of messages. */
export const messageProviders = [
  ['NOTIFICATION_TWILIO_ACCOUNT_SID', 'NOTIFICATION_TWILIO_AUTH_TOKEN', 'NOTIFICATION_TWILIO_FROM'],
  ['NOTIFICATION_SENDGRID_API_KEY', 'NOTIFICATION_SENDGRID_FROM', 'NOTIFICATION_SENDGRID_WEBHOOK_KEYS'],
];

/** A provider is configured whole, or not at all. */
export function providersCheck(env: Record<string, string | undefined>): string[] {
  return messageProviders.flatMap((names) => {
    const missing = names.filter((name) => !env[name]);
    return missing.length === names.length ? [] : missing.map((name) => `${name} is missing`);
  });
}

const webhookKeysCheck = readableBy(
  'NOTIFICATION_SENDGRID_WEBHOOK_KEYS',
  ({ NOTIFICATION_SENDGRID_WEBHOOK_KEYS: text }) => text && parseWebhookKeys(text),
);

/** What every kind of start but the demo's asks beyond the schema. */
export const notificationChecks = [providersCheck, webhookKeysCheck];
