// A service owns its database, is no superuser and cannot bypass row security; the bus reader reads records only.
import pg from 'pg';
import { SILENT_MS } from './database.ts';
import { onOneConnection } from './one-connection.ts';

export type Role = { role: string; password: string };

/** The role with which other services' buses read `topic_log`. */
export const BUS_READER = 'bus_reader';

/** Creates the role or sets its password. Idempotent. */
export async function provisionRole(superuserUrl: string, { role, password }: Role): Promise<void> {
  await connected(superuserUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
    await client.query(
      `${rowCount ? 'alter' : 'create'} role ${pg.escapeIdentifier(role)} login nosuperuser nobypassrls nocreatedb nocreaterole noreplication
       password ${pg.escapeLiteral(password)}`,
    );
  });
}

/** Closed to every other role but the bus reader. Idempotent. `superuserUrl` may name any database of the server. */
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

/** Grants the bus reader these tables, once migrations have created them. Run as the owner. Idempotent. */
export async function grantBusReader(ownerUrl: string, tables: string[], reader: string = BUS_READER): Promise<void> {
  await connected(ownerUrl, async (client) => {
    const role = pg.escapeIdentifier(reader);
    await client.query(`grant usage on schema public to ${role}`);
    for (const table of tables) await client.query(`grant select on ${pg.escapeIdentifier(table)} to ${role}`);
  });
}

const connected = (url: string, work: (client: pg.Client) => Promise<void>): Promise<void> =>
  onOneConnection(url, work, { silentMs: SILENT_MS });
