// The fields of a schema that have a mark, and what a request has there. `at` is a JSON pointer, with `*` for any entry
// of a list where it is of a schema.

export type MarkedField<Value> = { at: string; value: Value };

type Read = { [name: string]: unknown; properties?: Record<string, unknown>; items?: unknown; anyOf?: unknown[] };

/** The fields with a mark of this name, at any depth, each with the mark's value. */
export function markedFields<Value>(schema: unknown, mark: string, at = ''): MarkedField<Value>[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { [mark]: value, properties = {}, items, anyOf = [] } = schema as Read;
  return [
    ...(value === undefined ? [] : [{ at, value: value as Value }]),
    ...Object.entries(properties).flatMap(([name, inner]) => markedFields<Value>(inner, mark, `${at}/${name}`)),
    ...anyOf.flatMap((branch) => markedFields<Value>(branch, mark, at)),
    ...markedFields<Value>(items, mark, `${at}/*`),
  ];
}

/** The texts of a request at the field of a schema. */
export function textsAt(value: unknown, field: string): { at: string; text: string }[] {
  return textsBelow(value, field.split('/').slice(1), '');
}

function textsBelow(value: unknown, path: readonly string[], at: string): { at: string; text: string }[] {
  const [first, ...others] = path;
  if (first === undefined) return typeof value === 'string' ? [{ at, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  const inner: [string, unknown][] =
    first === '*' ? Object.entries(value) : [[first, (value as Record<string, unknown>)[first]]];
  return inner.flatMap(([name, each]) => textsBelow(each, others, `${at}/${name}`));
}
