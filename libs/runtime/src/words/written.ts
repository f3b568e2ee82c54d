// Marks the fields of a request that one person writes and another reads. Where a route's schema has the mark, a value
// with an address in it is refused before the route sees it.
import type { TSchema } from 'typebox';
import { markedFields, textsAt } from './marked-fields.ts';
import { foreignAddressIn } from './addresses-in-text.ts';

/** `no-address`: the schema's validator refuses it. `own-pages`: the route does, which knows where our pages are. */
export type WrittenRule = 'no-address' | 'own-pages';

/** `at`: its JSON pointer, with `*` for any entry of a list. */
export type WrittenField = { at: string; rule: WrittenRule };

const MARK = 'x-written';
const SHOWN_CHARS_MAX = 60;

/** A name or sentence that others read, in mails, text messages, on pages and in files. */
export function readByOthers<Schema extends TSchema>(schema: Schema, rule: WrittenRule = 'no-address'): Schema {
  return { ...schema, [MARK]: rule };
}

/** The marked fields of a schema, at any depth. */
export function writtenFields(schema: unknown): WrittenField[] {
  return markedFields<WrittenRule>(schema, MARK).map(({ at, value }) => ({ at, rule: value }));
}

/** The values with an address that their field may not hold, each with the beginning of that address. */
export function refusedWords(fields: readonly WrittenField[], value: unknown): { at: string; address: string }[] {
  return fields
    .filter(({ rule }) => rule === 'no-address')
    .flatMap(({ at }) => textsAt(value, at))
    .flatMap(({ at, text }) => {
      const address = foreignAddressIn(text);
      return address === null ? [] : [{ at, address: address.slice(0, SHOWN_CHARS_MAX) }];
    });
}

/** As others get to see it: nothing, where it was written before addresses were refused. */
export function shownToOthers(text: string): string {
  return foreignAddressIn(text) === null ? text : '';
}
