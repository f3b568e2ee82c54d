// Marks the fields of a request in which a person types an address that is mailed to or kept: the validator of the schema
// refuses one that no mail reaches, before the route sees it. What only looks an address up has `knownMailbox`, so that
// whoever has an account under an address of before still gets into it.
import type { TSchema } from 'typebox';
import { markedFields, textsAt } from '../words/marked-fields.ts';
import { textLike, type TextLike } from './text-like.ts';
import { readAddress } from '../mailboxes/email-address.ts';
import { isPossibleAddress } from '../mailboxes/mailbox.ts';

const MARK = 'x-mailbox';
const ADDRESS_MAX = 254;
// Lists control characters by range: not every tool that reads the API document knows \p{Cc}.
const at = '@\\uff20\\ufe6b';
const part = `[^${at}\\u0000-\\u001f\\u007f-\\u009f]+`;

/** One @, of any width, with text on both sides: an address by which somebody is looked up, as `readAddress` takes it. */
export const knownMailbox: TextLike = textLike(
  `^\\s*${part}[${at}]${part}[.\\uff0e]${part}\\s*$`,
  'an e-mail address',
  {
    maxLength: ADDRESS_MAX,
  },
);

/** The mark for a text that is an address where it is not empty. */
export function mailedTo<Schema extends TSchema>(schema: Schema): Schema {
  return { ...schema, [MARK]: true };
}

/** An address to which mail can be delivered. */
export const typedMailbox: TextLike = mailedTo(knownMailbox);

/** The marked fields of a schema, by JSON pointer. */
export function mailboxFields(schema: unknown): string[] {
  return markedFields(schema, MARK).map(({ at }) => at);
}

/** Where a value holds an address that no mail reaches. */
export function impossibleMailboxes(fields: readonly string[], value: unknown): string[] {
  return fields
    .flatMap((field) => textsAt(value, field))
    .filter(({ text }) => text.trim() !== '' && !isPossibleAddress(readAddress(text)))
    .map(({ at }) => at);
}
