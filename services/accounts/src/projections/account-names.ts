// What staff call an account. Reads no address.
import { sql, type Kysely } from 'kysely';

export type AccountName = { accountId: string; name: string };

/** Of accounts in scope; none of one without a name. */
export async function readAccountNames(db: Kysely<unknown>, ids: readonly string[]): Promise<AccountName[]> {
  const { rows } = await sql<AccountName>`select asked.id as "accountId", coalesce(nullif(c.name, ''), p.name) as name
    from unnest(${ids}::text[]) as asked (id)
    left join company_profile c on c.account_id = asked.id
    left join membership m on m.account_id = asked.id and m.owner
    left join person p on p.id = m.person_id
    where coalesce(nullif(c.name, ''), p.name, '') <> '' order by asked.id`.execute(db);
  return rows;
}
