// The gateway from its parts to a running service, and the order in which it stops.
import type { EventBus } from '@leadwright/messaging/event-bus';
import { openDatabase } from '@leadwright/postgres/database';
import { buildInternalApp } from '@leadwright/runtime/http/internal-app';
import { watchPool } from '@leadwright/postgres/pool-metrics';
import { addressesOf, listenOn } from '@leadwright/runtime/http/listen';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { createReadiness } from '@leadwright/runtime/process/readiness';
import type { RunningService } from '@leadwright/runtime/process/service';
import { createServiceTokens } from '@leadwright/runtime/process/service-tokens';
import { openTelemetry } from '@leadwright/runtime/telemetry/telemetry';
import { buildApp } from './app.ts';
import { createAccessTokens } from './auth/access-token.ts';
import { createRateCounters } from './auth/limiter-store.ts';
import { createLiveSessions } from './auth/live-sessions.ts';
import type { GatewayConfig } from './config.ts';
import { createLiveHub } from './live/live-hub.ts';
import { startLiveUpdates } from './live/live-updates.ts';
import { readApiDocument } from './routes/api-docs.ts';
import { openWebFolder } from './routes/web-app.ts';
import { createAccountsClient } from './upstreams/accounts-client.ts';
import { upstreamNames, type UpstreamName } from './upstreams/forwarded-routes.ts';
import { UPSTREAM_LIMIT_MS } from './upstreams/forward.ts';
import { checkUpstreams } from './upstreams/health.ts';

/** Made by who starts the gateway, and closed by them after `stop()`. `root` is the repository's or the image's. */
export type GatewayEngines = { bus: EventBus; root: string };

const SWEEP_MS = 60_000;

/** Starts the gateway on a migrated database. Throws if a part cannot start; the services behind it may come later. */
export async function startGateway(config: GatewayConfig, { bus, root }: GatewayEngines): Promise<RunningService> {
  const logger = createLogger('gateway', config.GATEWAY_LOG_LEVEL);
  const upstreams = upstreamsOf(config);
  const web = openWebFolder(config.GATEWAY_WEB_FOLDER);
  const apiDocument = readApiDocument(root);
  const database = openDatabase(config.GATEWAY_POSTGRES_URL);
  const telemetry = await openTelemetry('gateway', { otlpUrl: config.GATEWAY_OTLP_URL, logger });
  watchPool(telemetry.metrics, database);
  const tokens = await createServiceTokens({
    service: 'gateway',
    privateKey: config.GATEWAY_SERVICE_PRIVATE_KEY,
    publicKeys: {},
  });
  const accounts = createAccountsClient(upstreams.accounts, tokens);
  const sessions = createLiveSessions(accounts);
  const counters = createRateCounters(database, config.GATEWAY_LIMITER_KEY);
  const hub = createLiveHub(sessions);
  const readiness = createReadiness([database, { health: () => checkUpstreams(upstreams) }], () => ({
    bus: bus.health(),
  }));
  const app = await buildApp({
    upstreams,
    upstreamLimitMs: UPSTREAM_LIMIT_MS,
    tokens,
    accounts,
    sessions,
    counters,
    hub,
    web,
    apiDocument,
    logger,
    telemetry,
    ready: readiness.check,
    accessTokens: await createAccessTokens(config.GATEWAY_ACCESS_PUBLIC_KEYS),
    publicUrl: config.GATEWAY_PUBLIC_URL,
    proxies: config.GATEWAY_PROXIES,
    limitMaxima: config.GATEWAY_LIMIT_MAXIMA,
  });
  const live = await startLiveUpdates({ bus, hub, logger });
  const sweep = setInterval(() => {
    counters.sweep().catch((error: unknown) => logger.warn({ err: error }, 'old counters were not removed'));
  }, SWEEP_MS);
  // Without tokens: nobody asks the gateway for anything but its health and its metrics.
  const internal = await buildInternalApp({
    service: 'gateway',
    logger,
    tokens: null,
    ready: readiness.check,
    telemetry,
  });
  const listening = await listenOn({ public: app, internal }, addressesOf('GATEWAY', config));
  return {
    name: 'gateway',
    url: listening.url,
    internalUrl: listening.internalUrl,
    stop: async () => {
      readiness.stopping();
      clearInterval(sweep);
      // Streams first: the app waits for every open answer.
      await live.stop();
      await listening.close();
      await database.close();
      await telemetry.stop();
    },
  };
}

function upstreamsOf({ GATEWAY_PEERS: peers }: GatewayConfig): Record<UpstreamName, string> {
  const missing = upstreamNames.filter((name) => peers[name] === undefined);
  if (missing.length > 0) throw new Error(`GATEWAY_PEERS does not say where ${missing.join(', ')} is`);
  // Only these: a gateway that found itself among its peers would ask itself whether it is ready.
  return Object.fromEntries(upstreamNames.map((name) => [name, peers[name]])) as Record<UpstreamName, string>;
}
