import type { Database } from '@leadwright/postgres/database';
import { buildHttpApp, type HttpApp } from '@leadwright/runtime/http/http-app';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { ServiceTokens } from '@leadwright/runtime/process/service-tokens';
import type { Telemetry } from '@leadwright/runtime/telemetry/telemetry';
import { getPlans } from './routes/get-plans.ts';
import { getUsageEntries } from './routes/get-usage-entries.ts';
import { getUsageLines } from './routes/get-usage-lines.ts';
import { getUsage } from './routes/get-usage.ts';

export type BillingParts = {
  database: Database;
  tokens: ServiceTokens;
  logger: Logger;
  /** Throws, with the reason, while billing cannot do its work. */
  ready: () => Promise<void>;
  telemetry?: Telemetry | undefined;
};

/** Billing's public routes; nothing listens yet. */
export async function buildApp({ database, tokens, logger, ready, telemetry }: BillingParts): Promise<HttpApp> {
  const app = await buildHttpApp({ service: 'billing', logger, tokens, ready, telemetry });
  getUsage(app, database);
  getUsageEntries(app, database);
  getUsageLines(app, database);
  getPlans(app);
  return app;
}
