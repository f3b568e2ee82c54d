// Every route of the API, by the files that declare them.
import * as accountsAccountNames from './accounts/account-names.ts';
import * as accountsEmail from './accounts/email.ts';
import * as accountsErrors from './accounts/errors.ts';
import * as accountsMe from './accounts/me.ts';
import * as accountsMyAccounts from './accounts/my-accounts.ts';
import * as accountsPassword from './accounts/password.ts';
import * as accountsPhone from './accounts/phone.ts';
import * as accountsSessions from './accounts/sessions.ts';
import * as accountsSignUps from './accounts/sign-ups.ts';
import * as accountsSuperadmin from './accounts/superadmin.ts';
import * as accountsPrivacyAnswerRequests from './accounts/privacy/answer-requests.ts';
import * as accountsPrivacyPersonalData from './accounts/privacy/personal-data.ts';
import * as accountsPrivacyRequests from './accounts/privacy/requests.ts';
import * as accountsSiteDocumentsDocuments from './accounts/site-documents/documents.ts';
import * as accountsSiteDocumentsShown from './accounts/site-documents/shown.ts';
import * as accountsTeamInvitations from './accounts/team/invitations.ts';
import * as accountsTeamTeam from './accounts/team/team.ts';
import * as auditBook from './audit/book.ts';
import * as auditTrail from './audit/trail.ts';
import * as billingClock from './billing/clock.ts';
import * as billingPlans from './billing/plans.ts';
import * as billingWebhooks from './billing/webhooks.ts';
import * as billingCloseMonths from './billing/close/months.ts';
import * as billingCreditsAdjustments from './billing/credits/adjustments.ts';
import * as billingCreditsGivenPlans from './billing/credits/given-plans.ts';
import * as billingCreditsGivenPromotions from './billing/credits/given-promotions.ts';
import * as billingCreditsRefunds from './billing/credits/refunds.ts';
import * as billingCreditsTimeZone from './billing/credits/time-zone.ts';
import * as billingCreditsShareAwards from './billing/credits/share-awards.ts';
import * as billingInvoicesCredit from './billing/invoices/credit.ts';
import * as billingInvoicesInvoices from './billing/invoices/invoices.ts';
import * as billingInvoicesOwed from './billing/invoices/owed.ts';
import * as billingInvoicesTransactions from './billing/invoices/transactions.ts';
import * as billingLedgerEvents from './billing/ledger/events.ts';
import * as billingLedgerStatements from './billing/ledger/statements.ts';
import * as billingSubscriptionAccounts from './billing/subscription/accounts.ts';
import * as billingSubscriptionChangeQuote from './billing/subscription/change-quote.ts';
import * as billingSubscriptionPeriods from './billing/subscription/periods.ts';
import * as billingSubscriptionPromotions from './billing/subscription/promotions.ts';
import * as billingSubscriptionSandbox from './billing/subscription/sandbox.ts';
import * as billingSubscriptionSubscription from './billing/subscription/subscription.ts';
import * as billingUsageBalance from './billing/usage/balance.ts';
import * as billingUsageCustomer from './billing/usage/customer.ts';
import * as billingUsageDays from './billing/usage/days.ts';
import * as billingUsageLowLeads from './billing/usage/low-leads.ts';
import * as billingUsageUsage from './billing/usage/usage.ts';
import * as exportDownloadActs from './export/download-acts.ts';
import * as exportDownloads from './export/downloads.ts';
import * as exportFiles from './export/files.ts';
import * as exportReports from './export/reports.ts';
import * as gatewayBotCheck from './gateway/bot-check.ts';
import * as gatewayLiveUpdates from './gateway/live-updates.ts';
import * as gatewayMessaging from './gateway/messaging.ts';
import * as notificationMailPreferences from './notification/mail-preferences.ts';
import * as notificationMessages from './notification/messages.ts';
import * as notificationShares from './notification/shares.ts';
import * as searchDictionaries from './search/dictionaries.ts';
import * as searchLeadData from './search/lead-data.ts';
import * as searchLeads from './search/leads.ts';
import * as searchLookUps from './search/look-ups.ts';
import * as searchPlaces from './search/places.ts';
import * as searchSavedSearches from './search/saved-searches.ts';
import * as searchSearchLinks from './search/search-links.ts';
import type { Route } from './route.ts';

const files = [
  accountsAccountNames,
  accountsEmail,
  accountsErrors,
  accountsMe,
  accountsMyAccounts,
  accountsPassword,
  accountsPhone,
  accountsSessions,
  accountsSignUps,
  accountsSuperadmin,
  accountsPrivacyAnswerRequests,
  accountsPrivacyPersonalData,
  accountsPrivacyRequests,
  accountsSiteDocumentsDocuments,
  accountsSiteDocumentsShown,
  accountsTeamInvitations,
  accountsTeamTeam,
  auditBook,
  auditTrail,
  billingClock,
  billingPlans,
  billingWebhooks,
  billingCloseMonths,
  billingCreditsAdjustments,
  billingCreditsGivenPlans,
  billingCreditsGivenPromotions,
  billingCreditsRefunds,
  billingCreditsTimeZone,
  billingCreditsShareAwards,
  billingInvoicesCredit,
  billingInvoicesInvoices,
  billingInvoicesOwed,
  billingInvoicesTransactions,
  billingLedgerEvents,
  billingLedgerStatements,
  billingSubscriptionAccounts,
  billingSubscriptionChangeQuote,
  billingSubscriptionPeriods,
  billingSubscriptionPromotions,
  billingSubscriptionSandbox,
  billingSubscriptionSubscription,
  billingUsageBalance,
  billingUsageCustomer,
  billingUsageDays,
  billingUsageLowLeads,
  billingUsageUsage,
  exportDownloadActs,
  exportDownloads,
  exportFiles,
  exportReports,
  gatewayBotCheck,
  gatewayLiveUpdates,
  gatewayMessaging,
  notificationMailPreferences,
  notificationMessages,
  notificationShares,
  searchDictionaries,
  searchLeadData,
  searchLeads,
  searchLookUps,
  searchPlaces,
  searchSavedSearches,
  searchSearchLinks,
] as const;

type File = (typeof files)[number];
type RouteIn<Exports> = Extract<Exports[keyof Exports], Route>;

/** The declarations themselves, with the types of their schemas. */
export type DeclaredRoutes = File extends infer Exports ? (Exports extends File ? RouteIn<Exports> : never) : never;

/** Beside its routes a file exports schemas that implementations need. */
export const routes: readonly Route[] = files.flatMap((file) => Object.values<unknown>(file).filter(isRoute));

function isRoute(exported: unknown): exported is Route {
  return typeof exported === 'object' && exported !== null && 'method' in exported && 'service' in exported;
}
