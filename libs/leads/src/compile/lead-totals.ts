import type { Dictionary } from '../dictionary.ts';
import type { Params } from './where.ts';

/** The statement; each row has `value` and `leads`. The unknown is not among them. */
export function leadTotals(
  { index }: Pick<Dictionary, 'index'>,
  column: string,
  version: number,
): { sql: string; params: Params } {
  return {
    sql: [
      `SELECT ${column} AS value, count() AS leads`,
      `FROM ${index}`,
      `WHERE dataset_version = {version:UInt32} AND ${column} != ''`,
      `GROUP BY value`,
    ].join('\n'),
    params: { version },
  };
}
