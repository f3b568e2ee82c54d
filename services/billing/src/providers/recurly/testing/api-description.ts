// Holds calls and answers against the description of Recurly's API that its package brings: fields, kinds and values
// that it does not have are named. So neither the adapter nor the local server can know a Recurly of its own.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { repositoryRoot } from '@leadwright/testing/repository-root';
import { parse } from 'yaml';

type Schema = {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  maxLength?: number;
};
type Media = { content?: Record<string, { schema: Schema }> };
type Parameter = { $ref?: string; name?: string; in?: string };
type Operation = { requestBody?: Media; responses: Record<string, Media>; parameters?: Parameter[] };
type Description = {
  paths: Record<string, Record<string, Operation> & { parameters?: Parameter[] }>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
};

export type SeenCall = {
  method: string;
  path: string;
  query: string[];
  body: unknown;
  status: number;
  answer: unknown;
};

/** Reads the description once; the result answers what of a call it does not know. */
export function apiDescription(): (call: SeenCall) => string[] {
  const entry = createRequire(path.join(repositoryRoot, 'services/billing/package.json')).resolve('recurly');
  const text = readFileSync(path.join(path.dirname(entry), '../openapi/api.yaml'), 'utf8');
  const description = parse(text) as Description;
  return (call) => problemsOf(description, call);
}

function problemsOf(description: Description, call: SeenCall): string[] {
  const place = `${call.method} ${call.path}`;
  const found = Object.entries(description.paths).find(([template, operations]) => {
    const pattern = new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`);
    return pattern.test(call.path) && call.method.toLowerCase() in operations;
  });
  if (!found) return [`${place}: no such call`];
  const [, operations] = found;
  const operation = operations[call.method.toLowerCase()];
  if (!operation) return [`${place}: no such method`];
  const known = [...(operations.parameters ?? []), ...(operation.parameters ?? [])].map(({ $ref, name }) =>
    $ref ? description.components.parameters[last($ref)]?.name : name,
  );
  // The cursor of a next page is Recurly's own and is not described.
  const unknown = call.query.filter((name) => !known.includes(name) && name !== 'cursor');
  const asked = operation.requestBody?.content?.['application/json']?.schema;
  const answered = (operation.responses[String(call.status)] ?? operation.responses['default'])?.content?.[
    'application/json'
  ]?.schema;
  return [
    ...unknown.map((name) => `${place}: no parameter ${name}`),
    ...(call.body === null ? [] : mismatches(description, asked, call.body, `${place} body`)),
    ...(call.answer === null ? [] : mismatches(description, answered, contentOf(call), `${place} ${call.status}`)),
  ];
}

// An error stands in an envelope that the description shows in its text only.
function contentOf({ status, answer }: SeenCall): unknown {
  return status < 400 ? answer : (answer as { error?: unknown }).error;
}

function mismatches(description: Description, schema: Schema | undefined, value: unknown, at: string): string[] {
  if (!schema) return [`${at}: not described`];
  if (value === null) return [];
  const { type, enum: values, properties, items, maxLength } = flat(description, schema);
  if (Array.isArray(value)) {
    if (type !== 'array') return [`${at}: not an array`];
    return value.flatMap((item, index) => mismatches(description, items, item, `${at}[${index}]`));
  }
  if (typeof value === 'object') {
    if (!properties) return type === 'object' ? [] : [`${at}: not an object`];
    return Object.entries(value).flatMap(([key, part]) =>
      mismatches(description, properties[key], part, `${at}.${key}`),
    );
  }
  if (values && !values.includes(value)) return [`${at}: not one of its values: ${String(value)}`];
  if (typeof value === 'string' && maxLength !== undefined && value.length > maxLength) return [`${at}: too long`];
  const kind = typeof value === 'number' ? ['number', 'integer'] : [typeof value];
  return type === undefined || kind.includes(type) ? [] : [`${at}: not a ${type}`];
}

function flat(description: Description, schema: Schema): Schema {
  const named = schema.$ref ? flat(description, description.components.schemas[last(schema.$ref)] ?? {}) : schema;
  const parts = (named.allOf ?? []).map((part) => flat(description, part));
  return {
    ...named,
    ...parts.reduce<Schema>(
      (all, part) => ({ ...all, ...part, properties: { ...all.properties, ...part.properties } }),
      named.properties ? { properties: named.properties } : {},
    ),
  };
}

function last(ref: string): string {
  return ref.slice(ref.lastIndexOf('/') + 1);
}
