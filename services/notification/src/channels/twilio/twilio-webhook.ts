// HMAC-SHA1 over the public address and the sorted fields. No time is signed, so a repeat is told by what it says.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { refused, type ProviderWord, type WebhookReader } from '../provider-webhook.ts';

export const SIGNATURE_HEADER = 'x-twilio-signature';
const EFFECT_PARAMETER = 'message';
const PATH = '/api/v2/message-webhooks/twilio';

export function statusCallback(publicUrl: string, effectId: string): string {
  return `${publicUrl}${PATH}?${new URLSearchParams({ [EFFECT_PARAMETER]: effectId }).toString()}`;
}

/** `authTokens`: two while one is replaced. */
export function createTwilioWebhook(publicUrl: string, authTokens: readonly string[]): WebhookReader {
  return {
    name: 'twilio',
    read: ({ body, headers, target }) => {
      const { [SIGNATURE_HEADER]: signature = '' } = headers;
      if (signature === '') return refused('signature-missing');
      const fields = [...new URLSearchParams(Buffer.from(body).toString())];
      const signed = `${publicUrl}${target}${sortedFields(fields)}`;
      if (!authTokens.some((token) => signs(signature, token, signed))) return refused('signature-wrong');
      const word = wordOf(Object.fromEntries(fields), new URL(target, publicUrl).searchParams.get(EFFECT_PARAMETER));
      return word === 'invalid' ? refused('body-invalid') : { accepted: true, words: word === null ? [] : [word] };
    },
  };
}

function sortedFields(fields: [string, string][]): string {
  const byName = fields.toSorted(([a], [b]) => Number(a > b) - Number(a < b));
  return byName.map(([name, value]) => name + value).join('');
}

function signs(signature: string, token: string, signed: string): boolean {
  const expected = createHmac('sha1', token).update(signed).digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function wordOf(fields: Record<string, string>, effectId: string | null): ProviderWord | 'invalid' | null {
  const { MessageStatus: status, MessageSid: providerRef, ErrorCode: code } = fields;
  if (effectId === null || status === undefined || providerRef === undefined) return 'invalid';
  const word = { effectId, providerRef };
  switch (status) {
    case 'delivered':
      return { ...word, is: 'delivered' };
    case 'undelivered':
    case 'failed':
      return {
        ...word,
        is: 'bounced',
        reason: /^\d{1,6}$/.test(code ?? '') ? `twilio-${code}` : status,
        forGood: false,
      };
    case 'accepted':
    case 'queued':
    case 'sending':
    case 'sent':
      return { ...word, is: 'accepted' };
    default:
      return null;
  }
}
