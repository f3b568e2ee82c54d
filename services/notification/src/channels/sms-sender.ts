// The port to providers of text messages, beside that of mails. If an adapter throws, nobody knows whether the message
// was sent. An error never holds the number or the text.
import type { SendOutcome } from './channel.ts';

/** `to` with a plus and the country code. */
export type Sms = { accountId: string; to: string; text: string };

export type SmsSender = {
  /** `mailbox` keeps the messages here; every other sends them. */
  name: 'mailbox' | 'twilio';
  send(effectId: string, sms: Sms): Promise<SendOutcome>;
};
