// What is particular about the gateway; everything else of a running service stands in libs/service.
import type { EventBus } from '@leadwright/messaging/event-bus';
import type { RunningService } from '@leadwright/runtime/process/service';
import { startLoglessService } from '@leadwright/service/start-logless-service';
import { buildApp } from './app.ts';
import { createAccessTokens } from './auth/access-token.ts';
import { createRateCounters } from './auth/limiter-store.ts';
import { createLiveSessions } from './auth/live-sessions.ts';
import { openBotCheck } from './bot-check/open-bot-check.ts';
import type { GatewayConfig } from './config.ts';
import { createLiveHub } from './live/live-hub.ts';
import { startLiveUpdates } from './live/live-updates.ts';
import { readApiDocument } from './routes/api-docs.ts';
import { openWebFolder } from './routes/web-app.ts';
import { checkSessionsWork, heartbeatWork } from './schedules/keep-streams.ts';
import { sweepCountersWork } from './schedules/sweep-counters.ts';
import { createAccountsClient } from './upstreams/accounts-client.ts';
import { upstreamNames, type UpstreamName } from './upstreams/forwarded-routes.ts';
import { UPSTREAM_LIMIT_MS } from './upstreams/forward.ts';
import { checkUpstreams } from './upstreams/health.ts';

/** `root` is the repository's or the image's. */
export type GatewayEngines = { bus: EventBus; root: string };

/** The services behind it may come later. */
export function startGateway(config: GatewayConfig, { bus, root }: GatewayEngines): Promise<RunningService> {
  return startLoglessService({
    name: 'gateway',
    config,
    bus,
    parts: async ({ database, tokens, logger, telemetry, ready }) => {
      const upstreams = upstreamsOf(config);
      const accounts = createAccountsClient(upstreams.accounts, tokens);
      const sessions = createLiveSessions(accounts);
      const counters = createRateCounters(database, config.GATEWAY_LIMITER_KEY);
      const botCheck = openBotCheck(config);
      const hub = createLiveHub(sessions);
      return {
        app: await buildApp({
          upstreams,
          upstreamLimitMs: UPSTREAM_LIMIT_MS,
          tokens,
          accounts,
          sessions,
          counters,
          botCheck,
          hub,
          web: openWebFolder(config.GATEWAY_WEB_FOLDER),
          apiDocument: readApiDocument(root),
          logger,
          telemetry,
          ready,
          accessTokens: await createAccessTokens(config.GATEWAY_ACCESS_PUBLIC_KEYS),
          processor: config.GATEWAY_PROCESSOR,
          publicUrl: config.GATEWAY_PUBLIC_URL,
          proxies: config.GATEWAY_PROXIES,
          limitMaxima: config.GATEWAY_LIMIT_MAXIMA,
        }),
        engines: [{ health: () => checkUpstreams(upstreams) }],
        workers: { 'live updates': () => startLiveUpdates({ bus, hub }) },
        periodic: [heartbeatWork({ hub }), checkSessionsWork({ hub }), sweepCountersWork({ counters })],
      };
    },
  });
}

function upstreamsOf({ GATEWAY_PEERS: peers }: GatewayConfig): Record<UpstreamName, string> {
  const missing = upstreamNames.filter((name) => peers[name] === undefined);
  if (missing.length > 0) throw new Error(`GATEWAY_PEERS does not say where ${missing.join(', ')} is`);
  // Only these: a gateway that found itself among its peers would ask itself whether it is ready.
  return Object.fromEntries(upstreamNames.map((name) => [name, peers[name]])) as Record<UpstreamName, string>;
}
