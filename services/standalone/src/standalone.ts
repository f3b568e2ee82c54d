// Stops in reverse order, the database last.
import path from 'node:path';
import { invoiceLinkBase } from '@leadwright/billing/invoices/routes/link-invoice';
import { openEmbeddedClickHouse } from '@leadwright/clickhouse/clickhouse.embedded';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import { openFileStore } from '@leadwright/objects/file-store';
import { openDatabase } from '@leadwright/postgres/database';
import { keepEmbeddedPostgres, type KeptPostgres } from '@leadwright/postgres/embedded/kept-postgres';
import { assertFree } from '@leadwright/runtime/process/free-ports';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { createServiceTokens } from '@leadwright/runtime/process/service-tokens';
import type { StandaloneOptions } from './command-line/arguments.ts';
import { checkSettings } from './settings/check-settings.ts';
import { publicKeysOf } from './settings/configs.ts';
import { takeDataFolder } from './data-folder.ts';
import { prepareDatabases } from './databases.ts';
import { demoAccounts, openAccounts } from './demo/demo-accounts.ts';
import { loadDemoLeads } from './demo/demo-leads.ts';
import { prepareLeadTables } from './demo/lead-tables.ts';
import { asksForLeads, firstPeople } from './in-public/in-public.ts';
import { lastBackup } from './last-backup.ts';
import { recordProduct } from './ports.ts';
import { openSecrets } from './secrets.ts';
import { sayEngine } from './engines/say-engine.ts';
import { startServices } from './start-services.ts';
import { unlessDown } from './engines/unless-down.ts';
import { untilAnswers } from './until-answers.ts';

export type Standalone = {
  url: string;
  /** The engines, for benchmarks that compare with them. */
  engines: { clickhouse: ClickHouse; postgres: { superuserUrl(database: string): string } };
  stop(): Promise<void>;
};

const READY_SECONDS_MAX = 60;

type Closer = () => Promise<void> | void;

/** Starts everything on `options.dataFolder`. If a part fails, the earlier ones are closed. */
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

async function open(
  options: StandaloneOptions,
  root: string,
  closers: Closer[],
  closeAll: () => Promise<void>,
): Promise<Standalone> {
  checkSettings(options, root);
  await assertFree(options.port);
  const folder = takeDataFolder(options.dataFolder, options.inPublic);
  closers.push(folder.release);
  const secrets = openSecrets(folder.path);
  const postgres =
    options.postgres === undefined
      ? await startPostgres(path.join(folder.path, 'postgres'), closers)
      : serverAt(options.postgres);
  const clickhouse = await openEmbeddedClickHouse({ folder: path.join(folder.path, 'clickhouse') });
  closers.push(() => clickhouse.close());
  await prepareLeadTables(clickhouse, root);
  const databases = await prepareDatabases(postgres.superuserUrl('postgres'), secrets, root);
  const objects = await openFileStore({
    folder: path.join(folder.path, 'objects'),
    signingKey: secrets.linkKey,
    linkBase: '/api/v2/files',
  });
  const invoiceObjects = await openFileStore({
    folder: path.join(folder.path, 'invoice-objects'),
    signingKey: secrets.linkKey,
    linkBase: invoiceLinkBase,
  });
  const tokens = await createServiceTokens({
    service: 'standalone',
    privateKey: secrets.services.standalone.privateKey,
    publicKeys: publicKeysOf(secrets),
  });
  const services = await startServices({
    options,
    root,
    secrets,
    databases,
    clickhouse,
    objects,
    invoiceObjects,
    lastBackup: () => lastBackup(folder.path),
    beforeGateway: async ({ accountsInternalUrl, search }) => {
      folder.remember();
      await openAccounts(accountsInternalUrl, tokens, options.inPublic ? firstPeople(options.inPublic) : demoAccounts);
      if (options.inPublic && !asksForLeads(options)) return;
      const database = openDatabase(search.postgresUrl, { max: 2 });
      try {
        await loadDemoLeads(options, clickhouse, { ...search, database });
      } finally {
        await database.close();
      }
    },
  });
  closers.push(() => unlessDown(postgres, () => services.stop()));
  // The gateway checks every service, so its readiness covers all. Its internal port gives the reason.
  await untilAnswers(`${services.internalUrl}/health/ready`, READY_SECONDS_MAX);
  recordProduct(folder.path, services.url, services.ports);
  return { url: services.url, engines: { clickhouse, postgres }, stop: closeAll };
}

type Server = Pick<KeptPostgres, 'superuserUrl' | 'downMs'>;

async function startPostgres(folder: string, closers: Closer[]): Promise<Server> {
  const logger = createLogger('standalone', 'warn');
  const server = await keepEmbeddedPostgres({ folder, tuning: 'durable', logger }, sayEngine);
  closers.push(server.stop);
  return server;
}

const serverAt = (url: string): Server => ({
  superuserUrl: (database) => Object.assign(new URL(url), { pathname: `/${database}` }).href,
  downMs: () => 0,
});
