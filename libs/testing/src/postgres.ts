// Databases for tests: each test file creates its own, with roles that obey row security.
import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { migrate, type MigrationSource } from '@leadwright/postgres/migrate';
import { BUS_READER, provisionDatabase, provisionRole } from '@leadwright/postgres/provision';
import pg from 'pg';
import { POSTGRES_VARIABLE, STAYING_VARIABLE } from './engines.ts';

export type TestDatabase = {
  name: string;
  url: string;
  superuserUrl: string;
  /** As the role that other services' buses read with; see `grantBusReader`. */
  busReaderUrl: string;
  urlAs(role: string): string;
  /** Ends its connections; its files go with the run's folder where `STAYING_VARIABLE` says so, else at once. */
  drop(): Promise<void>;
};

/**
 * Creates a database with a new owner role, and brings it up to date with `migrations`: the first of a run migrates a
 * template, and the others copy it. `roles` are additional log-in roles without rights.
 */
export async function testDatabase({
  roles = [],
  migrations = [],
}: { roles?: string[]; migrations?: MigrationSource[] } = {}): Promise<TestDatabase> {
  const server = process.env[POSTGRES_VARIABLE];
  if (!server) throw new Error(`${POSTGRES_VARIABLE} is not set: databases exist in *.int.test.ts only`);
  const name = `test_${randomBytes(6).toString('hex')}`;
  const password = randomBytes(8).toString('hex');
  const owner = `${name}_owner`;
  const named = new Map(roles.map((role) => [role, `${name}_${role}`]));
  // The reader is one role per server and files run concurrently, so its password never changes.
  const busReader = { role: BUS_READER, password: 'bus-reader-of-the-tests' };
  const template = await locked(server, async () => {
    await provisionRole(server, busReader);
    return migrations.length > 0 ? migratedTemplate(server, migrations) : undefined;
  });
  await statements(server, [
    ...[owner, ...named.values()].map(
      (role) => `create role ${role} login nosuperuser nobypassrls password '${password}'`,
    ),
    `create database ${name} owner ${owner} ${template === undefined ? '' : `template ${template}`}`,
    `revoke all on database ${name} from public`,
    `grant connect on database ${name} to ${[busReader.role, ...named.values()].join(', ')}`,
  ]);
  const urlOf = (role: string, secret: string): string =>
    Object.assign(new URL(server), { username: role, password: secret, pathname: `/${name}` }).href;
  const superuser = addressOf(server, name);
  if (template !== undefined) await statements(superuser, [`reassign owned by ${ownerOf(template)} to ${owner}`]);
  return {
    name,
    url: urlOf(owner, password),
    superuserUrl: superuser,
    busReaderUrl: urlOf(busReader.role, busReader.password),
    urlAs: (role) => {
      const known = named.get(role);
      if (known === undefined) throw new Error(`no role ${role} was asked for`);
      return urlOf(known, password);
    },
    drop: () =>
      statements(
        server,
        process.env[STAYING_VARIABLE] === 'true'
          ? closing(name)
          : [`drop database ${name} with (force)`, ...[owner, ...named.values()].map((role) => `drop role ${role}`)],
      ),
  };
}

// ext4 passes over what was deleted in the last minutes each time that it makes a file, and a database is 300 files:
// an eighth of the processor time of all integration tests.
const closing = (name: string): string[] => [
  `alter database ${name} with allow_connections false`,
  `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
];

const addressOf = (server: string, database: string): string =>
  Object.assign(new URL(server), { pathname: `/${database}` }).href;

// One for each template: what it owns is passed on as a whole, and of an unfinished template nothing may be.
const ownerOf = (template: string): string => `${template}_owner`;

/** The name of a database of the server that these migrations were applied to. The caller holds the lock. */
async function migratedTemplate(server: string, migrations: MigrationSource[]): Promise<string> {
  const name = `template_${digestOf(migrations)}`;
  if (await exists(server, name)) return name;
  // It gets its name when it is complete, so that one whose migration failed is never copied.
  const making = `making_${name}`;
  const owner = { role: ownerOf(name), password: 'owner-of-the-template' };
  await statements(server, [`drop database if exists ${making} with (force)`]);
  await provisionDatabase(server, { database: making, ...owner });
  const url = Object.assign(new URL(addressOf(server, making)), { username: owner.role, password: owner.password });
  await migrate(url.href, migrations);
  // Of another owner than its tables, so that a copy can pass its tables on and the template stays.
  await statements(server, [
    `alter database ${making} owner to current_user`,
    `alter database ${making} rename to ${name}`,
  ]);
  return name;
}

function digestOf(migrations: MigrationSource[]): string {
  const hash = createHash('sha256');
  for (const { name, folder } of migrations) {
    hash.update(`${name}\0`);
    for (const file of readdirSync(folder).sort())
      hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

async function exists(server: string, database: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    return rowCount === 1;
  } finally {
    await client.end();
  }
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
async function locked<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('leadwright.provision'))`);
    return await work();
  } finally {
    await client.end();
  }
}
