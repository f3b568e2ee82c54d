import { dictionaries } from '@leadwright/leads/dictionaries';
import { exportColumns, filterColumns, type Dictionary, type FilterColumn } from '@leadwright/leads/dictionary';
import { DictIdSchema, GeographyKindSchema } from '@leadwright/leads/query-schema';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { Type } from 'typebox';
import { examples } from './examples.ts';

const FilterSchema = Type.Object({
  field: Type.String(),
  label: Type.String(),
  group: Type.String(),
  inputType: Type.Union([
    Type.Literal('select'),
    Type.Literal('checkbox'),
    Type.Literal('range'),
    Type.Literal('stringRange'),
  ]),
  items: Type.Optional(Type.Array(Type.Object({ value: Type.String(), label: Type.String() }))),
  min: Type.Optional(Type.Integer()),
  max: Type.Optional(Type.Integer()),
  unit: Type.Optional(Type.String()),
});

const DictionariesSchema = Type.Object({
  dictionaries: Type.Array(
    Type.Object({
      dictId: DictIdSchema,
      index: Type.String(),
      type: Type.String(),
      themeColor: Type.String({ description: 'On light ground, #RRGGBB.' }),
      themeColorDark: Type.String({ description: 'On dark ground, #RRGGBB.' }),
      name: Type.String(),
      geography: Type.Array(GeographyKindSchema),
      filters: Type.Array(FilterSchema),
      columns: Type.Array(Type.Object({ field: Type.String(), label: Type.String() }), {
        description: 'What previews and files hold, in order.',
      }),
      multiplierHundredths: Type.Integer({ description: 'One row costs this many hundredths of a lead.' }),
    }),
  ),
});

const schema = { summary: 'What can be searched', response: { 200: DictionariesSchema } };

/** `GET /api/v2/dictionaries`: what can be searched; the filter form is made from this. */
export function getDictionariesRoute(app: HttpApp): void {
  const body = { dictionaries: dictionaries.map(dictionaryAnswer) };
  app.get(
    '/api/v2/dictionaries',
    { schema, config: { access: 'member', example: examples.dictionaries } },
    async () => body,
  );
}

function dictionaryAnswer(dictionary: Dictionary) {
  const { dictId, index, type, themeColor, themeColorDark, name, geography, multiplierHundredths } = dictionary;
  return {
    dictId,
    index,
    type,
    themeColor,
    themeColorDark,
    name,
    geography: [...geography],
    multiplierHundredths,
    filters: filterColumns(dictionary).map(filterAnswer),
    columns: exportColumns(dictionary).map(({ fieldName, label }) => ({ field: fieldName, label })),
  };
}

function filterAnswer(column: FilterColumn) {
  const { fieldName: field, label, group, inputType } = column;
  const named = { field, label, group, inputType };
  if (column.inputType !== 'range') return { ...named, items: [...column.items] };
  const { min, max, unit } = column;
  return { ...named, min, max, ...(unit === undefined ? {} : { unit }) };
}
