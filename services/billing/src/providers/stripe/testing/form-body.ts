// Stripe's form encoding: `items[0][price]=price_1` is a list of objects.
export type Form = { [name: string]: string | Form };

export function parseForm(text: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) put(form, name.split(/\[|\]\[|\]/).filter(Boolean), value);
  return form;
}

/** The values of a list (`expand[0]=…`), in their order. */
export function listAt(form: Form, name: string): (string | Form)[] {
  const list = form[name];
  return typeof list === 'object' ? Object.values(list) : [];
}

export function textAt(form: Form, name: string): string | undefined {
  const value = form[name];
  return typeof value === 'string' ? value : undefined;
}

export function formAt(form: Form, name: string): Form {
  const value = form[name];
  return typeof value === 'object' ? value : {};
}

/** The flat texts of an object, such as metadata. */
export function textsAt(form: Form, name: string): Record<string, string> {
  const texts = Object.entries(formAt(form, name));
  return Object.fromEntries(texts.flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])));
}

function put(form: Form, path: readonly string[], value: string): void {
  const [name, ...rest] = path;
  if (name === undefined) return;
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  const inner = form[name];
  const next: Form = typeof inner === 'object' ? inner : {};
  form[name] = next;
  put(next, rest, value);
}
