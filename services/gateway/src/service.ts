import type { EventBus } from '@leadwright/messaging/event-bus';
import type { RunningService } from '@leadwright/runtime/process/service';
import { startLoglessService } from '@leadwright/service/start-logless-service';
import { buildApp } from './app.ts';
import { createRateCounters } from './auth/limiter-store.ts';
import { raisedLimits } from './auth/limits.ts';
import { createLiveSessions } from './auth/live-sessions.ts';
import { openBotCheck } from './bot-check/open-bot-check.ts';
import type { GatewayConfig } from './config.ts';
import { createLiveHub } from './live/live-hub.ts';
import { startLiveUpdates } from './live/live-updates.ts';
import { checkSessionsWork, heartbeatWork } from './schedules/keep-streams.ts';
import { sweepCountersWork } from './schedules/sweep-counters.ts';
import { readSettings } from './settings.ts';
import { createAccountsClient } from './upstreams/accounts-client.ts';
import { checkUpstreams } from './upstreams/health.ts';

export type GatewayEngines = { bus: EventBus };

/** The services behind it may come later. */
export function startGateway(config: GatewayConfig, { bus }: GatewayEngines): Promise<RunningService> {
  return startLoglessService({
    name: 'gateway',
    config,
    bus,
    parts: async ({ database, tokens, logger, telemetry, ready }) => {
      const settings = await readSettings(config);
      const raised = raisedLimits(config.GATEWAY_LIMIT_MAXIMA);
      if (Object.keys(raised).length > 0)
        logger.warn({ raised }, 'limits are above their own maxima, as for a load: people are protected less');
      const accounts = createAccountsClient(settings.upstreams.accounts, tokens);
      const sessions = createLiveSessions(accounts);
      const counters = createRateCounters(database, config.GATEWAY_LIMITER_KEY);
      const botCheck = openBotCheck(config);
      const hub = createLiveHub(sessions);
      return {
        app: await buildApp({
          ...settings,
          tokens,
          accounts,
          sessions,
          counters,
          botCheck,
          hub,
          logger,
          telemetry,
          ready,
        }),
        behind: [{ health: () => checkUpstreams(settings.upstreams) }],
        workers: { 'live updates': () => startLiveUpdates({ bus, hub }) },
        periodic: [heartbeatWork({ hub }), checkSessionsWork({ hub }), sweepCountersWork({ counters })],
      };
    },
  });
}
