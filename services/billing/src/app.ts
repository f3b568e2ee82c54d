// Billing's public port: its routes by name.
import type { Database } from '@leadwright/postgres/database';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { getPlansRoute } from './routes/get-plans.ts';
import { getUsageEntriesRoute } from './routes/get-usage-entries.ts';
import { getUsageLinesRoute } from './routes/get-usage-lines.ts';
import { getUsageRoute } from './routes/get-usage.ts';

export function addRoutes(app: HttpApp, parts: { database: Database }): void {
  getUsageRoute(app, parts);
  getUsageEntriesRoute(app, parts);
  getUsageLinesRoute(app, parts);
  getPlansRoute(app);
}
