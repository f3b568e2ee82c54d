// Leads that were found for who asked, until those who bought them are told.
import { sql, type Kysely, type RawBuilder } from 'kysely';

/** Keys of leads, by kind. */
export type LeadsByKind = Map<string, string[]>;

async function leadsOf(db: Kysely<unknown>, requestIds: RawBuilder<unknown>): Promise<LeadsByKind> {
  const { rows } = await sql<{ dict_id: string; keys: string[] }>`
    select dict_id, array_agg(distinct lead_key order by lead_key)::text[] as keys
    from removed_lead where request_id in (${requestIds}) group by dict_id order by dict_id`.execute(db);
  return new Map(rows.map(({ dict_id: dictId, keys }) => [dictId, keys]));
}

// What is found meanwhile stays, and is told in the next round.
async function forget(db: Kysely<unknown>, requestIds: RawBuilder<unknown>, told: LeadsByKind): Promise<void> {
  for (const [dictId, keys] of told)
    await sql`delete from removed_lead where dict_id = ${dictId} and lead_key = any(${keys}::numeric[])
      and request_id in (${requestIds})`.execute(db);
}

export const removedLeadsOf = (db: Kysely<unknown>, requestId: string): Promise<LeadsByKind> =>
  leadsOf(db, sql`select ${requestId}`);

/** Those of which buyers were told. */
export const forgetLeadsOf = (db: Kysely<unknown>, requestId: string, told: LeadsByKind): Promise<void> =>
  forget(db, sql`select ${requestId}`, told);

/**
 * Of work items, and of requests that were carried out before the leads came: where every version was compared with all of
 * their marks, so that nobody buys these leads any more.
 */
export const leadsToTell = (db: Kysely<unknown>, upTo: number): Promise<LeadsByKind> => leadsOf(db, compared(upTo));

/** Once the work items are ended. */
export const forgetLeadsTold = (db: Kysely<unknown>, upTo: number, told: LeadsByKind): Promise<void> =>
  forget(db, compared(upTo), told);

const compared = (upTo: number) => sql`select request_id from removal_request as asked
  where (list is not null or carried_out_at is not null) and not exists (
    select 1 from removed_mark as mark where mark.request_id = asked.request_id and number > ${upTo})`;
