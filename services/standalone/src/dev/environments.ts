import path from 'node:path';
import type { ConfigParts, Environments } from '../settings/configs.ts';
import type { Databases } from '../databases.ts';
import { distributedEnvironments } from '../distributed/environments.ts';
import { serviceNames } from '../services.ts';
import { writePagesForGateway } from './pages-for-gateway.ts';

type Parts = ConfigParts & { databases: Databases; folder: string };

/** Also writes the files that the gateway starts with. */
export function devEnvironments(parts: Parts, clickhouse: string): Environments {
  const pages = path.join(parts.folder, 'dev-pages');
  writePagesForGateway(pages);
  const bus = { BUS_LOGS: JSON.stringify(parts.databases.logs) };
  const everywhere = distributedEnvironments(parts, { clickhouse, s3: undefined, bus });
  const own: Partial<Environments> = {
    gateway: { GATEWAY_WEB_FOLDER: pages },
    // It would be half of the time of its restart.
    search: { SEARCH_WARM_GEOGRAPHY: 'false' },
  };
  return Object.fromEntries(
    serviceNames.map((name) => [
      name,
      // A restart applies migrations that were added.
      { ...everywhere[name], [`${name.toUpperCase()}_MIGRATE`]: 'true', ...own[name] },
    ]),
  ) as Environments;
}
