import path from 'node:path';
import { runService } from '@leadwright/service/run-service';
import { gatewayChecks } from './checks.ts';
import { GatewayMainConfigSchema } from './config.ts';
import { migrationFolders } from './migrations.ts';
import { startGateway } from './service.ts';

const root = path.resolve(import.meta.dirname, '../../..');

await runService({
  name: 'gateway',
  env: process.env,
  schema: GatewayMainConfigSchema,
  checks: gatewayChecks,
  migrations: migrationFolders(root),
  start: (config, { bus }) => startGateway(config, { bus }),
});
