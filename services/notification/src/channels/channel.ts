// The port to mail providers. An adapter returns the provider's answer; if it throws, nobody knows whether the mail was
// sent. An error never holds the address.

export type Mail = {
  accountId: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Where it comes from, if not from our usual sender. Of our own domain. */
  from?: { email: string; name: string | null };
  /** Where answers go; absent: to the sender. */
  replyTo?: string;
  /** Where one request ends the mails of this kind (RFC 8058); absent: the mail is necessary. */
  unsubscribeUrl?: string;
};

/** `refused`: it will never be sent. `later`: it was certainly not sent, and may be tried again. */
export type SendOutcome =
  | { is: 'accepted'; providerRef: string }
  | { is: 'refused'; reason: string }
  | { is: 'later'; reason: string };

export type Channel = {
  /** `mailbox` keeps the mails here; every other sends them. */
  name: 'mailbox' | 'sendgrid';
  /** `effectId` is the mail's id at the provider. */
  send(effectId: string, mail: Mail): Promise<SendOutcome>;
  /** Takes an address off the provider's list, if it keeps one; a repeat is harmless. Throws `TransientError`. */
  readmit?(address: string, after: 'bounced' | 'spam'): Promise<void>;
  /** Asked before a retry of a mail without an answer. Absent: the webhooks tell, and a mail is sent twice at most. */
  lookUp?(effectId: string): Promise<{ found: true; providerRef: string } | { found: false }>;
};
