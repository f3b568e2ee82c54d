// The recipients as they are typed into one field.
import { addressesIn, readAddress } from '@leadwright/runtime/mailboxes/email-address';
import { recipientsMax } from '@leadwright/leads/rules/sharing';

export type Recipient = { address: string; understood: boolean };

// One @ with text on both sides and a dot after it, and no sign of a name or of a second address.
const plain = String.raw`[^@\s<>()[\]\\;:",\p{Cc}]+`;
const mailbox = new RegExp(String.raw`^${plain}@${plain}\.${plain}$`, 'u');
const addressMax = 254;

/** Split on commas, without names and spaces, each once whatever its case. */
export function recipientsIn(typed: string): Recipient[] {
  const found = new Map<string, Recipient>();
  for (const part of addressesIn(typed)) {
    const address = readAddress(part).replace(/\s/g, '');
    if (address === '' || found.has(address.toLowerCase())) continue;
    found.set(address.toLowerCase(), { address, understood: isMailbox(address) });
  }
  return [...found.values()];
}

export function isMailbox(address: string): boolean {
  return address.length <= addressMax && mailbox.test(address);
}

/** What is wrong with a list of recipients; undefined: nothing. */
export function recipientsProblem(typed: string): string | undefined {
  const all = recipientsIn(typed);
  const wrong = all.filter(({ understood }) => !understood).map(({ address }) => address);
  if (wrong.length === 1) return `This is not an e-mail address: ${wrong.join('')}`;
  if (wrong.length > 1) return `These are not e-mail addresses: ${wrong.join(', ')}`;
  return all.length > recipientsMax ? `An e-mail goes to ${recipientsMax} people at most.` : undefined;
}
