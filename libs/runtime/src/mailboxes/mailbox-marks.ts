import { marksOf, type MarkKeys } from './keyed-marks.ts';
import { mailboxSpellings, sharedDomain } from './mailbox.ts';

/** By which a mailbox is known again: newest key first, then what was stored of it by the folding of before. */
export function mailboxMarks(keys: MarkKeys, address: string): string[] {
  return mailboxSpellings(address).flatMap((mailbox) => marksOf(keys, 'address', mailbox));
}

/** Of the domain that the address's people share, newest key first; none where anybody may open a mailbox. */
export function domainMarks(keys: MarkKeys, address: string): string[] {
  const domain = sharedDomain(address);
  return domain === null ? [] : marksOf(keys, 'domain', domain);
}
