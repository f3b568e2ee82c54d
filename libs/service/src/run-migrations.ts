import type { ServiceName } from '@leadwright/contracts/topology';
import { assertBusLogin } from '@leadwright/messaging/open-bus';
import { migrate, type MigrationSource } from '@leadwright/postgres/migrate';
import { busVariables, type WithBus } from '@leadwright/runtime/process/bus-config';
import { parseConfig } from '@leadwright/runtime/process/config';
import { runJob } from '@leadwright/runtime/process/job';
import { withoutPrefix } from '@leadwright/runtime/process/prefixed';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { Type, type Static, type TObject, type TProperties } from 'typebox';
import { productVersion } from './product-version.ts';
import { databaseVariable } from './variables.ts';

export type Migrations<Variables extends TProperties> = {
  name: ServiceName;
  env: Record<string, string | undefined>;
  migrations: MigrationSource[];
  engine?: { variables: Variables; migrate(config: Readonly<Static<TObject<Variables>>>): Promise<void> };
};

/**
 * Reads only what migrating takes: the job needs no keys. A failure is exit code 1, so that no new version starts.
 * Where it is told of Kafka it logs in there first: the pods would wait for a broker that refuses them.
 */
export async function runMigrations<Variables extends TProperties>({
  name,
  env,
  migrations,
  engine,
}: Migrations<Variables>): Promise<void> {
  await runJob(name, async () => {
    const prefix = name.toUpperCase();
    const own = parseConfig(Type.Object(databaseVariable(prefix)), env);
    const beside = engine && parseConfig(Type.Object(engine.variables), env);
    const bus = parseConfig(Type.Object(busVariables(prefix)), env) as WithBus<Uppercase<ServiceName>>;
    await assertBusLogin(name, bus, createLogger(name, 'warn'));
    await migrate(withoutPrefix<{ POSTGRES_URL: string }>(prefix, own, ['POSTGRES_URL']).POSTGRES_URL, migrations, {
      release: productVersion,
    });
    if (beside) await engine.migrate(beside);
  });
}
