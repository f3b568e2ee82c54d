// Starts a second gateway for a running product, with a recording proxy before each service. The product's own gateway
// stays unchanged and signs people in.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openPostgresBus } from '@leadwright/messaging/postgres/bus';
import { openLogs } from '@leadwright/messaging/postgres/logs';
import { GatewayConfigSchema } from '@leadwright/gateway/config';
import { startGateway } from '@leadwright/gateway/service';
import { limits } from '@leadwright/gateway/auth/limits';
import { upstreamNames, type UpstreamName } from '@leadwright/gateway/upstreams/forwarded-routes';
import { parseConfig } from '@leadwright/runtime/process/config';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { environmentsOf } from '@leadwright/standalone/settings/configs';
import { prepareDatabases } from '@leadwright/standalone/databases';
import { openSecrets } from '@leadwright/standalone/secrets';
import type { Ports } from '@leadwright/standalone/ports';
import { endMains, startMain } from '@leadwright/testing/start-main';
import type { Product } from '../product/product.ts';
import { superuserUrl } from '../invariants/sources.ts';
import { startRecordingProxy, type Recording } from './recording-proxy.ts';

const root = path.resolve(__dirname, '../../..');
const NO_LIMIT = 1_000_000;

export type AttackedGateway = {
  port: number;
  recording: Recording;
  stop(): Promise<void>;
};

/** `here` runs in this process, so that a seeded bug is in it; `apart` runs `main.ts` as installed. */
export async function startAttackedGateway(
  product: Pick<Product, 'url' | 'dataFolder'>,
  where: 'here' | 'apart',
): Promise<AttackedGateway> {
  const recording: Recording = { requests: 0, violations: [] };
  const ports = portsOf(product.dataFolder);
  const proxies = await Promise.all(
    upstreamNames.map(async (name) => ({
      name,
      proxy: await startRecordingProxy(name, ports.public[name], recording),
    })),
  );
  const peers = Object.fromEntries(proxies.map(({ name, proxy }) => [name, proxy.url])) as Record<UpstreamName, string>;
  const stopProxies = async (): Promise<void> => void (await Promise.all(proxies.map(({ proxy }) => proxy.stop())));
  try {
    const env = await environmentOf(product, ports, peers);
    const gateway = where === 'here' ? await startHere(env) : await startApart(env);
    return {
      port: Number(new URL(gateway.url).port),
      recording,
      stop: async () => {
        await gateway.stop();
        await stopProxies();
      },
    };
  } catch (error) {
    await endMains();
    await stopProxies();
    throw error;
  }
}

function portsOf(dataFolder: string): Ports {
  const addresses = JSON.parse(readFileSync(path.join(dataFolder, 'product.json'), 'utf8')) as {
    ports: Ports['public'];
    internalPorts: Ports['internal'];
  };
  return { public: addresses.ports, internal: addresses.internalPorts };
}

type Environment = Record<string, string>;
type Started = { url: string; stop(): Promise<void> };

async function environmentOf(
  { url, dataFolder }: Pick<Product, 'url' | 'dataFolder'>,
  ports: Ports,
  peers: Record<UpstreamName, string>,
): Promise<Environment> {
  const secrets = openSecrets(dataFolder);
  const databases = await prepareDatabases(superuserUrl(dataFolder, 'postgres'), secrets, root);
  const limitMaxima = JSON.stringify(
    Object.fromEntries(
      Object.keys(limits)
        .filter((name) => name !== 'login-account')
        .map((name) => [name, NO_LIMIT]),
    ),
  );
  const { gateway } = environmentsOf({ root, secrets, databases, ports, publicUrl: url, limitMaxima });
  return {
    ...gateway,
    GATEWAY_PORT: '0',
    GATEWAY_INTERNAL_PORT: '0',
    GATEWAY_LOG_LEVEL: 'info',
    GATEWAY_PEERS: JSON.stringify(peers),
    GATEWAY_BUS_LOGS: JSON.stringify(databases.logs),
  };
}

async function startHere(env: Environment): Promise<Started> {
  const logger = createLogger('gateway', 'silent');
  const logs = openLogs(JSON.parse(env['GATEWAY_BUS_LOGS'] ?? '{}') as Record<string, string>, logger);
  const bus = await openPostgresBus({ service: 'gateway', logs, logger });
  const gateway = await startGateway(parseConfig(GatewayConfigSchema, { ...env, GATEWAY_LOG_LEVEL: 'silent' }), {
    bus,
  });
  return {
    url: gateway.url,
    stop: async () => {
      await gateway.stop();
      await bus.close();
      await logs.close();
    },
  };
}

async function startApart(env: Environment): Promise<Started> {
  const main = startMain('services/gateway/src/main.ts', env);
  return { url: await main.ready(), stop: endMains };
}
