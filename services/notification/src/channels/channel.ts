// The port to mail providers. An adapter returns the provider's answer; if it throws, nobody knows whether the mail was
// sent.

export type Mail = { accountId: string; to: string; subject: string; html: string; text: string };

export type SendOutcome = { accepted: true; providerRef: string } | { accepted: false; reason: string };

export type Channel = {
  /** `mailbox` keeps the mails here; every other sends them. */
  name: string;
  /** Sends a mail. `effectId` is its id at the provider. */
  send(effectId: string, mail: Mail): Promise<SendOutcome>;
  /** Whether the provider has accepted the mail of that id: asked before a retry of a mail without an answer. */
  lookUp(effectId: string): Promise<{ found: true; providerRef: string } | { found: false }>;
};
