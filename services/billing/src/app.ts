import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { getCustomerRoute } from './usage/routes/get-customer.ts';
import { getPromotionRoute } from './subscription/routes/promotions/get-promotion.ts';
import { getPlansRoute } from './plans/routes/get-plans.ts';
import { closeMonthsRoutes, type CloseRouteParts } from './close/routes/close-months.ts';
import { readFigureRoute } from './close/routes/read-figure.ts';
import { readMonthsRoutes } from './close/routes/read-months.ts';
import { getAccountStatementRoute } from './ledger/routes/finance/get-account-statement.ts';
import { decideAdjustmentRoutes } from './credits/routes/decide-adjustment.ts';
import { getFinanceEventsCsvRoute } from './ledger/routes/finance/get-events-csv.ts';
import { listFinanceEventsRoute } from './ledger/routes/finance/list-events.ts';
import { givePlanRoutes } from './credits/routes/give-plan.ts';
import { givePromotionRoutes } from './credits/routes/give-promotion.ts';
import { listAdjustmentsRoutes } from './credits/routes/list-adjustments.ts';
import { proposeAdjustmentRoutes, type AdjustmentParts } from './credits/routes/propose-adjustment.ts';
import { readCreditRoute } from './invoices/routes/read-credit.ts';
import { readOwedRoute } from './invoices/routes/read-owed.ts';
import { refundInvoiceRoutes } from './credits/routes/refund-invoice.ts';
import { setZoneRoutes } from './credits/routes/set-zone.ts';
import { switchShareAwardsRoute } from './credits/routes/switch-share-awards.ts';
import { readShareAwardsRoute, type ShareAwardParts } from './credits/routes/read-share-awards.ts';
import { getEntriesCsvRoute } from './ledger/routes/get-entries-csv.ts';
import { getStatementFileRoute } from './ledger/routes/get-statement-file.ts';
import { getStatementRoute } from './ledger/routes/get-statement.ts';
import { getBalanceRoutes } from './usage/routes/get-balance.ts';
import { getUsageDaysRoute } from './usage/routes/get-days.ts';
import { setLowLeadsRoute } from './usage/routes/low-leads.ts';
import { getUsageEntriesRoute } from './usage/routes/get-usage-entries.ts';
import { getUsageLinesRoute } from './usage/routes/get-usage-lines.ts';
import { getUsageRoute } from './usage/routes/get-usage.ts';
import { listPeriodsRoute } from './subscription/routes/list-periods.ts';
import { linkInvoiceRoute, getInvoiceFileRoute } from './invoices/routes/link-invoice.ts';
import { listInvoicesRoute } from './invoices/routes/list-invoices.ts';
import type { InvoiceParts } from './invoices/routes/parts.ts';
import { refreshInvoicesRoute } from './invoices/routes/refresh-invoices.ts';
import { writeInvoicesRoutes } from './invoices/routes/write-invoices.ts';
import { passWhatIsDue, type PassDueParts } from './subscription/periods/pass-due.ts';
import { actAtSandboxRoute } from './subscription/routes/calls/act-at-sandbox.ts';
import { sandboxClockRoutes, type ClockRouteParts } from './clock/routes/sandbox-clock.ts';
import { billingAccountRoutes } from './subscription/routes/billing-account.ts';
import { changePlanRoute } from './subscription/routes/change-plan.ts';
import { confirmSandboxPaymentRoute } from './subscription/routes/calls/confirm-sandbox-payment.ts';
import { createSubscriptionRoute } from './subscription/routes/create-subscription.ts';
import { changeQuoteRoute } from './subscription/routes/get-change-quote.ts';
import { findCallRoute } from './subscription/routes/calls/find-call.ts';
import { subscriptionRoutes } from './subscription/routes/get-subscription.ts';
import type { SubscriptionParts } from './subscription/routes/parts.ts';
import { terminateSubscriptionRoute } from './subscription/routes/terminate-subscription.ts';
import { postWebhookRoute, type WebhookParts } from './providers/webhooks/post-webhook.ts';

export type RouteParts = SubscriptionParts &
  PassDueParts &
  AdjustmentParts &
  ShareAwardParts &
  CloseRouteParts &
  InvoiceParts &
  ClockRouteParts & { webhooks: WebhookParts };

export function addRoutes(app: HttpApp, parts: RouteParts): void {
  const passDue = (accountId: string, correlationId: string) => passWhatIsDue(parts, accountId, correlationId);
  const ofLedger = { ...parts, passDue };
  getUsageRoute(app, parts);
  getUsageEntriesRoute(app, parts);
  getBalanceRoutes(app, parts);
  getUsageDaysRoute(app, parts);
  setLowLeadsRoute(app, parts);
  getUsageLinesRoute(app, parts);
  listPeriodsRoute(app, parts);
  getStatementRoute(app, ofLedger);
  getStatementFileRoute(app, ofLedger);
  getEntriesCsvRoute(app, ofLedger);
  listFinanceEventsRoute(app, parts);
  getFinanceEventsCsvRoute(app, parts);
  getAccountStatementRoute(app, ofLedger);
  listAdjustmentsRoutes(app, parts);
  proposeAdjustmentRoutes(app, parts);
  decideAdjustmentRoutes(app, parts);
  givePlanRoutes(app, parts);
  givePromotionRoutes(app, parts);
  refundInvoiceRoutes(app, parts);
  setZoneRoutes(app, parts);
  readShareAwardsRoute(app, parts);
  switchShareAwardsRoute(app, parts);
  readOwedRoute(app, parts);
  readMonthsRoutes(app, parts);
  readFigureRoute(app, parts);
  closeMonthsRoutes(app, parts);
  getPlansRoute(app);
  getCustomerRoute(app, parts);
  getPromotionRoute(app, parts);
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
  readCreditRoute(app, parts);
  refreshInvoicesRoute(app, parts);
  linkInvoiceRoute(app, parts);
  getInvoiceFileRoute(app, parts);
  writeInvoicesRoutes(app, parts);
  postWebhookRoute(app, parts.webhooks);
}
