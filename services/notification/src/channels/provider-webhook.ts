// A word names our effect and never an address.

export type ProviderWord = {
  effectId: string;
  providerRef: string;
} & (
  | { is: 'accepted' | 'delivered' | 'spam' | 'unsubscribed' }
  /** `forGood`: the address does not exist, so nothing more is sent to it. */
  | { is: 'bounced'; reason: string; forGood: boolean }
);

export type WebhookRefusal = 'signature-missing' | 'signature-wrong' | 'too-old' | 'body-invalid';

export type Webhook = {
  body: Uint8Array;
  headers: Readonly<Record<string, string>>;
  /** Path and query, as the provider called them. */
  target: string;
  nowMs: number;
};

export type ReadWebhook = { accepted: true; words: ProviderWord[] } | { accepted: false; refusal: WebhookRefusal };

export type WebhookReader = { name: 'sendgrid' | 'twilio'; read(webhook: Webhook): ReadWebhook };

export const refused = (refusal: WebhookRefusal): ReadWebhook => ({ accepted: false, refusal });
