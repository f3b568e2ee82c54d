// The small parts of the schema of the chart's settings.

export type Schema = { description?: string; [keyword: string]: unknown };

/** A map with exactly these settings; Helm has the defaults filled in before it asks, so none may be missing. */
export const settings = (properties: Record<string, Schema>, description = ''): Schema => ({
  ...said(description),
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
});

const said = (description: string): Schema => (description === '' ? {} : { description });

export const text = (description: string, pattern?: string): Schema => ({
  ...said(description),
  type: 'string',
  ...(pattern === undefined ? {} : { pattern }),
});

export const oneOf = (description: string, ...values: string[]): Schema => ({
  ...said(description),
  type: 'string',
  enum: values,
});

export const number = (description: string, minimum: number, maximum: number): Schema => ({
  ...said(description),
  type: 'integer',
  minimum,
  maximum,
});

export const flag = (description: string): Schema => ({ ...said(description), type: 'boolean' });

export const listOf = (items: Schema, description = ''): Schema => ({ ...said(description), type: 'array', items });

/** A list of some of these names, each once. */
export const someOf = (description: string, values: readonly string[]): Schema => ({
  ...said(description),
  type: 'array',
  uniqueItems: true,
  items: { type: 'string', enum: [...values] },
});

/** Free names to text, such as labels. */
export const textByName = (description: string): Schema => ({
  ...said(description),
  type: 'object',
  additionalProperties: { type: 'string' },
});

export const cpu = text('What the scheduler keeps free for it; there is no limit.', '^([0-9]+m|[0-9]+(\\.[0-9]+)?)$');
export const memoryMi = number("Request and limit; Node's heap gets 75 % of it.", 128, 65_536);
/** The name of an object of the cluster, or empty. */
export const objectName = (description: string): Schema =>
  text(description, '^([a-z0-9]([-a-z0-9.]{0,251}[a-z0-9])?)?$');
export const secretName = objectName(
  "The Secret with its secrets; empty: the release's name and its own, with - between.",
);
