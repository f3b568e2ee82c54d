// The whole product in one process: engines, databases, services, demo data, in this order; stopped
// in the reverse, the database last.
import path from 'node:path';
import { openEmbeddedClickHouse } from '@leadwright/clickhouse/clickhouse.embedded';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { openFileStore } from '@leadwright/objects/file-store';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '@leadwright/runtime/embedded-postgres';
import { createLogger } from '@leadwright/runtime/logger';
import { createServiceTokens } from '@leadwright/runtime/service-tokens';
import type { StandaloneOptions } from './arguments.ts';
import { publicKeysOf } from './configs.ts';
import { takeDataFolder } from './data-folder.ts';
import { prepareDatabases } from './databases.ts';
import { openDemoAccounts } from './demo-accounts.ts';
import { loadDemoLeads } from './demo-leads.ts';
import { assertFree } from './free-ports.ts';
import { prepareLeadTables } from './lead-tables.ts';
import { openSecrets } from './secrets.ts';
import { startServices } from './start-services.ts';

export type Standalone = {
  url: string;
  /** The engines beneath, for benchmarks that compare with them. */
  engines: { clickhouse: ClickHouse; postgres: EmbeddedPostgres };
  stop(): Promise<void>;
};

type Closer = () => Promise<void> | void;

/** Starts everything on `options.dataFolder`. What was opened is closed again if a later part fails. */
export async function startStandalone(options: StandaloneOptions, root: string): Promise<Standalone> {
  const closers: Closer[] = [];
  const closeAll = async (): Promise<void> => {
    for (let close = closers.pop(); close; close = closers.pop()) await close();
  };
  try {
    return await open(options, root, closers, closeAll);
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function open(options: StandaloneOptions, root: string, closers: Closer[], closeAll: () => Promise<void>): Promise<Standalone> {
  await assertFree(options.port);
  const folder = takeDataFolder(options.dataFolder);
  closers.push(folder.release);
  const logger = createLogger('standalone', 'warn');
  const secrets = openSecrets(folder.path);
  const postgres = await startEmbeddedPostgres({ folder: path.join(folder.path, 'postgres'), tuning: 'durable', logger });
  closers.push(() => postgres.stop('fast'));
  const clickhouse = await openEmbeddedClickHouse({ folder: path.join(folder.path, 'clickhouse') });
  closers.push(() => clickhouse.close());
  await prepareLeadTables(clickhouse, root);
  const databases = await prepareDatabases(postgres, secrets, root);
  const objects = await openFileStore({ folder: path.join(folder.path, 'objects'), signingKey: secrets.linkKey, linkBase: '/api/v2/files' });
  const tokens = await createServiceTokens({
    service: 'standalone', privateKey: secrets.services.standalone.privateKey, publicKeys: publicKeysOf(secrets),
  });
  const services = await startServices({
    options, root, secrets, databases, clickhouse, objects,
    beforeGateway: async ({ accountsUrl, search }) => {
      await openDemoAccounts(accountsUrl, tokens);
      await loadDemoLeads(options, clickhouse, search);
    },
  });
  closers.push(() => services.stop());
  await untilReady(services.url);
  return { url: services.url, engines: { clickhouse, postgres }, stop: closeAll };
}

const READY_MS_MAX = 60_000;

// The gateway asks every service; what it answers is what a person would meet.
async function untilReady(url: string): Promise<void> {
  const deadline = performance.now() + READY_MS_MAX;
  let reason = 'no answer';
  while (performance.now() < deadline) {
    const response = await fetch(`${url}/health/ready`);
    if (response.ok) return;
    reason = await response.text();
    await new Promise((resolve) => { setTimeout(resolve, 100); });
  }
  throw new Error(`Not every service became usable within a minute: ${reason}`);
}
