// The validator's errors name keywords of JSON Schema, which mean nothing to somebody who filled in a form.
import type { TSchema } from 'typebox';
import type { TLocalizedValidationError } from 'typebox/error';
import { Settings } from 'typebox/system';
import { Pointer } from 'typebox/value';
import type { TextLike } from './text-like.ts';

/** `at` is the JSON pointer of the value, '' for the whole; `problem` goes on where the value's name ends. */
export type RefusedValue = { at: string; problem: string };

// The library stops at eight, and the errors of a union come before the one that says it is a union.
Settings.Set({ maxErrors: 200 });
const TOLD_MAX = 8;

/** The first eight values that `schema` refuses, each once. `errors` are its validator's. */
export function refusedValues(schema: TSchema, errors: readonly TLocalizedValidationError[]): RefusedValue[] {
  const byPath = new Map<string, RefusedValue>();
  for (const refused of among(schema, errors)) if (!byPath.has(refused.at)) byPath.set(refused.at, refused);
  return [...byPath.values()].slice(0, TOLD_MAX);
}

export function sayRefused(refused: readonly RefusedValue[], whole: string): string {
  return refused
    .map(({ at, problem }) => `${at === '' ? whole : at.slice(1).replaceAll('/', '.')} ${problem}`)
    .join('; ');
}

function among(schema: TSchema, errors: readonly TLocalizedValidationError[]): RefusedValue[] {
  const unions = errors.filter(({ keyword }) => keyword === 'anyOf');
  return errors
    .filter((error) => !unions.some((union) => within(error, union)))
    .flatMap((error) =>
      error.keyword === 'anyOf'
        ? inUnion(
            schema,
            error,
            errors.filter((inner) => within(inner, error)),
          )
        : single(schema, error),
    );
}

const branchesOf = ({ schemaPath }: TLocalizedValidationError): string => `${schemaPath}/anyOf/`;

function within(error: TLocalizedValidationError, union: TLocalizedValidationError): boolean {
  return (
    error.schemaPath.startsWith(branchesOf(union)) && `${error.instancePath}/`.startsWith(`${union.instancePath}/`)
  );
}

// Of the forms that are allowed, the one that was meant is the one whose kind and fixed values fit.
function inUnion(
  schema: TSchema,
  union: TLocalizedValidationError,
  inner: readonly TLocalizedValidationError[],
): RefusedValue[] {
  const at = union.instancePath;
  const branches = new Map<string, TLocalizedValidationError[]>();
  for (const error of inner) {
    const branch = error.schemaPath.slice(branchesOf(union).length).split('/')[0] ?? '';
    branches.set(branch, [...(branches.get(branch) ?? []), error]);
  }
  const other = (error: TLocalizedValidationError): boolean =>
    error.keyword === 'const' || error.keyword === 'enum' || (error.keyword === 'type' && error.instancePath === at);
  const meant = [...branches.values()].filter((errors) => !errors.some(other));
  if (meant.length === 1) return among(schema, meant.flat());
  const fixed = [...branches.values()].map((errors) =>
    errors.filter(({ keyword }) => keyword === 'const' || keyword === 'enum'),
  );
  const place = fixed[0]?.[0]?.instancePath;
  if (place !== undefined && fixed.every((errors) => errors.some(({ instancePath }) => instancePath === place))) {
    return [
      {
        at: place,
        problem: `must be ${oneOf(
          fixed
            .flat()
            .filter(({ instancePath }) => instancePath === place)
            .flatMap(allowedBy),
        )}`,
      },
    ];
  }
  return [{ at, problem: 'has a form that is not allowed' }];
}

function single(schema: TSchema, error: TLocalizedValidationError): RefusedValue[] {
  const at = error.instancePath;
  switch (error.keyword) {
    // A property that may not be there; `additionalProperties` says so by its name.
    case 'boolean':
      return [];
    case 'required':
      return error.params.requiredProperties.map((name) => ({ at: `${at}/${name}`, problem: 'is missing' }));
    case 'additionalProperties':
      return error.params.additionalProperties.map((name) => ({ at: `${at}/${name}`, problem: 'is not known here' }));
    case 'type':
      return [
        {
          at,
          problem: `must be ${[error.params.type]
            .flat()
            .map((type) => kinds[type] ?? type)
            .join(' or ')}`,
        },
      ];
    case 'minLength':
      return [
        {
          at,
          problem:
            error.params.limit === 1 ? 'must not be empty' : `must have at least ${error.params.limit} characters`,
        },
      ];
    case 'maxLength':
      return [{ at, problem: `must have at most ${error.params.limit} characters` }];
    case 'minItems':
      return [
        {
          at,
          problem: error.params.limit === 1 ? 'must not be empty' : `must have at least ${error.params.limit} entries`,
        },
      ];
    case 'maxItems':
      return [{ at, problem: `must have at most ${error.params.limit} entries` }];
    case 'uniqueItems':
      return [{ at, problem: 'must not have the same entry twice' }];
    case 'minimum':
      return [{ at, problem: `must be at least ${error.params.limit}` }];
    case 'maximum':
      return [{ at, problem: `must be at most ${error.params.limit}` }];
    case 'const':
    case 'enum':
      return [{ at, problem: `must be ${oneOf(allowedBy(error))}` }];
    case 'pattern': {
      const expected = (Pointer.Get(schema, error.schemaPath.slice(1)) as TextLike | undefined)?.['x-expected'];
      return [{ at, problem: expected === undefined ? 'has a form that is not allowed' : `must be ${expected}` }];
    }
    default:
      return [{ at, problem: error.message }];
  }
}

const kinds: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function allowedBy(error: TLocalizedValidationError): unknown[] {
  if (error.keyword === 'enum') return error.params.allowedValues;
  return error.keyword === 'const' ? [error.params.allowedValue] : [];
}

function oneOf(values: readonly unknown[]): string {
  const names = [...new Set(values.map(String))];
  return names.length === 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}
