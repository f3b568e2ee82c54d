import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { RouteOptions } from 'fastify';
import type { TSchema } from 'typebox';
import type { TLocalizedValidationError } from 'typebox/error';
import { Value } from 'typebox/value';
import { commonRefusals } from '../refusals/common-refusals.ts';
import { impossibleMailboxes, mailboxFields } from './typed-mailbox.ts';
import { refusedValues, sayRefused } from './refused-values.ts';
import { refuse } from '../refusals/refusal.ts';
import { refusedWords, writtenFields, type WrittenField } from '../words/written.ts';

/** No schema may allow more characters of one path parameter. All of ours together stay below what the router takes. */
export const pathParameterCharsMax = 300;

const wholes: Record<string, string> = {
  body: 'the body',
  querystring: 'the query',
  params: 'the address',
  headers: 'the headers',
};

/** Fills in defaults, reads numbers and booleans of addresses, checks. */
export const validatorCompiler: typeof TypeBoxValidatorCompiler = ({ schema, httpPart, ...route }) => {
  // As if all were bodies: for the rest TypeBox's compiler converts, and takes 1.5, 0x10, 5n and true for whole numbers.
  const validate = onUse(() => TypeBoxValidatorCompiler({ ...route, schema, httpPart: 'body' }));
  const written = httpPart === 'body' ? writtenFields(schema) : [];
  const mailboxes = mailboxFields(schema);
  return (given) => {
    const { error, value } = validate(completed(schema, httpPart, given)) as {
      error?: TLocalizedValidationError[];
      value?: unknown;
    };
    if (!error) return withoutAddresses(written, value) ?? withMailboxes(mailboxes, value) ?? { value };
    const details = refusedValues(schema, error);
    const message = `The request is not valid: ${sayRefused(details, wholes[httpPart ?? ''] ?? 'the request')}`;
    return { error: refuse(commonRefusals.invalidRequest, { message, details }) };
  };
};

function withMailboxes(fields: readonly string[], value: unknown): { error: Error } | null {
  const details = impossibleMailboxes(fields, value).map((at) => ({
    at,
    problem: 'must be an address that mail reaches',
  }));
  return details.length === 0 ? null : { error: refuse(commonRefusals.mailboxImpossible, { details }) };
}

function withoutAddresses(fields: readonly WrittenField[], value: unknown): { error: Error } | null {
  const [first, ...others] = refusedWords(fields, value);
  if (first === undefined) return null;
  const message = `Please leave internet addresses out of what others read: ${first.address}`;
  const details = [first, ...others].map(({ at }) => ({ at, problem: 'must hold no internet address' }));
  return { error: refuse(commonRefusals.addressInText, { message, details }) };
}

/** Throws for a route whose schema does not limit a path parameter: the router does not either. */
export function checkPathParameters({ url, schema }: Pick<RouteOptions, 'url' | 'schema'>): void {
  const { properties = {} } = (schema?.params ?? {}) as { properties?: Record<string, { maxLength?: number }> };
  for (const [name, { maxLength = Number.POSITIVE_INFINITY }] of Object.entries(properties)) {
    if (maxLength > pathParameterCharsMax)
      throw new Error(`${url}: ${name} needs a maxLength of at most ${pathParameterCharsMax}`);
  }
}

function completed(schema: TSchema, httpPart: string | undefined, given: unknown): unknown {
  if (httpPart !== 'body') return Value.Default(schema, fromText(schema, given));
  // A body that is missing or no object is left as it is, and refused as such.
  return typeof given === 'object' && given !== null && !Array.isArray(given) ? Value.Default(schema, given) : given;
}

// Values in an address are text. One that is not written plainly is left as text and refused.
function fromText(schema: TSchema, given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given;
  const { properties = {} } = schema as { properties?: Record<string, { type?: unknown }> };
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      typeof value === 'string' ? read(properties[name]?.type, value) : value,
    ]),
  );
}

function read(type: unknown, text: string): string | number | boolean {
  switch (type) {
    case 'integer':
      return /^(?:0|-?[1-9]\d*)$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : text;
    case 'number':
      return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text) ? Number(text) : text;
    case 'boolean':
      return text === 'true' || text === 'false' ? text === 'true' : text;
    default:
      return text;
  }
}
export function onUse<Given, Result>(make: () => (given: Given) => Result): (given: Given) => Result {
  let made: ((given: Given) => Result) | undefined;
  return (given) => (made ??= make())(given);
}
