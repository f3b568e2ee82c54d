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

/** One of the services that follow the owner's clock, and on which host: a process that starts again is the same one. */
export type ClockFollower = { service: string; host: string; offsetMs: number };

/** In the owner's database: that the follower asked just now, and how far its own clock was moved. */
export async function keepClockFollower(
  db: Kysely<unknown>,
  { service, host, offsetMs }: ClockFollower,
): Promise<void> {
  await sql`insert into clock_follower (service, host, offset_ms) values (${service}, ${host}, ${offsetMs}::bigint)
    on conflict (service, host) do update set offset_ms = excluded.offset_ms, asked_at = clock_timestamp()`.execute(db);
}

/** Whether everyone who asked within `seconds` follows the clock to `offsetMs`. */
export async function clockFollowersAreAt(
  db: Kysely<unknown>,
  offsetMs: number,
  { seconds }: { seconds: number },
): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select not exists (select from clock_follower
    where offset_ms < ${offsetMs}::bigint and asked_at > clock_timestamp() - make_interval(secs => ${seconds})) as there`.execute(
    db,
  );
  return rows[0]?.there ?? true;
}
