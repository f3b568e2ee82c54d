import { sql, type Kysely } from 'kysely';

/** Age of the oldest event stored and not published, seconds; 0 if none. Needs scope `all` and `disableSort`. */
export async function readOldestUnsent(trx: Kysely<unknown>, topic: string): Promise<number> {
  // Three values, where one subquery of a row would do: only of values is the comparison a range of the index.
  const { rows } = await sql<{ seconds: number }>`select
      coalesce((select greatest(0, extract(epoch from clock_timestamp() - recorded_at))
        from event_log
        where topic = ${topic} and (epoch, xid, pos) > (coalesce((select epoch from relay_cursor where lane = ${topic}), 0),
          coalesce((select xid from relay_cursor where lane = ${topic}), '0'), coalesce((select pos from relay_cursor where lane = ${topic}), 0))
        order by epoch, xid, pos limit 1), 0)::float8 as seconds`.execute(trx);
  return rows[0]?.seconds ?? 0;
}
