/** `of-its-own`: a table that changes places takes its path along, so the next one of that name needs another. */
export type CreatePath = 'by-name' | 'of-its-own';

/** The first two arguments of a replicated engine; the servers put their own shard and replica in. */
export function createPath(table: string, kind: CreatePath): string {
  const place = kind === 'by-name' ? `{shard}/${table.replace('.', '/')}` : '{uuid}/{shard}';
  return `'/clickhouse/tables/${place}', '{replica}'`;
}
