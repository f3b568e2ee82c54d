// How a site document looks in requests and answers.
import { Type, type Static } from 'typebox';
import { textLike } from '@leadwright/runtime/requests/text-like';
import { mayBy, permissionsOf, type Permissions } from '../../domain/site-documents/collections.ts';
import type { DocumentPlace } from '../../domain/site-documents/site-document.ts';
import type { KeptDocument } from '../../projections/site-document.ts';

const segment = (maxLength: number) =>
  textLike('^[A-Za-z0-9][A-Za-z0-9_-]*$', 'letters, digits, - and _, beginning with a letter or digit', { maxLength });

export const CollectionParams = Type.Object({ site: segment(32), collection: segment(32) });
export const DocumentParams = Type.Object({ site: segment(32), collection: segment(32), docId: segment(48) });

// A name that begins with an underscore is the product's own, and cannot be sent.
const name = textLike('^[A-Za-z][A-Za-z0-9_-]*$', 'a name that begins with a letter', { maxLength: 64 });
const storable = textLike('^[^\\u0000]*$', 'a text without NUL', { maxLength: 20_000 });
const strict = { additionalProperties: false };
// The last second of the year 9999.
const SECONDS_MAX = 253_402_300_799;

const Field = Type.Union([
  Type.Object({ name, type: Type.Literal('text'), value: storable }, strict),
  Type.Object({ name, type: Type.Literal('number'), value: Type.Number() }, strict),
  Type.Object({ name, type: Type.Literal('boolean'), value: Type.Boolean() }, strict),
  Type.Object(
    {
      name,
      type: Type.Literal('date'),
      value: Type.Integer({ minimum: 0, maximum: SECONDS_MAX, description: 'Seconds since 1970.' }),
    },
    strict,
  ),
  Type.Object({ name, type: Type.Literal('list'), value: Type.Array(Type.Unknown(), { maxItems: 500 }) }, strict),
  Type.Object({ name, type: Type.Literal('map'), value: Type.Record(Type.String(), Type.Unknown()) }, strict),
]);

export const revision = (description: string) => Type.Integer({ minimum: 0, maximum: 2_147_483_646, description });

export const ChangeBody = Type.Object(
  {
    revision: revision('The one that was loaded; 0 adds the document.'),
    fields: Type.Array(Field, { maxItems: 60 }),
  },
  strict,
);

export const DocumentSchema = Type.Object({
  _docId: Type.String(),
  _lastChanged: Type.Integer({ description: 'Seconds since 1970.' }),
  revision: Type.Integer({ description: 'Send it with a change.' }),
  fields: Type.Array(Field),
});

export const PermissionsSchema = Type.Object({ read: Type.Boolean(), write: Type.Boolean(), delete: Type.Boolean() });

export function placeOf({ site, collection, docId }: Static<typeof DocumentParams>): DocumentPlace {
  return { siteId: site, collectionId: collection, documentId: docId };
}

export function shown({ documentId, lastChanged, revision: current, fields }: KeptDocument) {
  return { _docId: documentId, _lastChanged: lastChanged, revision: current, fields };
}

/** What somebody with this mark of staff may do in a collection. */
export function allowedIn(collection: string, staff: string | null): Record<keyof Permissions, boolean> {
  const { read, write, delete: remove } = permissionsOf(collection);
  return { read: mayBy(read, staff), write: mayBy(write, staff), delete: mayBy(remove, staff) };
}
