// Accounts from its parts to a running service, and the order in which it stops.
import { AccountEventSchema } from '@leadwright/contracts/accounts/v1/account_events';
import { watchEvents } from '@leadwright/eventsourcing/operate/event-metrics';
import { eachEvent, openEventStore } from '@leadwright/eventsourcing/store/event-store.postgres';
import { startRelay } from '@leadwright/eventsourcing/relay/relay';
import type { EventBus } from '@leadwright/messaging/event-bus';
import { openDatabase } from '@leadwright/postgres/database';
import { watchPool } from '@leadwright/postgres/pool-metrics';
import { addressesOf, listenOn } from '@leadwright/runtime/http/listen';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { createReadiness } from '@leadwright/runtime/process/readiness';
import type { RunningService } from '@leadwright/runtime/process/service';
import { createServiceTokens } from '@leadwright/runtime/process/service-tokens';
import { openTelemetry } from '@leadwright/runtime/telemetry/telemetry';
import { buildApp, buildInternal } from './app.ts';
import { createAccessTokens } from './auth/access-token.ts';
import { createPasswordHasher } from './auth/password-hash.ts';
import { createRefreshCookie } from './auth/refresh-cookie.ts';
import type { AccountsConfig } from './config.ts';
import { accountsTopic, toMessage, type AccountsStored } from './contracts.ts';
import { rebuildables } from './projections/rebuildable.ts';
import { onSessionEvent } from './projections/session.ts';
import { startSweeping } from './schedules/sweep.ts';

/** Made by who starts accounts, and closed by them after `stop()`. */
export type AccountsEngines = { bus: EventBus };

/** Starts accounts on a migrated database. Throws if a part cannot start. */
export async function startAccounts(config: AccountsConfig, { bus }: AccountsEngines): Promise<RunningService> {
  const logger = createLogger('accounts', config.ACCOUNTS_LOG_LEVEL);
  const database = openDatabase(config.ACCOUNTS_POSTGRES_URL);
  const telemetry = await openTelemetry('accounts', { otlpUrl: config.ACCOUNTS_OTLP_URL, logger });
  watchPool(telemetry.metrics, database);
  const tokens = await createServiceTokens({
    service: 'accounts',
    privateKey: config.ACCOUNTS_SERVICE_PRIVATE_KEY,
    publicKeys: config.ACCOUNTS_SERVICE_PUBLIC_KEYS,
  });
  const store = openEventStore<AccountsStored>({
    database,
    topic: accountsTopic,
    schema: AccountEventSchema,
    toMessage,
    projections: [eachEvent(onSessionEvent)],
    logger,
  });
  const relay = startRelay({ database, store, bus, logger, tracer: telemetry.tracer });
  watchEvents(telemetry.metrics, { database, topic: accountsTopic, consumers: [] });
  const readiness = createReadiness([database], () => ({ relay: relay.health(), bus: bus.health() }));
  const parts = {
    database,
    store,
    tokens,
    logger,
    ready: readiness.check,
    telemetry,
    accessTokens: await createAccessTokens({
      privateKey: config.ACCOUNTS_ACCESS_PRIVATE_KEY,
      keyId: config.ACCOUNTS_ACCESS_KEY_ID,
    }),
    passwords: await createPasswordHasher(),
    cookie: createRefreshCookie(config.ACCOUNTS_PUBLIC_URL),
    publicUrl: new URL(config.ACCOUNTS_PUBLIC_URL).origin,
    signUpOpen: config.ACCOUNTS_SIGN_UP_OPEN,
  };
  const apps = {
    public: await buildApp(parts),
    internal: await buildInternal(parts, { database, consumers: [], projections: rebuildables }),
  };
  const sweeping = startSweeping(database, logger);
  const listening = await listenOn(apps, addressesOf('ACCOUNTS', config));
  return {
    name: 'accounts',
    url: listening.url,
    internalUrl: listening.internalUrl,
    stop: async () => {
      readiness.stopping();
      await sweeping.stop();
      await listening.close();
      await relay.flush();
      await relay.stop();
      await database.close();
      await telemetry.stop();
    },
  };
}
