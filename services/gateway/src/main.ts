import path from 'node:path';
import { openBus } from '@leadwright/messaging/open-bus';
import { busCheck } from '@leadwright/runtime/process/bus-config';
import { parseConfig } from '@leadwright/runtime/process/config';
import { armCrashpoint } from '@leadwright/runtime/process/crashpoint';
import { createLogger } from '@leadwright/runtime/telemetry/logger';
import { migrate } from '@leadwright/postgres/migrate';
import { runMain } from '@leadwright/runtime/process/service';
import { GatewayMainConfigSchema } from './config.ts';
import { migrationFolders } from './migrations.ts';
import { startGateway } from './service.ts';

const root = path.resolve(import.meta.dirname, '../../..');

await runMain('gateway', async ({ keep, fatal }) => {
  const config = parseConfig(GatewayMainConfigSchema, process.env, [busCheck('GATEWAY')]);
  armCrashpoint(config.GATEWAY_CRASH_AT);
  if (config.GATEWAY_MIGRATE) await migrate(config.GATEWAY_POSTGRES_URL, migrationFolders(root));
  // It only listens: no log and no offsets of its own.
  const bus = keep(
    await openBus({
      service: 'gateway',
      config,
      logger: createLogger('gateway', config.GATEWAY_LOG_LEVEL),
      onFatal: fatal,
    }),
  );
  return startGateway(config, { bus, root });
});
