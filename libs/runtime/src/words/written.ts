// Marks the fields of a request that one person writes and another reads. Where a route's schema has the mark, a value
// with an address in it is refused before the route sees it.
import type { TSchema } from 'typebox';
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

type Read = { [MARK]?: WrittenRule; properties?: Record<string, unknown>; items?: unknown; anyOf?: unknown[] };

/** The marked fields of a schema, at any depth. */
export function writtenFields(schema: unknown, at = ''): WrittenField[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { [MARK]: rule, properties = {}, items, anyOf = [] } = schema as Read;
  return [
    ...(rule === undefined ? [] : [{ at, rule }]),
    ...Object.entries(properties).flatMap(([name, inner]) => writtenFields(inner, `${at}/${name}`)),
    ...anyOf.flatMap((branch) => writtenFields(branch, at)),
    ...writtenFields(items, `${at}/*`),
  ];
}

/** The values with an address that their field may not hold, each with the beginning of that address. */
export function refusedWords(fields: readonly WrittenField[], value: unknown): { at: string; address: string }[] {
  return fields
    .filter(({ rule }) => rule === 'no-address')
    .flatMap(({ at }) => textsAt(value, at.split('/').slice(1), ''))
    .flatMap(({ at, text }) => {
      const address = foreignAddressIn(text);
      return address === null ? [] : [{ at, address: address.slice(0, SHOWN_CHARS_MAX) }];
    });
}

/** As others get to see it: nothing, where it was written before addresses were refused. */
export function shownToOthers(text: string): string {
  return foreignAddressIn(text) === null ? text : '';
}

function textsAt(value: unknown, path: readonly string[], at: string): { at: string; text: string }[] {
  const [first, ...others] = path;
  if (first === undefined) return typeof value === 'string' ? [{ at, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  const inner: [string, unknown][] =
    first === '*' ? Object.entries(value) : [[first, (value as Record<string, unknown>)[first]]];
  return inner.flatMap(([name, each]) => textsAt(each, others, `${at}/${name}`));
}
