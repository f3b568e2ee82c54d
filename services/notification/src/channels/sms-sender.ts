// If an adapter throws, nobody knows whether it was sent. An error never holds the number or the text.
import type { SendOutcome } from './channel.ts';

/** `to` with a plus and the country code. */
export type Sms = { accountId: string; to: string; text: string };

export type SmsSender = {
  name: 'mailbox' | 'twilio';
  send(effectId: string, sms: Sms): Promise<SendOutcome>;
};
