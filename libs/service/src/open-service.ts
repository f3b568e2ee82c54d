import type { ServiceName } from '@leadwright/contracts/topology';
import { openDatabase, type Database } from '@leadwright/postgres/database';
import { openHeldLocks, type HeldLocks } from '@leadwright/postgres/held-lock';
import { watchPool } from '@leadwright/postgres/metrics/pool-metrics';
import { watchServer } from '@leadwright/postgres/metrics/server-metrics';
import { listenOn, type Apps } from '@leadwright/runtime/http/listen';
import type { Probes } from '@leadwright/runtime/http/health-routes';
import { watchLiveness, type Complaint } from '@leadwright/runtime/process/liveness';
import { peerAddress } from '@leadwright/runtime/process/peers';
import { createReadiness, type Engine, type Health } from '@leadwright/runtime/process/readiness';
import type { RunningService } from '@leadwright/runtime/process/service';
import { createServiceTokens, type ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import { createLogger, type Logger } from '@leadwright/runtime/telemetry/logger';
import { openTelemetry, type Telemetry } from '@leadwright/runtime/telemetry/telemetry';
import { runPeriodically, type PeriodicWork } from './run-periodically.ts';
import { createStopOrder, type StopOrder } from './stop-order.ts';
import type { ServiceConfig } from './variables.ts';

export type Opened = {
  logger: Logger;
  database: Database;
  telemetry: Telemetry;
  tokens: ServiceTokens;
  /** The internal address of another service. Throws with the variable's name where it is missing. */
  peer(name: ServiceName): string;
};

/** Works beside the routes until it is stopped. Without `health` nobody's requests depend on it. */
export type Worker = { health?(): Health; stop(): Promise<void> };

export type Work = {
  workers?: Record<string, () => Worker | Promise<Worker>>;
  periodic?: PeriodicWork[];
  /** Engines beside the database by name; each throws while it is away. */
  engines?: Record<string, Engine>;
  /** Services that requests are passed on to; each throws while it is away. */
  behind?: Engine[];
  /** Cancels what answers may wait for long. Called as the service stops, once callers have left. */
  cancelAnswers?(): Promise<void>;
};

export type OpenService = Opened & {
  name: ServiceName;
  locks: HeldLocks;
  ready: () => Promise<void>;
  probes: Probes;
  watch(parts: () => Record<string, Health>): void;
  watchEngines(engines: Pick<Work, 'engines' | 'behind'>): void;
  watchStalls(complaint: Complaint): void;
  stopOrder: StopOrder;
  startWork(work: Work): Promise<void>;
  listen(apps: Apps): Promise<RunningService>;
};

/** Opens what every service has. `start` does the rest; if it fails, what was opened is closed in the order of stopping. */
export async function openService<Running extends RunningService>(
  { name, config, connectionsMax }: { name: ServiceName; config: ServiceConfig; connectionsMax?: number | undefined },
  start: (opened: OpenService) => Promise<Running>,
): Promise<Running> {
  const stopOrder = createStopOrder();
  try {
    return await start(await open({ name, config, connectionsMax, stopOrder }));
  } catch (error) {
    // The first failure is the one to report.
    await stopOrder.stop().catch(() => undefined);
    throw error;
  }
}

async function open({
  name,
  config,
  connectionsMax,
  stopOrder,
}: {
  name: ServiceName;
  config: ServiceConfig;
  connectionsMax: number | undefined;
  stopOrder: StopOrder;
}): Promise<OpenService> {
  const logger = createLogger(name, config.logLevel);
  const { privateKey, publicKeys } = config;
  const tokens = await createServiceTokens({ service: name, privateKey, publicKeys });
  const database = openDatabase(config.postgresUrl, {
    ...(connectionsMax !== undefined && { max: connectionsMax }),
    keptOpen: 1,
  });
  const locks = openHeldLocks(config.postgresUrl);
  stopOrder.in('database', async () => void (await Promise.all([database.close(), locks.close()])));
  const telemetry = await openTelemetry(name, { otlpUrl: config.otlpUrl, logger });
  stopOrder.in('telemetry', () => telemetry.stop());
  watchPool(telemetry.metrics, database);
  watchServer(telemetry.metrics, database);
  const engines: Record<string, Engine> = { PostgreSQL: database };
  const watched: (() => Record<string, Health>)[] = [];
  const behind: Engine[] = [];
  const readiness = createReadiness(engines, () => Object.assign({}, ...watched.map((parts) => parts())), behind);
  const stalls: Complaint[] = [];
  const liveness = watchLiveness({ complaints: () => stalls });
  stopOrder.in('telemetry', async () => liveness.stop());
  return {
    name,
    logger,
    database,
    locks,
    telemetry,
    tokens,
    stopOrder,
    peer: (peer) => peerAddress(name, config.peers, peer),
    ready: readiness.check,
    probes: { serving: readiness.own, alive: liveness.check },
    watch: (parts) => void watched.push(parts),
    watchEngines: (more) => {
      Object.assign(engines, more.engines);
      behind.push(...(more.behind ?? []));
    },
    watchStalls: (complaint) => void stalls.push(complaint),
    startWork: async ({ workers = {}, periodic = [], cancelAnswers }) => {
      if (cancelAnswers) stopOrder.in('answers', cancelAnswers);
      const run = (worker: Worker, part: string): void => {
        stopOrder.in('workers', () => worker.stop());
        const { health } = worker;
        if (health) watched.push(() => ({ [part]: health() }));
      };
      for (const [part, start] of Object.entries(workers)) run(await start(), part);
      for (const work of periodic) run(runPeriodically(work, { service: name, locks, logger }), work.name);
    },
    listen: async (apps) => {
      const listening = await listenOn(apps, config.addresses);
      stopOrder.in('callers', () => listening.left());
      stopOrder.in('ports', () => listening.close());
      return {
        name,
        url: listening.url,
        internalUrl: listening.internalUrl,
        stop: () => {
          readiness.stopping();
          listening.leave(config.leaveMs);
          return stopOrder.stop();
        },
      };
    },
  };
}
