// The gateway starts last, and stops first.
import { parseMarkKeys, type MarkKeys } from '@leadwright/runtime/mailboxes/keyed-marks';
import { startAccounts } from '@leadwright/accounts/service';
import { startAudit } from '@leadwright/audit/service';
import { startBilling } from '@leadwright/billing/service';
import type { ClickHouse } from '@leadwright/clickhouse/clickhouse';
import type { LastBackup } from '@leadwright/export/metrics';
import { startExport } from '@leadwright/export/service';
import { startGateway } from '@leadwright/gateway/service';
import type { EventBus } from '@leadwright/messaging/event-bus';
import { openPostgresBus } from '@leadwright/messaging/postgres/bus';
import { openLogs, type Logs } from '@leadwright/messaging/postgres/logs';
import { startNotification } from '@leadwright/notification/service';
import type { FileStore } from '@leadwright/objects/file-store';
import { openDatabase } from '@leadwright/postgres/database';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import type { RunningService } from '@leadwright/runtime/process/service';
import { startSearch, type RunningSearch } from '@leadwright/search/service';
import type { StandaloneOptions } from './command-line/arguments.ts';
import { configsOf } from './settings/check-settings.ts';
import type { Databases } from './databases.ts';
import type { Secrets } from './secrets.ts';
import { choosePorts, type Ports } from './ports.ts';
import { topics, type ServiceName } from './services.ts';

export type ServiceParts = {
  options: StandaloneOptions;
  root: string;
  secrets: Secrets;
  databases: Databases;
  clickhouse: ClickHouse;
  objects: FileStore;
  invoiceObjects: FileStore;
  /** When the data folder was backed up last. */
  lastBackup: LastBackup;
  /** Fills the product before its ports open, so that ready means usable. */
  beforeGateway: (inside: {
    accountsInternalUrl: string;
    search: Pick<RunningSearch, 'store'> & { markKeys: MarkKeys; postgresUrl: string };
  }) => Promise<void>;
};

export type Services = { url: string; internalUrl: string; ports: Ports; stop(): Promise<void> };

export async function startServices(parts: ServiceParts): Promise<Services> {
  const { options, secrets, databases, clickhouse, objects, invoiceObjects, root } = parts;
  const ports = await choosePorts(options.port);
  const configs = configsOf(options, { root, secrets, databases, ports });
  const started: { stop(): Promise<void> }[] = [];
  const stop = async (): Promise<void> => {
    for (let last = started.pop(); last; last = started.pop()) await last.stop();
  };
  const keep = <Part extends { stop(): Promise<void> }>(part: Part): Part => {
    started.push(part);
    return part;
  };
  // One for the process: each bus of its own would listen to the same logs again.
  const logs = openLogs(databases.logs, createLogger('standalone', 'warn'));
  keep({ stop: () => logs.close() });
  const busOf = async (name: ServiceName): Promise<EventBus> => {
    const { bus, stop: close } = await openBus(name, databases, logs);
    keep({ stop: close });
    return bus;
  };
  try {
    const accounts: RunningService = keep(await startAccounts(configs.accounts, { bus: await busOf('accounts') }));
    const search = keep(await startSearch(configs.search, { bus: await busOf('search'), clickhouse }));
    keep(await startBilling(configs.billing, { bus: await busOf('billing'), objects: invoiceObjects }));
    keep(
      await startExport(configs.export, {
        bus: await busOf('export'),
        clickhouse,
        objects,
        lastBackup: parts.lastBackup,
      }),
    );
    keep(await startNotification(configs.notification, { bus: await busOf('notification') }));
    keep(await startAudit(configs.audit, { bus: await busOf('audit'), clickhouse }));
    const markKeys = parseMarkKeys(configs.search.SEARCH_LEAD_MARK_KEYS);
    await parts.beforeGateway({
      accountsInternalUrl: accounts.internalUrl,
      search: { store: search.store, markKeys, postgresUrl: databases.urls.search },
    });
    const gateway: RunningService = keep(await startGateway(configs.gateway, { bus: await busOf('gateway') }));
    return { url: gateway.url, internalUrl: gateway.internalUrl, ports, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openBus(
  name: ServiceName,
  { urls }: Databases,
  logs: Logs,
): Promise<{ bus: EventBus; stop(): Promise<void> }> {
  const own = (topics as Partial<Record<ServiceName, string>>)[name];
  const database = own === undefined ? undefined : openDatabase(urls[name], { max: 4 });
  const bus = await openPostgresBus({
    service: name,
    logs,
    logger: createLogger(name, 'warn'),
    ...(database && own ? { database, own } : {}),
  });
  return {
    bus,
    stop: async () => {
      await bus.close();
      await database?.close();
    },
  };
}
