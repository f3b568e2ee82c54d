// In a schema of their own: with only that on the search path a projection cannot touch a live table, log or effect.
import { sql, type Kysely, type Transaction } from 'kysely';
import { RIGHTS_GIVEN_UP, type RightGivenUp } from './owner-rights.ts';

/** The schema of the shadow tables. The next rebuild removes what a killed one left there. */
export const SHADOW = 'rebuild';
const REPLACED = 'rebuild_replaced';
const LIVE = 'public';

/** Throws for what it cannot copy: a foreign key, a grant, a view, a policy for some only. */
export async function createShadowTables(trx: Transaction<unknown>, tables: string[]): Promise<void> {
  await dropShadowTables(trx);
  await sql`create schema ${sql.id(SHADOW)}`.execute(trx);
  for (const table of tables) await copyTable(trx, table);
}

/** Drops what a rebuild left: shadow tables that were not swapped in, and live tables that were swapped out. */
export async function dropShadowTables(trx: Transaction<unknown>): Promise<void> {
  await sql`drop schema if exists ${sql.id(SHADOW)} cascade`.execute(trx);
  await sql`drop schema if exists ${sql.id(REPLACED)} cascade`.execute(trx);
}

/** Sends unqualified table names to the shadow tables until the end of the transaction; no other table resolves. */
export async function writeToShadowTables(trx: Transaction<unknown>): Promise<void> {
  await sql`select set_config('search_path', ${SHADOW}, true)`.execute(trx);
}

/** Locks the live tables against reads and writes until the transaction ends. Waits for the locks for `waitMs` each. */
export async function lockLiveTables(trx: Transaction<unknown>, tables: string[], waitMs: number): Promise<void> {
  await sql`select set_config('lock_timeout', ${`${waitMs}ms`}, true)`.execute(trx);
  await sql`lock table ${sql.join(tables.map((table) => sql.id(LIVE, table)))} in access exclusive mode`.execute(trx);
}

/** Swaps the shadow tables in for the live ones. The transaction must hold the live tables' lock. */
export async function swapTables(trx: Transaction<unknown>, tables: string[]): Promise<void> {
  for (const table of tables) await copyTriggers(trx, table, 'deferrable');
  await sql`create schema ${sql.id(REPLACED)}`.execute(trx);
  for (const table of tables) {
    await sql`alter table ${sql.id(LIVE, table)} set schema ${sql.id(REPLACED)}`.execute(trx);
    await sql`alter table ${sql.id(SHADOW, table)} set schema ${sql.id(LIVE)}`.execute(trx);
  }
}

/** Collects statistics, so that the planner knows the tables from the first query after the swap. */
export async function analyzeShadowTables(trx: Transaction<unknown>, tables: string[]): Promise<void> {
  for (const table of tables) await sql`analyze ${sql.id(SHADOW, table)}`.execute(trx);
}

