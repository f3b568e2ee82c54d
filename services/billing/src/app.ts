// Billing's public port: its routes by name.
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { getPlansRoute } from './routes/get-plans.ts';
import { getAccountStatementRoute } from './routes/finance/get-account-statement.ts';
import { getFinanceEventsCsvRoute } from './routes/finance/get-events-csv.ts';
import { listFinanceEventsRoute } from './routes/finance/list-events.ts';
import { getEntriesCsvRoute } from './routes/get-entries-csv.ts';
import { getStatementFileRoute } from './routes/get-statement-file.ts';
import { getStatementRoute } from './routes/get-statement.ts';
import { getUsageEntriesRoute } from './routes/get-usage-entries.ts';
import { getUsageLinesRoute } from './routes/get-usage-lines.ts';
import { getUsageRoute } from './routes/get-usage.ts';
import { listPeriodsRoute } from './routes/list-periods.ts';
import type { PassDueParts } from './routes/pass-due.ts';

export function addRoutes(app: HttpApp, parts: PassDueParts): void {
  getUsageRoute(app, parts);
  getUsageEntriesRoute(app, parts);
  getUsageLinesRoute(app, parts);
  listPeriodsRoute(app, parts);
  getStatementRoute(app, parts);
  getStatementFileRoute(app, parts);
  getEntriesCsvRoute(app, parts);
  listFinanceEventsRoute(app, parts);
  getFinanceEventsCsvRoute(app, parts);
  getAccountStatementRoute(app, parts);
  getPlansRoute(app);
}
