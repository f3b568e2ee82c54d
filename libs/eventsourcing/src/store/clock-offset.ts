// It only grows, so a late repeat changes nothing (docs/decisions/0031-one-clock-for-the-sandbox.md).
import { sql, type Kysely } from 'kysely';

/** Milliseconds; 0 where no sandbox moved the clock. */
export async function readClockOffset(db: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ offset_ms: string }>`select offset_ms from clock_offset`.execute(db);
  return Number(rows[0]?.offset_ms ?? 0);
}

export async function raiseClockOffset(db: Kysely<unknown>, offsetMs: number): Promise<void> {
  await sql`insert into clock_offset (offset_ms) values (${Math.round(offsetMs)}::bigint)
    on conflict (only_row) do update set offset_ms = excluded.offset_ms
    where clock_offset.offset_ms < excluded.offset_ms`.execute(db);
}
