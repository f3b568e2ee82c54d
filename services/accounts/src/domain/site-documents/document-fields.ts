// What a site document may hold beyond the names and types that the schema of the routes checks.

export type DocumentField =
  | { name: string; type: 'text'; value: string }
  | { name: string; type: 'number'; value: number }
  | { name: string; type: 'boolean'; value: boolean }
  /** In seconds since 1970. */
  | { name: string; type: 'date'; value: number }
  | { name: string; type: 'list'; value: unknown[] }
  | { name: string; type: 'map'; value: Record<string, unknown> };

/** Fields below fields: a list of maps of lists is three. */
export const NESTING_MAX = 6;
/** Of all fields as JSON, in characters. */
export const DOCUMENT_CHARS_MAX = 32_768;

export type DocumentFieldsRefusal = {
  code: 'site-field-repeated' | 'site-field-too-deep' | 'site-field-key-forbidden' | 'site-document-too-large';
};

/** Null if the fields may be kept. */
export function checkFields(fields: readonly DocumentField[]): DocumentFieldsRefusal | null {
  if (new Set(fields.map(({ name }) => name)).size < fields.length) return { code: 'site-field-repeated' };
  for (const { value } of fields) {
    const code = problemIn(value);
    if (code !== null) return { code };
  }
  return JSON.stringify(fields).length > DOCUMENT_CHARS_MAX ? { code: 'site-document-too-large' } : null;
}

// These names reach an object's prototype in a program that copies the map key by key.
const forbiddenKeys = ['__proto__', 'constructor', 'prototype'];

function problemIn(whole: unknown): 'site-field-too-deep' | 'site-field-key-forbidden' | null {
  // A list instead of recursion: how deep it goes is not known yet.
  const waiting = [{ value: whole, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= NESTING_MAX) return 'site-field-too-deep';
    for (const [key, inner] of Object.entries(value)) {
      // A key that begins with an underscore is the product's own, at every depth.
      if (key.startsWith('_') || forbiddenKeys.includes(key)) return 'site-field-key-forbidden';
      waiting.push({ value: inner as unknown, depth: depth + 1 });
    }
  }
  return null;
}