async function copyTable(trx: Transaction<unknown>, table: string): Promise<void> {
  await refuseWhatIsNotCopied(trx, table);
  const live = sql.id(LIVE, table);
  const shadow = sql.id(SHADOW, table);
  await sql`create table ${shadow} (like ${live} including all excluding indexes)`.execute(trx);
  const {
    rows: [kept],
  } = await sql<{ options: string | null }>`
    select array_to_string(reloptions, ', ') as options from pg_class where oid = ${`${LIVE}.${table}`}::regclass`.execute(
    trx,
  );
  if (kept?.options) await sql`alter table ${shadow} set (${sql.raw(kept.options)})`.execute(trx);
  const { rows: constraints } = await sql<{ name: string; definition: string }>`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = ${`${LIVE}.${table}`}::regclass and contype in ('p', 'u', 'x')`.execute(trx);
  for (const { name, definition } of constraints) {
    await sql`alter table ${shadow} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(trx);
  }
  for (const definition of await indexesOf(trx, table)) await sql.raw(definition).execute(trx);
  await copyTriggers(trx, table, 'immediate');
  await copyRights(trx, table);
  await copyPolicies(trx, table);
}

// Leaves out indexes of constraints, which came with those. Names stay the same: a later migration may use them.
async function indexesOf(trx: Kysely<unknown>, table: string): Promise<string[]> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = ${`${LIVE}.${table}`}::regclass
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))`.execute(
    trx,
  );
  return rows.map(({ definition }) => definition.replace(` ON ${LIVE}.`, ` ON ${SHADOW}.`));
}

// One that can wait for the commit comes with the swap: it would ask at the swap's own commit, when no table is where the
// search path says, and before that once for each row of what is compared anyway.
async function copyTriggers(trx: Kysely<unknown>, table: string, which: 'immediate' | 'deferrable'): Promise<void> {
  const { rows } = await sql<{ definition: string }>`select pg_get_triggerdef(oid) as definition from pg_trigger
    where tgrelid = ${`${LIVE}.${table}`}::regclass and not tgisinternal
      and tgdeferrable = ${which === 'deferrable'}`.execute(trx);
  for (const { definition } of rows) await sql.raw(definition.replace(` ON ${LIVE}.`, ` ON ${SHADOW}.`)).execute(trx);
}

async function copyRights(trx: Kysely<unknown>, table: string): Promise<void> {
  const { rows } = await sql<RightGivenUp>`${sql.raw(RIGHTS_GIVEN_UP)}`.execute(trx);
  for (const { right } of rows.filter((each) => each.table === table))
    await sql`revoke ${sql.raw(right)} on ${sql.id(SHADOW, table)} from current_user`.execute(trx);
}

async function copyPolicies(trx: Kysely<unknown>, table: string): Promise<void> {
  const shadow = sql.id(SHADOW, table);
  const name = `${LIVE}.${table}`;
  const { rows: policies } = await sql<{ name: string; using: string | null; check: string | null }>`
    select polname as name, pg_get_expr(polqual, polrelid) as "using", pg_get_expr(polwithcheck, polrelid) as "check"
    from pg_policy where polrelid = ${name}::regclass`.execute(trx);
  for (const policy of policies) {
    const using = policy.using === null ? sql`` : sql`using (${sql.raw(policy.using)})`;
    const check = policy.check === null ? sql`` : sql`with check (${sql.raw(policy.check)})`;
    await sql`create policy ${sql.id(policy.name)} on ${shadow} ${using} ${check}`.execute(trx);
  }
  const {
    rows: [security],
  } = await sql<{ enabled: boolean; forced: boolean }>`
    select relrowsecurity as enabled, relforcerowsecurity as forced from pg_class where oid = ${name}::regclass`.execute(
    trx,
  );
  if (security?.enabled) await sql`alter table ${shadow} enable row level security`.execute(trx);
  if (security?.forced) await sql`alter table ${shadow} force row level security`.execute(trx);
}

async function refuseWhatIsNotCopied(trx: Kysely<unknown>, table: string): Promise<void> {
  const name = `${LIVE}.${table}`;
  const {
    rows: [has],
  } = await sql<{ what: string | null }>`select case
      when exists (select from pg_constraint where contype = 'f' and ${name}::regclass in (conrelid, confrelid)) then 'a foreign key'
      when exists (select from pg_policy where polrelid = ${name}::regclass
        and (polroles <> array[0::oid] or polcmd <> '*' or not polpermissive)) then 'a policy for some only'
      when exists (select from pg_class, lateral aclexplode(relacl) as granted
        where oid = ${name}::regclass and granted.grantee <> relowner) then 'a grant'
      when exists (select from pg_depend join pg_rewrite on pg_rewrite.oid = objid
        where refobjid = ${name}::regclass and classid = 'pg_rewrite'::regclass) then 'a view'
    end as what`.execute(trx);
  if (has?.what != null) throw new Error(`${table} has ${has.what}, which a rebuild does not carry over`);
}
