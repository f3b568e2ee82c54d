import { migrate, type MigrationSource } from '@leadwright/postgres/migrate';
import { BUS_READER, provisionDatabase } from '@leadwright/postgres/provision';
import { migrationFolders as accounts } from '@leadwright/accounts/migrations';
import { migrationFolders as audit } from '@leadwright/audit/migrations';
import { migrationFolders as billing } from '@leadwright/billing/migrations';
import { migrationFolders as exporting } from '@leadwright/export/migrations';
import { migrationFolders as gateway } from '@leadwright/gateway/migrations';
import { migrationFolders as notification } from '@leadwright/notification/migrations';
import { migrationFolders as search } from '@leadwright/search/migrations';
import { productVersion } from '@leadwright/service/product-version';
import type { Secrets } from './secrets.ts';
import { progressTopic, serviceNames, topics, type ServiceName } from './services.ts';

const migrations: Record<ServiceName, (root: string) => MigrationSource[]> = {
  accounts,
  audit,
  billing,
  export: exporting,
  gateway,
  notification,
  search,
};

export type Databases = {
  /** Under the service's own role. */
  urls: Record<ServiceName, string>;
  /** Topic to the address of its log, under the role that may read nothing else. */
  logs: Record<string, string>;
};

/** Creates what is missing and migrates every database. `superuserUrl` is of any database there. Safe to repeat. */
export async function prepareDatabases(superuserUrl: string, secrets: Secrets, root: string): Promise<Databases> {
  const busReader = { role: BUS_READER, password: secrets.busReaderPassword };
  for (const name of serviceNames) {
    const { databasePassword: password } = secrets.services[name];
    await provisionDatabase(superuserUrl, { database: name, role: name, password, busReader });
  }
  const urlOf = (role: string, password: string, database: string): string =>
    Object.assign(new URL(superuserUrl), { username: role, password, pathname: `/${database}` }).href;
  const urls = Object.fromEntries(
    serviceNames.map((name) => [name, urlOf(name, secrets.services[name].databasePassword, name)]),
  ) as Databases['urls'];
  await Promise.all(
    serviceNames.map((name) => migrate(urls[name], migrations[name](root), { release: productVersion })),
  );
  const logs = Object.fromEntries(
    [...Object.entries(topics), ['export', progressTopic] as const].map(([service, topic]) => [
      topic,
      urlOf(BUS_READER, busReader.password, service),
    ]),
  );
  return { urls, logs };
}
