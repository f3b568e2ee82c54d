// As clients of the product before this one ask: in the address, and the same once more in the body.
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { lookUp, type LookUp } from '../lookups/look-up.ts';
import { tables } from '../lookups/tables.ts';
import { lookUpData } from '@leadwright/contracts/routes/search/look-ups';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/search/refusals';

/** Reads a table in memory; nothing of the question reaches a database. */
export function lookUpDataRoute(app: HttpApp): void {
  implement(app, lookUpData, async ({ params, query, body }) => {
    const table = Object.hasOwn(tables, params.resource) ? tables[params.resource] : undefined;
    if (table === undefined) throw refuse(refusals.resourceUnknown);
    if (differ(query, body))
      throw refuse(refusals.lookUpInvalid, { message: 'Address and body ask for different things.' });
    const found = lookUp(table, { ...body, ...query });
    if (!found.ok) throw refuse(refusals.lookUpInvalid, { message: found.message });
    return { resource: found.rows, ...(found.more ? { more: true as const } : {}) };
  });
}

const differ = (one: LookUp, other: LookUp): boolean =>
  (Object.keys(one) as (keyof LookUp)[]).some((name) => other[name] !== undefined && other[name] !== one[name]);
