// By row count and checksum per account: accounts that changed meanwhile can be left out and compared again later.
import { sql, type RawBuilder, type Transaction } from 'kysely';
import { SHADOW } from './rebuild-tables.ts';

export type ProjectedTable = {
  name: string;
  /** Columns that do not follow from events, such as a worker's last run: they may differ. */
  notCompared?: string[];
};

export type TableSums = { table: string; rows: number; checksum: string };

export type Difference = { table: string; accountId: string | null; liveRows: number; rebuiltRows: number };

const DIFFERENCES_SHOWN = 20;

type Shape = { columns: RawBuilder<unknown>; key: RawBuilder<unknown> };

/** At most 20 per table. A table without accounts is compared as a whole, or not at all if `except` lists any. */
export async function differencesIn(
  trx: Transaction<unknown>,
  table: ProjectedTable,
  { only, except }: { only?: string[]; except?: string[] },
): Promise<Difference[]> {
  const { columns, key, byAccount } = await shapeOf(trx, table);
  if (!byAccount && except !== undefined && except.length > 0) return [];
  const which = !byAccount
    ? sql``
    : only !== undefined
      ? sql`where account_id = any(${only}::text[])`
      : sql`where not account_id = any(${except ?? []}::text[])`;
  const sums = (schema: string) => sql`select ${key} as key, count(*) as rows, ${checksum(columns)} as sum
    from ${sql.id(schema, table.name)} ${which} group by 1`;
  const { rows } = await sql<{ key: string; live: string; rebuilt: string }>`
    select coalesce(live.key, rebuilt.key) as key, coalesce(live.rows, 0) as live, coalesce(rebuilt.rows, 0) as rebuilt
    from (${sums('public')}) as live full join (${sums(SHADOW)}) as rebuilt on rebuilt.key = live.key
    where (live.rows, live.sum) is distinct from (rebuilt.rows, rebuilt.sum)
    order by 1 limit ${DIFFERENCES_SHOWN}`.execute(trx);
  return rows.map((row) => ({
    table: table.name,
    accountId: byAccount ? row.key : null,
    liveRows: Number(row.live),
    rebuiltRows: Number(row.rebuilt),
  }));
}

export async function sumsOf(
  trx: Transaction<unknown>,
  table: ProjectedTable,
  schema: 'public' | typeof SHADOW = 'public',
): Promise<TableSums> {
  const { columns } = await shapeOf(trx, table);
  const {
    rows: [row],
  } = await sql<{ rows: string; sum: string }>`
    select count(*) as rows, ${checksum(columns)} as sum from ${sql.id(schema, table.name)}`.execute(trx);
  return { table: table.name, rows: Number(row?.rows ?? 0), checksum: row?.sum ?? '0' };
}

// A sum does not depend on row order. Hashes that cancel each other out have a chance of 1 in 2^64.
function checksum(columns: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`coalesce(sum(hashtextextended(row(${columns})::text, 0)), 0)::text`;
}

async function shapeOf(
  trx: Transaction<unknown>,
  { name, notCompared = [] }: ProjectedTable,
): Promise<Shape & { byAccount: boolean }> {
  const { rows } = await sql<{ column: string }>`select attname as column from pg_attribute
    where attrelid = ${`public.${name}`}::regclass and attnum > 0 and not attisdropped order by attname`.execute(trx);
  const columns = rows.map(({ column }) => column).filter((column) => !notCompared.includes(column));
  const byAccount = columns.includes('account_id');
  return {
    columns: sql.join(columns.map((column) => sql.id(column))),
    key: byAccount ? sql.id('account_id') : sql`''`,
    byAccount,
  };
}
