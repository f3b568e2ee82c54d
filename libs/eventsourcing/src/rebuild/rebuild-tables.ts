// Tables beside the live ones, in a schema of their own: same names, columns, checks, indexes and row
// security. With that schema alone on the search path a projection writes there, with the very
// statements it always runs, and cannot touch a live table, the log or an effect: they have no name there.
import { sql, type Kysely, type Transaction } from 'kysely';

/** Where a rebuild works. Whatever a killed one left there is removed by the next. */
export const BESIDE = 'rebuild';
const REPLACED = 'rebuild_replaced';
const LIVE = 'public';

/** Makes empty tables beside these live ones. Throws for what it cannot copy: a foreign key, a trigger, a grant, a policy for one role. */
export async function makeBeside(trx: Transaction<unknown>, tables: string[]): Promise<void> {
  await dropBeside(trx);
  await sql`create schema ${sql.id(BESIDE)}`.execute(trx);
  for (const table of tables) await copyTable(trx, table);
}

/** Removes what a rebuild left: tables that were not swapped in, and those that were swapped out. */
export async function dropBeside(trx: Transaction<unknown>): Promise<void> {
  await sql`drop schema if exists ${sql.id(BESIDE)} cascade`.execute(trx);
  await sql`drop schema if exists ${sql.id(REPLACED)} cascade`.execute(trx);
}

/** From here to the end of the transaction no table but those beside the live ones has a name. */
export async function writeBeside(trx: Transaction<unknown>): Promise<void> {
  await sql`select set_config('search_path', ${BESIDE}, true)`.execute(trx);
}

/** Nobody reads or writes these tables until the transaction ends; it waits for those who do at most `waitMs`. */
export async function holdLive(trx: Transaction<unknown>, tables: string[], waitMs: number): Promise<void> {
  await sql`select set_config('lock_timeout', ${`${waitMs}ms`}, true)`.execute(trx);
  await sql`lock table ${sql.join(tables.map((table) => sql.id(LIVE, table)))} in access exclusive mode`.execute(trx);
}

/** The tables beside take the live ones' place. In a transaction that holds the live ones. */
export async function swapTables(trx: Transaction<unknown>, tables: string[]): Promise<void> {
  await sql`create schema ${sql.id(REPLACED)}`.execute(trx);
  for (const table of tables) {
    await sql`alter table ${sql.id(LIVE, table)} set schema ${sql.id(REPLACED)}`.execute(trx);
    await sql`alter table ${sql.id(BESIDE, table)} set schema ${sql.id(LIVE)}`.execute(trx);
  }
}

/** So that the first queries after the swap are planned with what is in the tables. */
export async function analyzeBeside(trx: Transaction<unknown>, tables: string[]): Promise<void> {
  for (const table of tables) await sql`analyze ${sql.id(BESIDE, table)}`.execute(trx);
}

async function copyTable(trx: Transaction<unknown>, table: string): Promise<void> {
  await refuseWhatIsNotCopied(trx, table);
  const live = sql.id(LIVE, table);
  const beside = sql.id(BESIDE, table);
  await sql`create table ${beside} (like ${live} including all excluding indexes)`.execute(trx);
  const {
    rows: [kept],
  } = await sql<{ options: string | null }>`
    select array_to_string(reloptions, ', ') as options from pg_class where oid = ${`${LIVE}.${table}`}::regclass`.execute(
    trx,
  );
  if (kept?.options) await sql`alter table ${beside} set (${sql.raw(kept.options)})`.execute(trx);
  const { rows: constraints } = await sql<{ name: string; definition: string }>`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = ${`${LIVE}.${table}`}::regclass and contype in ('p', 'u', 'x')`.execute(trx);
  for (const { name, definition } of constraints) {
    await sql`alter table ${beside} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(trx);
  }
  for (const definition of await indexesOf(trx, table)) await sql.raw(definition).execute(trx);
  await copyPolicies(trx, table);
}

// An index that belongs to a constraint came with it. The names stay, since a later migration may say them.
async function indexesOf(trx: Kysely<unknown>, table: string): Promise<string[]> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid = ${`${LIVE}.${table}`}::regclass
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))`.execute(
    trx,
  );
  return rows.map(({ definition }) => definition.replace(` ON ${LIVE}.`, ` ON ${BESIDE}.`));
}

async function copyPolicies(trx: Kysely<unknown>, table: string): Promise<void> {
  const beside = sql.id(BESIDE, table);
  const name = `${LIVE}.${table}`;
  const { rows: policies } = await sql<{ name: string; using: string | null; check: string | null }>`
    select polname as name, pg_get_expr(polqual, polrelid) as "using", pg_get_expr(polwithcheck, polrelid) as "check"
    from pg_policy where polrelid = ${name}::regclass`.execute(trx);
  for (const policy of policies) {
    const using = policy.using === null ? sql`` : sql`using (${sql.raw(policy.using)})`;
    const check = policy.check === null ? sql`` : sql`with check (${sql.raw(policy.check)})`;
    await sql`create policy ${sql.id(policy.name)} on ${beside} ${using} ${check}`.execute(trx);
  }
  const {
    rows: [security],
  } = await sql<{ enabled: boolean; forced: boolean }>`
    select relrowsecurity as enabled, relforcerowsecurity as forced from pg_class where oid = ${name}::regclass`.execute(
    trx,
  );
  if (security?.enabled) await sql`alter table ${beside} enable row level security`.execute(trx);
  if (security?.forced) await sql`alter table ${beside} force row level security`.execute(trx);
}

async function refuseWhatIsNotCopied(trx: Kysely<unknown>, table: string): Promise<void> {
  const name = `${LIVE}.${table}`;
  const {
    rows: [has],
  } = await sql<{ what: string | null }>`select case
      when exists (select from pg_constraint where contype = 'f' and ${name}::regclass in (conrelid, confrelid)) then 'a foreign key'
      when exists (select from pg_trigger where tgrelid = ${name}::regclass and not tgisinternal) then 'a trigger'
      when exists (select from pg_policy where polrelid = ${name}::regclass
        and (polroles <> array[0::oid] or polcmd <> '*' or not polpermissive)) then 'a policy for some only'
      when exists (select from pg_class, lateral aclexplode(relacl) as granted
        where oid = ${name}::regclass and granted.grantee <> relowner) then 'a grant'
      when exists (select from pg_depend join pg_rewrite on pg_rewrite.oid = objid
        where refobjid = ${name}::regclass and classid = 'pg_rewrite'::regclass) then 'a view'
    end as what`.execute(trx);
  if (has?.what != null) throw new Error(`${table} has ${has.what}, which a rebuild does not carry over`);
}
