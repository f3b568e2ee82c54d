import { openServerClickHouse } from '@leadwright/clickhouse/clickhouse.server';
import { parseMarkKeys } from '@leadwright/runtime/mailboxes/keyed-marks';
import { createServiceTokens } from '@leadwright/runtime/process/service-tokens';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import type { StandaloneOptions } from '../command-line/arguments.ts';
import { prepareDatabases } from '../databases.ts';
import { seedDemo } from '../demo/seed-demo.ts';
import type { Site } from '../distributed/local-engines.ts';
import { choosePorts, recordProduct } from '../ports.ts';
import { openSecrets } from '../secrets.ts';
import { serviceNames, type ServiceName } from '../services.ts';
import { createDevService, type DevService } from './dev-service.ts';
import { devEnvironments } from './environments.ts';
import type { Program } from './programs.ts';

export type DevServices = {
  all: readonly DevService[];
  gatewayUrl: string;
  /** With the demo; the gateway last. */
  start(programs: Record<ServiceName, Program>): Promise<void>;
  stop(): Promise<void>;
};

export type DevServicesParts = {
  options: StandaloneOptions;
  site: Site;
  /** Address of any database there, under a role that may make others. */
  postgres: string;
  clickhouseUrl: string;
  publicUrl: string;
  onEnded: (name: ServiceName, how: string) => void;
};

/** Migrates; nothing runs yet. */
export async function openServices(parts: DevServicesParts): Promise<DevServices> {
  const { options, site, postgres, clickhouseUrl, publicUrl, onEnded } = parts;
  const { root, folder, env } = site;
  const secrets = openSecrets(folder);
  const databases = await prepareDatabases(postgres, secrets, root);
  const ports = await choosePorts(0);
  const environments = devEnvironments(
    { ...options, root, folder, secrets, databases, ports, publicUrl },
    clickhouseUrl,
  );
  const all = serviceNames.map((name) =>
    createDevService({
      name,
      root,
      env: { ...environments[name], ...env },
      internalUrl: `http://127.0.0.1:${ports.internal[name]}`,
      onEnded: (how) => onEnded(name, how),
    }),
  );
  const seed = async (): Promise<void> => {
    const { privateKey } = secrets.services.standalone;
    const clickhouse = openServerClickHouse({ url: clickhouseUrl });
    try {
      await seedDemo(options, {
        accountsInternalUrl: `http://127.0.0.1:${ports.internal.accounts}`,
        tokens: await createServiceTokens({ service: 'standalone', privateKey, publicKeys: {} }),
        searchPostgresUrl: databases.urls.search,
        clickhouse,
        markKeys: parseMarkKeys(environments.search['SEARCH_LEAD_MARK_KEYS'] ?? ''),
        logger: createLogger('dev', 'warn'),
      });
    } finally {
      await clickhouse.close();
    }
  };
  return {
    all,
    gatewayUrl: `http://127.0.0.1:${ports.public.gateway}`,
    start: async (programs) => {
      const run = (names: readonly DevService[]) => Promise.all(names.map((each) => each.run(programs[each.name])));
      await run(all.filter(({ name }) => name !== 'gateway'));
      await seed();
      await run(all.filter(({ name }) => name === 'gateway'));
      for (const each of all) each.warm();
      recordProduct(folder, publicUrl, ports);
    },
    stop: async () => void (await Promise.all(all.map((each) => each.stop()))),
  };
}
