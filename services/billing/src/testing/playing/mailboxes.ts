// Whom an account writes to, or is: people with mailboxes in several spellings.
import type { Address } from './moves.ts';

export type Mailbox = {
  /** As it is folded. */
  person: string;
  /** null at public providers. */
  domain: string | null;
  /** One of its spellings. */
  address: string;
};

/** Of the account's own person. */
export const ownName = (accountId: string): string => `${accountId.toLowerCase()}-own`;

export function mailboxOf(accountId: string, { person, isPublic, spelling }: Address): Mailbox {
  const of = accountId.toLowerCase();
  return spelled(`${of}x${person}`, isPublic ? null : `${of}.example`, spelling);
}

export const ownMailbox = (accountId: string, spelling: number): Mailbox => spelled(ownName(accountId), null, spelling);

function spelled(name: string, domain: string | null, spelling: number): Mailbox {
  const at = domain ?? 'gmail.com';
  const dotted = domain === null ? `${name.slice(0, 2)}.${name.slice(2)}` : name;
  const local = [name, `${name}+${spelling}`, dotted.toUpperCase(), `${dotted}+a`][spelling] ?? name;
  return { person: `${name}@${at}`, domain, address: `${local}@${at}` };
}
