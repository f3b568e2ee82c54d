// Copied field by field: writing and parsing a text costs four times as much, and every event passes here.

/** Equal to `JSON.parse(JSON.stringify(value))`. */
export function asStored<Value>(value: Value): Value {
  const copy = copyOf(value);
  return (copy === NOT_PLAIN ? JSON.parse(JSON.stringify(value)) : copy) as Value;
}

/** Something that JSON writes by rules of its own: the whole value then goes by JSON. */
const NOT_PLAIN = Symbol('not plain');

function copyOf(value: unknown): unknown {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value;
    case 'number':
      // JSON has no negative zero, and null for what is not finite.
      return Number.isFinite(value) && value !== 0 ? value : value === 0 ? 0 : null;
    case 'object':
      return value === null ? null : Array.isArray(value) ? listOf(value) : objectOf(value);
    default:
      return NOT_PLAIN;
  }
}

function listOf(list: unknown[]): unknown {
  if (toJsonOf(list) !== undefined) return NOT_PLAIN;
  const copy: unknown[] = [];
  for (const item of list) {
    const stored = copyOf(item);
    if (stored === NOT_PLAIN) return NOT_PLAIN;
    copy.push(stored);
  }
  return copy;
}

function objectOf(object: object): unknown {
  const prototype: unknown = Object.getPrototypeOf(object);
  // A class may hold what its fields do not show; an object without a prototype is none of ours.
  if (prototype !== Object.prototype || toJsonOf(object) !== undefined) return NOT_PLAIN;
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(object)) {
    const field = (object as Record<string, unknown>)[name];
    if (field === undefined) continue;
    const stored = name === '__proto__' ? NOT_PLAIN : copyOf(field);
    if (stored === NOT_PLAIN) return NOT_PLAIN;
    copy[name] = stored;
  }
  return copy;
}

const toJsonOf = (value: object): unknown => (value as { toJSON?: unknown }).toJSON;
