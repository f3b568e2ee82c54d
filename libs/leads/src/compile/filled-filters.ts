// A filter newer than the version has an empty column: it would find nobody without a reason.
import type { Params } from './condition.ts';
import { allStored } from '../do-not-call/flag-slots.ts';
import { columnsRead, filterColumns, type Dictionary } from '../dictionary.ts';

export type LeadEngine = {
  rows<Row>(statement: { sql: string; params: Params; signal?: AbortSignal; maxSeconds?: number }): Promise<Row[]>;
};

export async function findFilledFilters(
  engine: LeadEngine,
  dictionary: Pick<Dictionary, 'index' | 'columns'>,
  version: number,
): Promise<ReadonlySet<string>> {
  const present = await columnTypes(engine, dictionary.index);
  const candidates = filterColumns(dictionary).filter((column) =>
    columnsRead(column).every((name) => present.has(name)),
  );
  // A union of nothing is not a valid statement.
  if (candidates.length === 0) return new Set();
  // With limit 1, the engine stops at the first lead.
  const probes = candidates.map((column) => {
    const filled = columnsRead(column).map((read) => {
      const stored = read === column.fieldName ? allStored(column) : [read];
      const any = stored.filter((name) => present.has(name));
      const text = any.map((name) => `${name} != defaultValueOfArgumentType(${name})`).join(' OR ');
      return any.length === 1 ? text : `(${text})`;
    });
    return `SELECT '${column.fieldName}' AS field FROM (SELECT 1 FROM ${dictionary.index} WHERE dataset_version = {version:UInt32} AND ${filled.join(' AND ')} LIMIT 1)`;
  });
  const rows = await engine.rows<{ field: string }>({ sql: probes.join('\nUNION ALL '), params: { version } });
  return new Set(rows.map(({ field }) => field));
}

export async function columnTypes(engine: LeadEngine, index: string): Promise<Map<string, string>> {
  const rows = await engine.rows<{ name: string; type: string }>({
    sql: `SELECT name, type FROM system.columns WHERE concat(database, '.', table) = {index:String}`,
    params: { index },
  });
  return new Map(rows.map(({ name, type }) => [name, type]));
}
