// The services' databases, while no service runs on them.
import { existsSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { serviceNames, services, topics, type OwnerName } from '@leadwright/contracts/topology';
import { startEmbeddedPostgres } from '@leadwright/postgres/embedded/embedded-postgres';
import { createLogger } from '@leadwright/runtime/telemetry/logger';

/** An error for the operator: one sentence. */
export class RestoreError extends Error {}

export const owners = Object.keys(topics) as OwnerName[];

/** Each consumer with the owner of the topic that it consumes. */
export const edges = serviceNames.flatMap((consumer) =>
  services[consumer].consumes.map((owner) => ({
    consumer: consumer as OwnerName,
    owner,
    group: `${consumer}.${owner}`,
  })),
);

type Query = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

export type Databases = {
  /** Sees every account; int8 comes as text. */
  query(service: OwnerName): Query;
  /** Everything or nothing in one database. */
  transaction(service: OwnerName, work: (query: Query) => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

const ONE_SERVER = 'POSTGRES_SUPERUSER_URL';

/**
 * The databases of a stopped `npm start` on this folder, or those that the environment names: each by
 * `<SERVICE>_POSTGRES_URL`, the others on the server of `POSTGRES_SUPERUSER_URL`. Throws `RestoreError`.
 */
export async function openDatabases(
  data: string | undefined,
  env: Record<string, string | undefined>,
): Promise<Databases> {
  if (data === undefined)
    return connect(
      (service) => addressIn(env, service),
      async () => undefined,
    );
  const folder = path.resolve(data, 'postgres');
  if (!existsSync(folder)) throw new RestoreError(`${data} has no embedded PostgreSQL: name a server in ${ONE_SERVER}`);
  const server = await startEmbeddedPostgres({ folder, logger: createLogger('restore', 'silent') });
  return connect(server.superuserUrl, () => server.stop('fast')).catch(async (error: unknown) => {
    await server.stop('fast');
    throw error;
  });
}

function addressIn(env: Record<string, string | undefined>, service: OwnerName): string {
  const own = env[`${service.toUpperCase()}_POSTGRES_URL`];
  const server = env[ONE_SERVER];
  if (own) return own;
  if (!server) throw new RestoreError(`say --data DIR, or set ${ONE_SERVER} or ${service.toUpperCase()}_POSTGRES_URL`);
  return Object.assign(new URL(server), { pathname: `/${service}` }).href;
}

async function connect(url: (service: OwnerName) => string, stop: () => Promise<void>): Promise<Databases> {
  const clients = new Map<OwnerName, pg.Client>();
  const query =
    (service: OwnerName): Query =>
    async <Row extends object>(text: string, values: unknown[] = []) =>
      ((await clients.get(service)?.query<Row & pg.QueryResultRow>(text, values))?.rows ?? []) as Row[];
  const close = async (): Promise<void> => {
    await Promise.all([...clients.values()].map((client) => client.end()));
    await stop();
  };
  try {
    for (const service of owners) {
      const client = new pg.Client({
        connectionString: url(service),
        options: '-c leadwright.scope=all -c timezone=UTC',
      });
      client.on('error', () => undefined);
      await client.connect().catch((error: unknown) => {
        throw new RestoreError(`the database of ${service} does not answer: ${textOf(error)}`, { cause: error });
      });
      clients.set(service, client);
    }
  } catch (error) {
    await Promise.all([...clients.values()].map((client) => client.end()));
    throw error;
  }
  return {
    query,
    close,
    transaction: async (service, work) => {
      const ask = query(service);
      await ask('begin');
      try {
        await work(ask);
        await ask('commit');
      } catch (error) {
        await ask('rollback');
        throw error;
      }
    },
  };
}

/** Throws `RestoreError` where a service runs: it would go on while the logs are compared. */
export async function assertStopped(databases: Databases): Promise<void> {
  for (const service of owners) {
    const held = await databases.query(service)(
      `select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
    );
    if (held.length > 0) throw new RestoreError(`${service} still runs on its database: stop every service first`);
  }
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
