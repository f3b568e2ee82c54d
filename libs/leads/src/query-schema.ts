import { Type } from 'typebox';
import { dictionaries } from './dictionaries.ts';
import type { DictId } from './query.ts';
import { filtersMax, valuesMax } from './rules/limits.ts';

const strict = { additionalProperties: false };
const value = Type.String({ minLength: 1, maxLength: 120 });
const bound = Type.Union([Type.Integer({ minimum: 0, maximum: 1_000_000_000 }), value]);

export const DictIdSchema = Type.Unsafe<DictId>(Type.Union(dictionaries.map(({ dictId }) => Type.Literal(dictId))));

/** Any name: one that no kind of leads has is refused by its own code. The API document offers those that exist. */
export const namedKind = (options: { description?: string } = {}) =>
  Type.String({ minLength: 1, maxLength: 60, ...options, 'x-offers': dictionaries.map(({ dictId }) => dictId) });

export const GeographyKindSchema = Type.Union([
  Type.Literal('ST'),
  Type.Literal('COUNTY'),
  Type.Literal('CITY'),
  Type.Literal('ZIP'),
  Type.Literal('AREA_CODE'),
]);

export const GeographySchema = Type.Union([
  Type.Object({ kind: Type.Literal('nationwide') }, strict),
  Type.Object({ kind: GeographyKindSchema, values: Type.Array(value, { maxItems: 100 }) }, strict),
]);

const omit = Type.Optional(Type.Literal(true, { description: 'Turns the filter round: every other known value.' }));

export const FilterSchema = Type.Union([
  Type.Object({ field: value, anyOf: Type.Array(value, { maxItems: valuesMax }), omit }, strict),
  Type.Object({ field: value, from: Type.Optional(bound), to: Type.Optional(bound), omit }, strict),
]);

export const leadQueryProperties = {
  dictId: DictIdSchema,
  geography: GeographySchema,
  filters: Type.Array(FilterSchema, { maxItems: filtersMax }),
};
