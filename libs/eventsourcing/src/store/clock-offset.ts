// Table clock_offset: how far this service's clock is ahead of the database's. It only grows, so a repeat or an older
// offset that comes late changes nothing (docs/decisions/0031-one-clock-for-the-sandbox.md).
import { sql, type Kysely } from 'kysely';

/** Milliseconds; 0 where no sandbox moved the clock. */
export async function readClockOffset(db: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ offset_ms: string }>`select offset_ms from clock_offset`.execute(db);
  return Number(rows[0]?.offset_ms ?? 0);
}

/** Keeps the larger of the stored offset and this one, milliseconds. */
export async function raiseClockOffset(db: Kysely<unknown>, offsetMs: number): Promise<void> {
  await sql`insert into clock_offset (offset_ms) values (${Math.round(offsetMs)}::bigint)
    on conflict (only_row) do update set offset_ms = excluded.offset_ms
    where clock_offset.offset_ms < excluded.offset_ms`.execute(db);
}
