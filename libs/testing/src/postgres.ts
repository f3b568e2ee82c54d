// Databases for tests: each test file creates its own, with roles that obey row security.
import { randomBytes } from 'node:crypto';
import { BUS_READER, provisionDatabase } from '@leadwright/postgres/provision';
import pg from 'pg';
import { POSTGRES_VARIABLE } from './engines.ts';

export type TestDatabase = {
  name: string;
  url: string;
  superuserUrl: string;
  /** As the role that other services' buses read with; see `grantBusReader`. */
  busReaderUrl: string;
  urlAs(role: string): string;
  drop(): Promise<void>;
};

/** Creates a database with a new owner role; `roles` are additional log-in roles without rights. */
export async function testDatabase({ roles = [] }: { roles?: string[] } = {}): Promise<TestDatabase> {
  const server = process.env[POSTGRES_VARIABLE];
  if (!server) throw new Error(`${POSTGRES_VARIABLE} is not set: databases exist in *.int.test.ts only`);
  const name = `test_${randomBytes(6).toString('hex')}`;
  const password = randomBytes(8).toString('hex');
  const owner = `${name}_owner`;
  const named = new Map(roles.map((role) => [role, `${name}_${role}`]));
  // The reader is one role per server and files run concurrently, so its password never changes.
  const busReader = { role: BUS_READER, password: 'bus-reader-of-the-tests' };
  await locked(server, () => provisionDatabase(server, { database: name, role: owner, password, busReader }));
  await statements(
    server,
    [...named.values()].flatMap((role) => [
      `create role ${role} login nosuperuser nobypassrls password '${password}'`,
      `grant connect on database ${name} to ${role}`,
    ]),
  );
  const urlOf = (role: string, secret: string): string => {
    const url = new URL(server);
    Object.assign(url, { username: role, password: secret, pathname: `/${name}` });
    return url.href;
  };
  const superuser = new URL(server);
  superuser.pathname = `/${name}`;
  return {
    name,
    url: urlOf(owner, password),
    superuserUrl: superuser.href,
    busReaderUrl: urlOf(busReader.role, busReader.password),
    urlAs: (role) => {
      const known = named.get(role);
      if (known === undefined) throw new Error(`no role ${role} was asked for`);
      return urlOf(known, password);
    },
    drop: () =>
      statements(server, [
        `drop database ${name} with (force)`,
        ...[owner, ...named.values()].map((role) => `drop role ${role}`),
      ]),
  };
}

async function statements(url: string, list: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of list) await client.query(statement);
  } finally {
    await client.end();
  }
}

// Two files that alter the same role at once collide in the catalogue ("tuple concurrently updated").
async function locked(url: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('leadwright.provision'))`);
    await work();
  } finally {
    await client.end();
  }
}
