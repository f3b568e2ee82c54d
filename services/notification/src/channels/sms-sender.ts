// The port to providers of text messages, beside that of mails. If an adapter throws, nobody knows whether the message
// was sent. An error never holds the number or the text.

/** `to` with a plus and the country code. */
export type Sms = { accountId: string; to: string; text: string };

/** `refused`: it will never be sent. `later`: it was certainly not sent, and may be tried again. */
export type SmsOutcome =
  | { is: 'accepted'; providerRef: string }
  | { is: 'refused'; reason: string }
  | { is: 'later'; reason: string };

export type SmsSender = {
  /** `mailbox` keeps the messages here; every other sends them. */
  name: 'mailbox' | 'twilio';
  send(effectId: string, sms: Sms): Promise<SmsOutcome>;
};
