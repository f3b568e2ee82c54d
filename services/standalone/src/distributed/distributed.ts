// Stops in reverse order, the database last.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { openServerClickHouse } from '@leadwright/clickhouse/clickhouse.server';
import { assertFree } from '@leadwright/runtime/process/free-ports';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { createClosers, type Closers } from '../closers.ts';
import { takeDataFolder } from '../data-folder.ts';
import { prepareDatabases } from '../databases.ts';
import { prepareLeadTables } from '../demo/lead-tables.ts';
import { choosePorts, recordedPorts } from '../ports.ts';
import { openSecrets } from '../secrets.ts';
import { serviceNames, topics, type ServiceName } from '../services.ts';
import { untilAnswers } from '../until-answers.ts';
import type { DistributedOptions } from './arguments.ts';
import { seedText } from '../demo/seed-config.ts';
import { openEngines, type Engines } from './engines.ts';
import { distributedEnvironments } from './environments.ts';
import type { Site } from './local-engines.ts';
import { runProgramIn } from './run-program.ts';
import { endLeftover, startServiceProcess } from './service-process.ts';

export type Distributed = { url: string; stop(): Promise<void> };

const LISTEN_SECONDS_MAX = 120;
const READY_SECONDS_MAX = 120;
const execute = promisify(execFile);

/** If a part fails, the earlier ones are stopped. `onGivenUp`: a service has ended and is not restarted. */
export async function startDistributed(
  options: DistributedOptions,
  site: Site,
  onGivenUp: (error: Error) => void,
): Promise<Distributed> {
  await assertFree(options.port);
  const held = takeDataFolder(options.dataFolder, undefined);
  const closers = createClosers();
  closers.keep(async () => held.release());
  held.remember();
  try {
    return { url: await open(options, { ...site, folder: held.path }, closers, onGivenUp), stop: closers.closeAll };
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

async function open(
  options: DistributedOptions,
  site: Site,
  closers: Closers,
  onGivenUp: (error: Error) => void,
): Promise<string> {
  const { root, folder, env } = site;
  const services = path.join(folder, 'services');
  mkdirSync(services, { recursive: true });
  const placeOf = (name: ServiceName) => ({
    name,
    folder: services,
    program: path.join(root, 'services', name, 'src/main.ts'),
  });
  // Before the engines stop, because a service cannot stop cleanly without its database.
  await Promise.all(serviceNames.map((name) => endLeftover(placeOf(name))));
  const secrets = openSecrets(folder);
  const engines = await openEngines(
    options,
    site,
    (stop) => closers.keep(stop),
    createLogger('run-distributed', 'warn'),
  );
  const databases = await prepareDatabases(engines.postgres, secrets, root);
  const ports = await choosePorts(options.port);
  const urlOf = (name: ServiceName): string => `http://127.0.0.1:${ports.public[name]}`;
  const internalUrlOf = (name: ServiceName): string => `http://127.0.0.1:${ports.internal[name]}`;
  const configs = distributedEnvironments(
    {
      root,
      secrets,
      databases,
      ports,
      folder,
      publicUrl: urlOf('gateway'),
      limitMaxima: options.limitMaxima,
      otlpUrl: options.otlpUrl,
      logLevel: 'info',
    },
    { ...engines, bus: { KAFKA_BROKERS: engines.kafka } },
  );
  await prepareEngines(engines, options, site, configs.export);

  const start = async (name: ServiceName): Promise<void> => {
    const { stop } = await startServiceProcess({
      ...placeOf(name),
      root,
      env: { ...configs[name], ...env },
      restart: options.restart,
      say: (line) => console.log(line),
      onGivenUp,
    });
    closers.keep(stop);
  };
  const behind = serviceNames.filter((name) => name !== 'gateway');
  for (const name of behind) await start(name);
  await Promise.all(behind.map((name) => untilAnswers(`${urlOf(name)}/health/live`, LISTEN_SECONDS_MAX)));
  await seed(site, {
    SEED_ACCOUNTS_URL: internalUrlOf('accounts'),
    SEED_SERVICE_PRIVATE_KEY: secrets.services.standalone.privateKey,
    SEED_SEARCH_POSTGRES_URL: databases.urls.search,
    SEED_CLICKHOUSE_URL: engines.clickhouse,
    SEED_LEAD_MARK_KEYS: configs.search['SEARCH_LEAD_MARK_KEYS'] ?? '',
    // An empty variable counts as absent.
    SEED_LEADS: seedText(options.leads ?? {}),
    SEED_RANDOM: String(options.seed ?? ''),
  });
  await start('gateway');
  // The gateway checks every service, so its readiness covers all. Its internal port gives the reason.
  await untilAnswers(`${internalUrlOf('gateway')}/health/ready`, READY_SECONDS_MAX);
  // For tools that disturb or inspect a part; the file holds passwords.
  writeFileSync(
    path.join(folder, 'distributed.json'),
    JSON.stringify({ url: urlOf('gateway'), ...recordedPorts(ports), engines, databases: databases.urls }, null, 2),
    { mode: 0o600 },
  );
  return urlOf('gateway');
}

async function prepareEngines(
  engines: Engines,
  { replication }: DistributedOptions,
  { root, env }: Site,
  exportEnv: Record<string, string>,
): Promise<void> {
  const clickhouse = openServerClickHouse({ url: engines.clickhouse });
  try {
    await prepareLeadTables(clickhouse, root);
  } finally {
    await clickhouse.close();
  }
  const script = (name: string, ...args: string[]) =>
    execute(process.execPath, [runProgramIn(root), path.join('scripts', name), ...args], {
      cwd: root,
      env: { ...env, ...exportEnv },
    });
  const inSync = Math.max(1, replication - 1);
  await script(
    'create-topics.ts',
    '--brokers',
    engines.kafka,
    '--replication',
    String(replication),
    '--min-in-sync',
    String(inSync),
    '--topics',
    Object.values(topics).join(','),
  );
  if (engines.s3) await script('create-bucket.ts');
}

async function seed({ root, env }: Site, config: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [runProgramIn(root), 'services/standalone/src/seed.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...env, ...config },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The demo could not be loaded; the reason stands above.');
}
