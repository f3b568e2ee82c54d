// Runs the product as separate processes over Kafka (`scripts/run-distributed`), for tests that kill its parts.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { serviceNames, type ServiceName } from '@leadwright/contracts/topology';
import { asService, createServiceTokens } from '@leadwright/runtime/process/service-tokens';
import { openS3Store } from '@leadwright/objects/s3-store';
import { fileOf } from '../downloads/file-of.ts';
import { startProduct } from './product.ts';
import { password } from '../people/sign-up.ts';
import { openSources, type Sources } from '../invariants/sources.ts';

/** Addresses of engines that the test owns; the product starts the others. */
export type GivenEngines = { postgres?: string; kafka?: string; clickhouse?: string; s3?: string };

export type DistributedProduct = {
  url: string;
  pidOf(service: ServiceName): number;
  /** kill -9; the supervisor restarts it on the same port. */
  kill(service: ServiceName): void;
  /** All stored data, read without the product and its proxies; `direct` gives the engines' real addresses. */
  sources(direct?: { postgres?: string; clickhouse?: string; s3?: string }): Promise<Sources>;
  /** Creates an account on a plan, as an installation's owner. */
  openAccount(email: string, planId: string): Promise<void>;
  /** Sum of a counter over all services' metrics; ended processes are not counted. */
  metric(name: string): Promise<number>;
  stop(): Promise<void>;
};

type Kept = {
  url: string;
  internalPorts: Record<ServiceName, number>;
  engines: {
    postgres: string;
    clickhouse: string;
    s3?: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string };
  };
};

/** Starts it on the given engines and waits until it is ready. */
export async function startDistributed(
  dataFolder: string,
  engines: GivenEngines,
  options: { consumers?: number; env?: Record<string, string> } = {},
): Promise<DistributedProduct> {
  const args = Object.entries(engines).flatMap(([name, address]) => [`--${name}`, address]);
  const { stop } = await startProduct({ dataFolder, run: 'distributed', businesses: 2_000, args, ...options });
  const kept = JSON.parse(readFileSync(path.join(dataFolder, 'distributed.json'), 'utf8')) as Kept;
  const pidOf = (service: ServiceName): number =>
    Number(readFileSync(path.join(dataFolder, 'services', `${service}.pid`), 'utf8'));
  return {
    url: kept.url,
    pidOf,
    stop,
    kill: (service) => void process.kill(pidOf(service), 'SIGKILL'),
    sources: (direct = {}) => sourcesOf(kept, direct),
    openAccount: (email, planId) => openAccount(dataFolder, kept, email, planId),
    metric: async (name) => {
      const values = await Promise.all(serviceNames.map((service) => metricOf(kept.internalPorts[service], name)));
      return values.reduce((sum, each) => sum + each, 0);
    },
  };
}

async function sourcesOf(
  { engines }: Kept,
  direct: { postgres?: string; clickhouse?: string; s3?: string },
): Promise<Sources> {
  const postgres = new URL(direct.postgres ?? engines.postgres);
  const { s3 } = engines;
  if (!s3) throw new Error('the files of this product do not stand in S3');
  const store = await openS3Store({
    endpoint: direct.s3 ?? s3.endpoint,
    bucket: s3.bucket,
    region: s3.region,
    forcePathStyle: true,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
  });
  const sources = openSources({
    url: (database) => Object.assign(new URL(postgres), { pathname: `/${database}` }).toString(),
    clickhouseUrl: direct.clickhouse ?? engines.clickhouse,
    file: (key) => fileOf(store, key),
  });
  return {
    ...sources,
    close: async () => {
      await sources.close();
      store.close();
    },
  };
}

async function openAccount(dataFolder: string, { internalPorts }: Kept, email: string, planId: string): Promise<void> {
  const secrets = JSON.parse(readFileSync(path.join(dataFolder, 'secrets.json'), 'utf8')) as {
    services: { standalone: { privateKey: string } };
  };
  const tokens = await createServiceTokens({
    service: 'standalone',
    privateKey: secrets.services.standalone.privateKey,
    publicKeys: {},
  });
  const response = await fetch(`http://127.0.0.1:${internalPorts.accounts}/internal/accounts`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-correlation-id': 'fault-test',
      authorization: `Bearer ${tokens.sign('accounts', 'internal', asService('standalone'))}`,
    },
    body: JSON.stringify({ email, name: 'Fault Test', password, planId }),
  });
  if (!response.ok) throw new Error(`the account was refused: ${response.status} ${await response.text()}`);
}

// A service that is just restarting serves no metrics yet.
async function metricOf(port: number, name: string): Promise<number> {
  const text = await fetch(`http://127.0.0.1:${port}/metrics`).then(
    (response) => response.text(),
    () => '',
  );
  return text
    .split('\n')
    .filter((line) => line.startsWith(name))
    .reduce((sum, line) => sum + Number(line.split(' ')[1] ?? 0), 0);
}
