import { createPublicKey, type KeyObject } from 'node:crypto';

/** Keys in base64, with commas between. Throws a sentence for what is no public key of a curve. */
export const parseWebhookKeys = (text: string): KeyObject[] => text.split(',').map((each) => keyOf(each.trim()));

function keyOf(text: string): KeyObject {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    if (key.asymmetricKeyType === 'ec') return key;
  } catch {
    // The sentence below says it; OpenSSL's words name neither the setting nor what it should be.
  }
  throw new Error('NOTIFICATION_SENDGRID_WEBHOOK_KEYS is not the public key that SendGrid shows, in base64');
}
