// SendGrid knows no request key: the effect's id is a custom argument, by which the webhook says what became of it.
import sendgridClient from '@sendgrid/client';
import sendgridMail from '@sendgrid/mail';
import { TransientError } from '@leadwright/runtime/faults/transient';
import type { Channel, Mail, SendOutcome } from '../channel.ts';
import { isUnreached } from '../unreached.ts';

export type SendGridSettings = { apiKey: string; from: string; brand: string; apiBase?: string | undefined };

// The types of both packages name only their shared instances, and two senders must not share an address.
const Client = sendgridClient.constructor as new () => typeof sendgridClient;
const MailService = sendgridMail.constructor as new () => typeof sendgridMail;

export const EFFECT_ARGUMENT = 'leadwright_effect';

/** Below the lease of the effect: a call never outlives its claim. */
const TIMEOUT_MS = 8_000;

/** Its requests follow no redirect and are never repeated here: whether a mail is sent again is decided by its effect. */
export function createSendGridMail({ apiKey, from, brand, apiBase }: SendGridSettings): Channel {
  const client = new Client();
  client.setApiKey(apiKey);
  const transport = { timeout: TIMEOUT_MS, maxRedirects: 0, ...(apiBase === undefined ? {} : { baseUrl: apiBase }) };
  for (const [key, value] of Object.entries(transport)) client.setDefaultRequest(key as 'baseUrl', value as string);
  const service = new MailService();
  service.setClient(client);
  return {
    name: 'sendgrid',
    send: async (effectId, mail) => {
      try {
        const [{ headers }] = await service.send({
          ...messageOf(mail),
          from: { email: mail.from?.email ?? from, name: mail.from?.name ?? brand },
          ...by(effectId),
        });
        return { is: 'accepted', providerRef: referenceIn(headers) ?? effectId };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    readmit: async (address, after) => {
      const url = `/v3/suppression/${after === 'bounced' ? 'bounces' : 'spam_reports'}`;
      try {
        await client.request({ method: 'DELETE', url, body: { emails: [address] } });
      } catch (error) {
        const { code } = error as { code?: unknown };
        if (code === 404) return;
        throw new TransientError(`SendGrid did not take it: ${String(code)}`);
      }
    },
  };
}

const by = (effectId: string) => ({ customArgs: { [EFFECT_ARGUMENT]: effectId } });

// Links stay those of the mail, and no picture is added that tells who reads.
const trackingSettings = {
  clickTracking: { enable: false, enableText: false },
  openTracking: { enable: false },
  subscriptionTracking: { enable: false },
};

function messageOf({ to, subject, html, text, unsubscribeUrl, replyTo }: Mail) {
  const headers =
    unsubscribeUrl === undefined
      ? {}
      : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
  return { to, subject, html, text, headers, trackingSettings, ...(replyTo === undefined ? {} : { replyTo }) };
}

function referenceIn(headers: unknown): string | undefined {
  const { 'x-message-id': id } = headers as Record<string, unknown>;
  return typeof id === 'string' && id !== '' ? id : undefined;
}

/** The provider's own words are left out: they may name the address. */
function outcomeOf(error: unknown): SendOutcome {
  const { code } = error as { code?: unknown };
  if (typeof code === 'number') {
    if (code === 429) return { is: 'later', reason: 'provider-busy' };
    // The key is wrong or may not send: the mail waits until somebody has set another.
    if (code === 401 || code === 403) return { is: 'later', reason: `sendgrid-${code}` };
    if (code >= 400 && code < 500) return { is: 'refused', reason: `sendgrid-${code}` };
    throw new Error(`SendGrid answers ${code}`);
  }
  if (isUnreached(code)) return { is: 'later', reason: 'provider-away' };
  throw new Error('SendGrid gave no answer', { cause: code });
}
