import type { CheckedQuery, QueryProblem } from './check-query.ts';
import { exists } from './geography/geography.ts';

/** What is wrong with a checked query whose places do not all exist; undefined if they do. Apart from `checkQuery`, which the browser runs without the tables. */
export function checkPlaces({ geography }: CheckedQuery): QueryProblem | undefined {
  const unknown =
    geography.kind === 'nationwide' ? [] : geography.values.filter((value) => !exists(geography.kind, value));
  return unknown.length === 0
    ? undefined
    : { path: 'geography', message: `There is no such place: ${unknown.join(', ')}.` };
}
