import type { NotificationConfig } from '../config.ts';
import type { WebhookReader } from './provider-webhook.ts';

/** Throws for a public key of SendGrid that is none. */
export async function openWebhooks(config: NotificationConfig): Promise<WebhookReader[]> {
  const {
    NOTIFICATION_PUBLIC_URL: publicUrl,
    NOTIFICATION_SENDGRID_WEBHOOK_KEYS: keys,
    NOTIFICATION_TWILIO_AUTH_TOKEN: token,
    NOTIFICATION_TWILIO_FORMER_AUTH_TOKEN: former,
  } = config;
  const readers: WebhookReader[] = [];
  if (keys !== undefined) {
    const { createSendGridWebhook } = await import('./sendgrid/sendgrid-webhook.ts');
    readers.push(createSendGridWebhook(keys));
  }
  if (token !== undefined) {
    const { createTwilioWebhook } = await import('./twilio/twilio-webhook.ts');
    readers.push(createTwilioWebhook(publicUrl, former === undefined ? [token] : [token, former]));
  }
  return readers;
}
