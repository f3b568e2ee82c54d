import { commaList } from '@leadwright/runtime/requests/comma-list';
import { Type } from 'typebox';
import { route } from '../route.ts';
import { examples } from './examples.ts';
import { refusals } from './refusals.ts';

/** More than any table has. */
const FIELDS_MAX = 20;
const fieldNames = (of: string) => Type.Optional(commaList(FIELDS_MAX, { of, maxLength: 200, mayBeEmpty: true }));

/** The tables of facts, by the names that clients of the product before this one know. */
export const lookUpTables = [
  'fipsdata_cities',
  'fipsdata_zips',
  'business_siclist',
  'business_sicsearch',
  'vehicle_models',
] as const;

const strict = { additionalProperties: false };

export const ROWS_MAX = 100;

const asked = {
  fields: fieldNames('names of fields, or *'),
  filter: Type.Optional(
    Type.String({ maxLength: 300, description: "(FIELD like 'beginning%'), several of them joined by AND." }),
  ),
  order: fieldNames('names of fields, each with ASC or DESC behind it'),
  group: fieldNames('names of fields'),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: ROWS_MAX })),
};

export const lookUpData = route({
  method: 'POST',
  path: '/api/v2/data/:resource',
  service: 'search',
  access: 'member',
  compressible: true,
  whileActing: 'allowed',
  summary: 'Look up cities, ZIP codes, industries or vehicle models',
  params: Type.Object(
    { resource: Type.String({ minLength: 1, maxLength: 40, description: `${lookUpTables.join(', ')}.` }) },
    strict,
  ),
  query: Type.Object(asked, strict),
  body: Type.Object(asked, { ...strict, description: 'Repeats the address, or says what it leaves out.' }),
  answers: {
    200: Type.Object({
      more: Type.Optional(
        Type.Literal(true, { description: 'There are rows beyond these: narrow the filter, or raise the limit.' }),
      ),
      resource: Type.Array(Type.Record(Type.String(), Type.Union([Type.String(), Type.Integer()]))),
    }),
  },
  refusals: [refusals.resourceUnknown, refusals.lookUpInvalid],
  example: examples.lookUp,
});
