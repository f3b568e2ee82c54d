// Billing's public port: its routes by name.
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { getCustomerRoute } from './routes/customer/get-customer.ts';
import { getPlansRoute } from './routes/get-plans.ts';
import { closeMonthsRoutes, type CloseRouteParts } from './routes/close/close-months.ts';
import { readFigureRoute } from './routes/close/read-figure.ts';
import { readMonthsRoutes } from './routes/close/read-months.ts';
import { getAccountStatementRoute } from './routes/finance/get-account-statement.ts';
import { decideAdjustmentRoutes } from './routes/finance/decide-adjustment.ts';
import { getFinanceEventsCsvRoute } from './routes/finance/get-events-csv.ts';
import { listFinanceEventsRoute } from './routes/finance/list-events.ts';
import { listAdjustmentsRoutes } from './routes/finance/list-adjustments.ts';
import { proposeAdjustmentRoutes, type AdjustmentParts } from './routes/finance/propose-adjustment.ts';
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
import { actAtSandboxRoute } from './routes/sandbox/act-at-sandbox.ts';
import { sandboxClockRoutes, type ClockRouteParts } from './routes/sandbox/sandbox-clock.ts';
import { billingAccountRoutes } from './routes/subscription/billing-account.ts';
import { changePlanRoute } from './routes/subscription/change-plan.ts';
import { confirmSandboxPaymentRoute } from './routes/sandbox/confirm-sandbox-payment.ts';
import { createSubscriptionRoute } from './routes/subscription/create-subscription.ts';
import { changeQuoteRoute } from './routes/subscription/get-change-quote.ts';
import { findCallRoute } from './routes/subscription/find-call.ts';
import { subscriptionRoutes } from './routes/subscription/get-subscription.ts';
import type { SubscriptionParts } from './routes/subscription/parts.ts';
import { terminateSubscriptionRoute } from './routes/subscription/terminate-subscription.ts';
import { postWebhookRoute, type WebhookParts } from './routes/webhooks/post-webhook.ts';

export type RouteParts = SubscriptionParts &
  PassDueParts &
  AdjustmentParts &
  CloseRouteParts &
  InvoiceParts &
  ClockRouteParts & { webhooks: WebhookParts };

export function addRoutes(app: HttpApp, parts: RouteParts): void {
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
  listAdjustmentsRoutes(app, parts);
  proposeAdjustmentRoutes(app, parts);
  decideAdjustmentRoutes(app, parts);
  readMonthsRoutes(app, parts);
  readFigureRoute(app, parts);
  closeMonthsRoutes(app, parts);
  getPlansRoute(app);
  getCustomerRoute(app, parts);
  subscriptionRoutes(app, parts);
  changeQuoteRoute(app, parts);
  findCallRoute(app, parts);
  createSubscriptionRoute(app, parts);
  changePlanRoute(app, parts);
  terminateSubscriptionRoute(app, parts);
  billingAccountRoutes(app, parts);
  sandboxClockRoutes(app, parts);
  confirmSandboxPaymentRoute(app, parts);
  actAtSandboxRoute(app, parts);
  listInvoicesRoute(app, parts);
  refreshInvoicesRoute(app, parts);
  linkInvoiceRoute(app, parts);
  getInvoiceFileRoute(app, parts);
  writeInvoicesRoutes(app, parts);
  postWebhookRoute(app, parts.webhooks);
}
