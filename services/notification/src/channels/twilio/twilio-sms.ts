// Text messages by Twilio's Messages API, which has no request key: a message without an answer may have been sent.
import twilio from 'twilio';
import type { SmsOutcome, SmsSender } from '../sms-sender.ts';
import { TwilioHttp } from './twilio-http.ts';

/** The values of the variables NOTIFICATION_TWILIO_*. */
export type TwilioSettings = { accountSid: string; authToken: string; from: string; apiBase?: string | undefined };

/** Throws where the settings cannot be those of an account at Twilio. */
export function createTwilioSms({ accountSid, authToken, from, apiBase }: TwilioSettings): SmsSender {
  const client = twilio(accountSid, authToken, { httpClient: new TwilioHttp(apiBase) });
  return {
    name: 'twilio',
    send: async (_, { to, text }) => {
      try {
        const { sid } = await client.messages.create({ to, from, body: text });
        return { is: 'accepted', providerRef: sid };
      } catch (error) {
        return outcomeOf(error);
      }
    },
  };
}

// What the connection said before anything of the request was sent.
const unreached = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

/** The provider's own sentence is left out: it names the number. */
function outcomeOf(error: unknown): SmsOutcome {
  if (error instanceof twilio.RestException) {
    const { status, code } = error;
    if (status === 429) return { is: 'later', reason: 'provider-busy' };
    if (status < 500) return { is: 'refused', reason: `twilio-${code ?? status}` };
    throw new Error(`Twilio answers ${status}`);
  }
  const { cause } = error as { cause?: { code?: unknown } };
  if (unreached.includes(String(cause?.code))) return { is: 'later', reason: 'provider-away' };
  throw new Error('Twilio gave no answer', { cause: cause?.code ?? (error as Error).name });
}
