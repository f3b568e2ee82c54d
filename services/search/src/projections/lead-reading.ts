// How far operators' programs are with files that they read. A program that dies is silent, and its row goes with the next sign.
import { sql, type Kysely } from 'kysely';
import { SILENT_SECONDS_MAX } from './lead-import.ts';

export type LeadReading = { importId: string; dictId: string; file: string; step: string; bytes: number; of: number };

/** The program lives, and is so far. */
export async function signLeadReading(db: Kysely<unknown>, reading: LeadReading): Promise<void> {
  const { importId, dictId, file, step, bytes, of } = reading;
  await sql`delete from lead_reading where last_sign_at < clock_timestamp() - make_interval(secs => ${SILENT_SECONDS_MAX})`.execute(
    db,
  );
  await sql`insert into lead_reading (import_id, dict_id, file, step, bytes, of_bytes)
    values (${importId}, ${dictId}, ${file}, ${step}, ${bytes}, ${of})
    on conflict (import_id) do update set file = excluded.file, step = excluded.step, bytes = excluded.bytes,
      last_sign_at = clock_timestamp()`.execute(db);
}

/** It reads no more, whatever became of it. */
export async function endLeadReading(db: Kysely<unknown>, importId: string): Promise<void> {
  await sql`delete from lead_reading where import_id = ${importId}`.execute(db);
}

type Row = { file: string; step: string; bytes: string; of_bytes: string; seconds: string };
export type SeenReading = { file: string; step: string; bytes: number; of: number; seconds: number };

/** Of one kind, the oldest first; of programs that live. */
export async function listLeadReadings(db: Kysely<unknown>, dictId: string): Promise<SeenReading[]> {
  const { rows } = await sql<Row>`select file, step, bytes, of_bytes,
      extract(epoch from clock_timestamp() - begun_at) as seconds
    from lead_reading where dict_id = ${dictId}
      and last_sign_at >= clock_timestamp() - make_interval(secs => ${SILENT_SECONDS_MAX}) order by begun_at`.execute(
    db,
  );
  return rows.map(({ of_bytes: of, bytes, seconds, ...row }) => ({
    ...row,
    ...{ bytes: Number(bytes), of: Number(of), seconds: Number(seconds) },
  }));
}
