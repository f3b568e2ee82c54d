// The port through which mails leave. An adapter answers what the provider said; a throw means that
// there was no answer, and nobody knows whether the mail went out.

export type Mail = { accountId: string; to: string; subject: string; html: string; text: string };

export type SendOutcome = { accepted: true; providerRef: string } | { accepted: false; reason: string };

export type Channel = {
  /** `mailbox` keeps the mails here; every other sends them. */
  name: string;
  /** Hands a mail over. `effectId` names this one mail in the provider's books. */
  send(effectId: string, mail: Mail): Promise<SendOutcome>;
  /** Whether the provider has the mail of that id: asked before a mail without an answer goes out again. */
  lookUp(effectId: string): Promise<{ found: true; providerRef: string } | { found: false }>;
};
