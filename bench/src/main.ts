// `npm run bench`: starts the product on a folder of its own, measures it beside its bare engines in
// the same run, prints the rows and writes bench/results/latest.json.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BillingEventSchema } from '@leadwright/contracts/billing/v1/billing_events';
import { openEventStore } from '@leadwright/eventsourcing/event-store.postgres';
import { openFileStore } from '@leadwright/objects/file-store';
import { billingTopic, toMessage, type BillingStored } from '@leadwright/billing/contracts';
import { migrationFolders } from '@leadwright/billing/migrations';
import { onEvent } from '@leadwright/billing/projections/on-event';
import { openDatabase, type Database } from '@leadwright/runtime/database';
import { createLogger } from '@leadwright/runtime/logger';
import { migrate } from '@leadwright/runtime/migrate';
import { provisionDatabase } from '@leadwright/runtime/provision';
import { demoPassword, demoPeople } from '@leadwright/standalone/demo-people';
import { startStandalone, type Standalone } from '@leadwright/standalone/standalone';
import { benchCount } from './count.ts';
import { benchExport } from './export.ts';
import { benchLedger } from './ledger.ts';
import { report, type Row } from './result.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'leadwright-bench-'));
chmodSync(folder, 0o755);

const product = await startStandalone({ port: 0, dataFolder: path.join(folder, 'data'), consumers: 1_200_000, businesses: 10_000, seed: 1 }, root);
try {
  report([...(await count(product)), ...(await exporting(product)), ...(await ledgerCommands(product))], root);
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function post<Body>(pathname: string, body: object, token?: string): Promise<Body> {
  const response = await fetch(`${product.url}${pathname}`, {
    method: 'POST', body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin: product.url, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  });
  if (!response.ok) throw new Error(`${pathname}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
}

async function count({ engines }: Standalone): Promise<Row[]> {
  const { token } = await post<{ token: string }>('/api/login', { email: demoPeople[0].email, password: demoPassword });
  return benchCount(engines.clickhouse, (body) => post('/api/v2/searches/count', body, token));
}

async function exporting({ engines }: Standalone): Promise<Row[]> {
  const objectsFolder = path.join(folder, 'bench-objects');
  mkdirSync(objectsFolder);
  const objects = await openFileStore({ folder: objectsFolder, signingKey: 'bench'.repeat(8), linkBase: '/files' });
  return benchExport({ clickhouse: engines.clickhouse, objects, folder, datasetVersion: 1 });
}

async function ledgerCommands({ engines }: Standalone): Promise<Row[]> {
  const { postgres } = engines;
  await provisionDatabase(postgres.superuserUrl('postgres'), { database: 'bench', role: 'bench', password: 'bench' });
  const url = `postgres://bench:bench@127.0.0.1:${postgres.port}/bench`;
  await migrate(url, migrationFolders(root));
  const database: Database = openDatabase(url, { max: 16 });
  const store = openEventStore<BillingStored>({ database, topic: billingTopic, schema: BillingEventSchema, toMessage, projections: [onEvent], logger: createLogger('bench', 'warn') });
  try {
    return await benchLedger({ database, store });
  } finally {
    await database.close();
  }
}
