import path from 'node:path';
import { openPostgresBus } from '@leadwright/messaging/event-bus.postgres';
import { parseConfig } from '@leadwright/runtime/config';
import { armCrashpoint } from '@leadwright/runtime/crashpoint';
import { createLogger } from '@leadwright/runtime/logger';
import { migrate } from '@leadwright/runtime/migrate';
import { runMain } from '@leadwright/runtime/service';
import { GatewayConfigSchema } from './config.ts';
import { migrationFolders } from './migrations.ts';
import { startGateway } from './service.ts';

const root = path.resolve(import.meta.dirname, '../../..');

await runMain('gateway', async () => {
  const config = parseConfig(GatewayConfigSchema, process.env);
  armCrashpoint(config.GATEWAY_CRASH_AT);
  if (config.GATEWAY_MIGRATE) await migrate(config.GATEWAY_POSTGRES_URL, migrationFolders(root));
  // It only listens: no log and no offsets of its own.
  const bus = await openPostgresBus({
    service: 'gateway', logs: config.GATEWAY_BUS_LOGS, logger: createLogger('gateway', config.GATEWAY_LOG_LEVEL),
  });
  const running = await startGateway(config, { bus });
  return {
    ...running,
    stop: async () => {
      await running.stop();
      await bus.close();
    },
  };
});
