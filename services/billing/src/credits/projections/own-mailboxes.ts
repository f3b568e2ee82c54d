// Accounts of one person are known by a card, a phone or a mailbox that both have (`account_mark`), and so are those that
// only others join: an account with the card of a second and the phone of a third is of the same person as both.
import { setScope } from '@leadwright/postgres/scope';
import { sql, type Kysely } from 'kysely';

/** So many accounts and marks of one person are followed, each once; a person has a handful. */
const JOINED_MAX = 2_000;

// The limit ends the recursion: PostgreSQL makes no more rows than are read.
const joinedTo = (accountId: string) => sql`with recursive joined (account_id, mark) as (
      select ${accountId}::text, null::text
      union select beside.account_id, beside.mark from joined cross join lateral (
        select null as account_id, own.mark from account_mark own where own.account_id = joined.account_id
        union all select other.account_id, null from account_mark other where other.mark = joined.mark) as beside
    ), known as (select account_id, mark from joined limit ${JOINED_MAX})`;

/** Reads rows of all accounts of the person, this one among them, in the midst of a command; then its scope is as before. */
export async function inAccountsOfPerson<Read>(
  db: Kysely<unknown>,
  accountId: string,
  read: (accountIds: string[]) => Promise<Read>,
): Promise<Read> {
  return inAll(db, async () => read(await accountsOfPerson(db, accountId)));
}

/** The same, while no other account of the person does so: until this command's transaction ends they wait. */
export async function aloneInAccountsOfPerson<Read>(
  db: Kysely<unknown>,
  accountId: string,
  read: (accountIds: string[]) => Promise<Read>,
): Promise<Read> {
  return inAll(db, async () => {
    const [first = accountId] = await accountsOfPerson(db, accountId);
    await sql`select pg_advisory_xact_lock(hashtextextended(${`awards of the person of ${first}`}, 0))`.execute(db);
    return read(await accountsOfPerson(db, accountId));
  });
}

/** By their names in order. Needs scope `all`. */
export async function accountsOfPerson(db: Kysely<unknown>, accountId: string): Promise<string[]> {
  const { rows } = await sql<{ account_id: string }>`${joinedTo(accountId)}
    select account_id from known where account_id is not null order by account_id`.execute(db);
  return rows.map((row) => row.account_id);
}

async function inAll<Read>(db: Kysely<unknown>, read: () => Promise<Read>): Promise<Read> {
  const { rows: before } = await sql<{ scope: string; accounts: string }>`select
    coalesce(current_setting('leadwright.scope', true), '') as scope,
    coalesce(current_setting('leadwright.accounts', true), '') as accounts`.execute(db);
  await setScope(db, 'all');
  const found = await read();
  const [scope] = before;
  await sql`select set_config('leadwright.scope', ${scope?.scope ?? ''}, true),
    set_config('leadwright.accounts', ${scope?.accounts ?? ''}, true)`.execute(db);
  return found;
}

/** Of each recipient, whether its mailbox is of this account, or of another of the same person. Needs scope `all`. */
export async function areOwnMailboxes(
  db: Kysely<unknown>,
  accountId: string,
  recipients: readonly { marks: readonly string[] }[],
): Promise<boolean[]> {
  const { rows } = await sql<{ mark: string }>`${joinedTo(accountId)}
    select mark from known where mark = any(${recipients.flatMap(({ marks }) => [...marks])}::text[])`.execute(db);
  const own = new Set(rows.map(({ mark }) => mark));
  return recipients.map(({ marks }) => marks.some((mark) => own.has(mark)));
}
