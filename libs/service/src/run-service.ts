import { topics, type ServiceName } from '@leadwright/contracts/topology';
import type { EventBus } from '@leadwright/messaging/event-bus';
import { openBus } from '@leadwright/messaging/open-bus';
import { migrate, type MigrationSource } from '@leadwright/postgres/migrate';
import { busCheck, type WithBus } from '@leadwright/runtime/process/bus-config';
import { parseConfig, type ConfigCheck } from '@leadwright/runtime/process/config';
import { armCrashpoint } from '@leadwright/runtime/process/crashpoint';
import { runMain, type MainParts, type RunningService } from '@leadwright/runtime/process/service';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import type { Static, TObject } from 'typebox';
import { productVersion } from './product-version.ts';
import { serviceConfigOf, type ConfigOf } from './variables.ts';

export type Alone<Schema extends TObject, Engines> = {
  name: ServiceName;
  env: Record<string, string | undefined>;
  schema: Schema;
  checks?: ConfigCheck[];
  migrations: MigrationSource[];
  /** Opens engines beside PostgreSQL and the bus, and migrates them where `MIGRATE` says so. */
  open?(config: Readonly<Static<Schema>>, keep: MainParts['keep']): Promise<Engines>;
  start(config: Readonly<Static<Schema>>, engines: Engines & { bus: EventBus }): Promise<RunningService>;
};

/** Reads the environment, migrates, opens the engines and starts; stops on SIGTERM and closes the engines. */
export async function runService<Schema extends TObject, Engines = object>({
  name,
  env,
  schema,
  checks = [],
  migrations,
  open,
  start,
}: Alone<Schema, Engines>): Promise<void> {
  await runMain(name, async ({ keep, fatal }) => {
    const config = parseConfig(schema, env, [busCheck(name.toUpperCase()), ...checks]);
    const {
      crashAt,
      postgresUrl,
      logLevel,
      migrate: migrates,
    } = serviceConfigOf(name, config as unknown as ConfigOf<ServiceName>);
    armCrashpoint(crashAt);
    if (migrates) await migrate(postgresUrl, migrations, { release: productVersion });
    const engines = (await open?.(config, keep)) ?? ({} as Engines);
    const topic = (topics as Partial<Record<ServiceName, string>>)[name];
    const bus = keep(
      await openBus({
        service: name,
        config: config as WithBus<Uppercase<ServiceName>>,
        // Without a log it only listens: no topic and no offsets of its own.
        ...(topic === undefined ? {} : { own: { topic, postgresUrl } }),
        logger: createLogger(name, logLevel),
        onFatal: fatal,
      }),
    );
    return start(config, { ...engines, bus });
  });
}
