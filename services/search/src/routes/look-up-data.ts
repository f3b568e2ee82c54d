// Look-ups in tables of facts, as clients of the product before this one ask them: fields, a filter, an order and groups
// in the address, and the same once more in the body.
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { Type } from 'typebox';
import { lookUp, ROWS_MAX, type LookUp } from '../lookups/look-up.ts';
import { tables } from '../lookups/tables.ts';
import { examples } from './examples.ts';
import { refusals } from './refusals.ts';

const names = Type.Optional(Type.String({ maxLength: 200, description: 'Names of fields, apart by commas.' }));
const asked = {
  fields: Type.Optional(Type.String({ maxLength: 200, description: 'Names of fields, apart by commas, or *.' })),
  filter: Type.Optional(
    Type.String({ maxLength: 300, description: "(FIELD like 'beginning%'), several of them joined by AND." }),
  ),
  order: Type.Optional(
    Type.String({ maxLength: 200, description: 'Names of fields, each with ASC or DESC behind it.' }),
  ),
  group: names,
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: ROWS_MAX })),
};
const strict = { additionalProperties: false };

const Resource = Type.Object({
  resource: Type.Array(Type.Record(Type.String(), Type.Union([Type.String(), Type.Integer()]))),
});

const schema = {
  summary: 'Look up cities, ZIP codes, industries or vehicle models',
  params: Type.Object(
    { resource: Type.String({ minLength: 1, maxLength: 40, description: `${Object.keys(tables).join(', ')}.` }) },
    strict,
  ),
  querystring: Type.Object(asked, strict),
  body: Type.Object(asked, { ...strict, description: 'Repeats the address, or says what it leaves out.' }),
  response: { 200: Resource },
};
const config = {
  access: 'member',
  refusals: [refusals.resourceUnknown, refusals.lookUpInvalid],
  example: examples.lookUp,
} as const;

/** `POST /api/v2/data/:resource`: reads a table in memory; nothing of the question reaches a database. */
export function lookUpDataRoute(app: HttpApp): void {
  app.post('/api/v2/data/:resource', { schema, config }, async ({ params, query, body }) => {
    const table = Object.hasOwn(tables, params.resource) ? tables[params.resource] : undefined;
    if (table === undefined) throw refuse(refusals.resourceUnknown);
    if (differ(query, body))
      throw refuse(refusals.lookUpInvalid, { message: 'Address and body ask for different things.' });
    const found = lookUp(table, { ...body, ...query });
    if (!found.ok) throw refuse(refusals.lookUpInvalid, { message: found.message });
    return { resource: found.rows };
  });
}

const differ = (one: LookUp, other: LookUp): boolean =>
  (Object.keys(one) as (keyof LookUp)[]).some((name) => other[name] !== undefined && other[name] !== one[name]);
