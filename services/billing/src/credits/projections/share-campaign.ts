// How the campaign of shared searches is switched. Its row is of the account `system`; a repeat writes the same.
import { projectionOf } from '@leadwright/eventsourcing/store/projection-of';
import { isoFromPostgres } from '@leadwright/postgres/database';
import { sql, type Kysely } from 'kysely';
import type { ShareAwardsSwitched } from '../domain/share-campaign.ts';

/** `by`: a person's id. */
export type Switched = { open: boolean; at: string; by: string };

export const projectShareCampaign = projectionOf<ShareAwardsSwitched>({
  ShareAwardsSwitched: async ({ open }, { accountId, actorId, recordedAt }, db) => {
    await sql`insert into share_campaign (account_id, open, switched_at, switched_by)
      values (${accountId}, ${open}, ${recordedAt}::timestamptz, ${actorId})
      on conflict (account_id) do update set open = excluded.open, switched_at = excluded.switched_at,
        switched_by = excluded.switched_by`.execute(db);
  },
});

/** null: nobody switched it yet, and it runs. Needs `system` in scope, or `all`. */
export async function lastSwitched(db: Kysely<unknown>): Promise<Switched | null> {
  const { rows } = await sql<Switched>`select open, switched_at as at, switched_by as by from share_campaign`.execute(
    db,
  );
  const [row] = rows;
  return row ? { ...row, at: isoFromPostgres(row.at) } : null;
}

/** What the variable and the switch say together. */
export const isCampaignOpen = async (db: Kysely<unknown>, { open }: { open: boolean }): Promise<boolean> =>
  open && ((await lastSwitched(db))?.open ?? true);
