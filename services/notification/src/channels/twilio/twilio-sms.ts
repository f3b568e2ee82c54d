// Text messages by Twilio's Messages API, which has no request key: a message without an answer may have been sent.
import twilio from 'twilio';
import type { SendOutcome } from '../channel.ts';
import type { SmsSender } from '../sms-sender.ts';
import { isUnreached } from '../unreached.ts';
import { TwilioHttp } from './twilio-http.ts';
import { statusCallback } from './twilio-webhook.ts';

export type TwilioSettings = {
  accountSid: string;
  authToken: string;
  from: string;
  apiBase?: string | undefined;
  publicUrl: string;
};

/** Throws where the settings cannot be those of an account at Twilio. */
export function createTwilioSms({ accountSid, authToken, from, apiBase, publicUrl }: TwilioSettings): SmsSender {
  const client = twilio(accountSid, authToken, { httpClient: new TwilioHttp(apiBase) });
  return {
    name: 'twilio',
    send: async (effectId, { to, text }) => {
      // Twilio refuses a message whose callback it cannot reach: an address without https is one of a demo.
      const callback = publicUrl.startsWith('https:') ? { statusCallback: statusCallback(publicUrl, effectId) } : {};
      try {
        const { sid } = await client.messages.create({ to, from, body: text, ...callback });
        return { is: 'accepted', providerRef: sid };
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };
}

/** The provider's own sentence is left out: it names the number. */
function outcomeOf(error: unknown): SendOutcome {
  if (error instanceof twilio.RestException) {
    const { status, code } = error;
    if (status === 429) return { is: 'later', reason: 'provider-busy' };
    if (status < 500) return { is: 'refused', reason: `twilio-${code ?? status}` };
    throw new Error(`Twilio answers ${status}`);
  }
  const { cause } = error as { cause?: { code?: unknown } };
  if (isUnreached(cause?.code)) return { is: 'later', reason: 'provider-away' };
  throw new Error('Twilio gave no answer', { cause: cause?.code ?? (error as Error).name });
}
