// Billing's public port: its routes by name.
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { getCustomerRoute } from './routes/customer/get-customer.ts';
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
import { linkInvoiceRoute, getInvoiceFileRoute } from './routes/invoices/link-invoice.ts';
import { listInvoicesRoute } from './routes/invoices/list-invoices.ts';
import type { InvoiceParts } from './routes/invoices/parts.ts';
import { refreshInvoicesRoute } from './routes/invoices/refresh-invoices.ts';
import { writeInvoicesRoutes } from './routes/invoices/write-invoices.ts';
import type { PassDueParts } from './routes/pass-due.ts';
import { billingAccountRoutes } from './routes/subscription/billing-account.ts';
import { changePlanRoute } from './routes/subscription/change-plan.ts';
import { createSubscriptionRoute } from './routes/subscription/create-subscription.ts';
import { subscriptionRoutes } from './routes/subscription/get-subscription.ts';
import type { SubscriptionParts } from './routes/subscription/parts.ts';
import { terminateSubscriptionRoute } from './routes/subscription/terminate-subscription.ts';
import { postWebhookRoute, type WebhookParts } from './routes/webhooks/post-webhook.ts';

export type BillingParts = SubscriptionParts & PassDueParts & InvoiceParts & { webhooks: WebhookParts };

export function addRoutes(app: HttpApp, parts: BillingParts): void {
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
  getCustomerRoute(app, parts);
  subscriptionRoutes(app, parts);
  createSubscriptionRoute(app, parts);
  changePlanRoute(app, parts);
  terminateSubscriptionRoute(app, parts);
  billingAccountRoutes(app, parts);
  listInvoicesRoute(app, parts);
  refreshInvoicesRoute(app, parts);
  linkInvoiceRoute(app, parts);
  getInvoiceFileRoute(app, parts);
  writeInvoicesRoutes(app, parts);
  postWebhookRoute(app, parts.webhooks);
}
