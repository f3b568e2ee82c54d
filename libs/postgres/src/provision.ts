// Roles and databases of the services on one server. Every service owns its database, is no
// superuser and cannot bypass row security; the bus reader reads the announced records only.
import pg from 'pg';

export type Role = { role: string; password: string };

/** Name of the role that other services' buses read `topic_log` with. */
export const BUS_READER = 'bus_reader';

/** Makes the role or sets its password. Safe to repeat. */
export async function provisionRole(superuserUrl: string, { role, password }: Role): Promise<void> {
  await connected(superuserUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
    await client.query(
      `${rowCount ? 'alter' : 'create'} role ${pg.escapeIdentifier(role)} login nosuperuser nobypassrls nocreatedb nocreaterole noreplication
       password ${pg.escapeLiteral(password)}`,
    );
  });
}

/**
 * Makes a role and a database that it owns, closed to every other role but the bus reader (who may
 * connect, and read what it is granted). Safe to repeat. `superuserUrl` is of any database there.
 */
export async function provisionDatabase(
  superuserUrl: string,
  { database, role, password, busReader }: Role & { database: string; busReader?: Role },
): Promise<void> {
  await provisionRole(superuserUrl, { role, password });
  if (busReader) await provisionRole(superuserUrl, busReader);
  await connected(superuserUrl, async (client) => {
    const name = pg.escapeIdentifier(database);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (!rowCount) await client.query(`create database ${name} owner ${pg.escapeIdentifier(role)}`);
    await client.query(`revoke all on database ${name} from public`);
    if (busReader) await client.query(`grant connect on database ${name} to ${pg.escapeIdentifier(busReader.role)}`);
  });
}

/** Lets the bus reader read these tables, after the migrations made them. Run as the owner. Safe to repeat. */
export async function grantBusReader(ownerUrl: string, tables: string[], reader: string = BUS_READER): Promise<void> {
  await connected(ownerUrl, async (client) => {
    const role = pg.escapeIdentifier(reader);
    await client.query(`grant usage on schema public to ${role}`);
    for (const table of tables) await client.query(`grant select on ${pg.escapeIdentifier(table)} to ${role}`);
  });
}

async function connected(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
