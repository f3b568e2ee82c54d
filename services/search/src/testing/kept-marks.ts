import { sql } from 'kysely';
import type { SearchUnderTest } from './search-under-test.ts';

/** All that is kept of who asked to be in no list, in PostgreSQL and in the engine, as text. */
export async function keptMarks({
  database,
  clickhouse,
}: Pick<SearchUnderTest, 'database' | 'clickhouse'>): Promise<string> {
  const { rows } = await sql`select to_jsonb(mark) as row from removed_mark as mark`.execute(database.db);
  const copied = await clickhouse.rows({ sql: 'SELECT * FROM leads.removed_marks ORDER BY number' });
  const waiting = await sql`select to_jsonb(mark) as row from waiting_mark as mark`.execute(database.db);
  return JSON.stringify([rows, waiting.rows, copied]);
}

/** What is kept of a work item of the deletion platform, without its kind and key; empty where there is nothing. */
export async function markOfItem({ database }: Pick<SearchUnderTest, 'database'>, item: string): Promise<string> {
  const { rows } = await sql<{ mark: string }>`select split_part(mark, ':', 3) as mark from removed_mark
    where request_id = ${`platform:${item}`}`.execute(database.db);
  return rows[0]?.mark ?? '';
}
