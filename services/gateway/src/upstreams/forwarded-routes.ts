// Everything that is forwarded: which paths, to which service, for whom, how often. One row is one route
// of one service. A path that is not here does not leave the gateway. The services check access again.
import { topics, type OwnerName } from '@leadwright/contracts/topology';
import type { PersonAccess } from '@leadwright/runtime/access/roles';
import type { LimitName } from '../auth/limits.ts';
import type { BotAction } from '../bot-check/bot-check.ts';

/** Every service with a log has routes behind the gateway. */
export type UpstreamName = OwnerName;
export const upstreamNames = Object.keys(topics) as UpstreamName[];

/**
 * public: anybody. The others: signed-in people, by the table of roles.
 * provider: a provider's servers, known to the service by their signature over the raw bytes; no session, no cookies,
 * any Origin, JSON or a form.
 */
export type ForwardedAccess = 'public' | 'provider' | PersonAccess;

export type ForwardedRoute = {
  method: 'GET' | 'POST' | 'PUT';
  /** The service's own path, parameters as `:name`. */
  path: string;
  service: UpstreamName;
  access: ForwardedAccess;
  limits?: LimitName[];
  /** Forwarded only with a token that proves a person (docs/decisions/0033), made for this action. */
  botCheck?: BotAction;
  /** The older pages send that token in the body, as `response`; it is used up when the service sees it. */
  botTokenInBody?: true;
  /** Forwards our refresh cookie, and the answer may set it. The request then needs an Origin of ours. */
  cookies?: true;
  /** For files: no time limit. */
  unlimitedTime?: true;
  /**
   * Compresses long JSON. Never set it where the answer holds a token or a link: the compressed length would leak it
   * (BREACH).
   */
  compressible?: true;
};

const signIn = { service: 'accounts', access: 'public', cookies: true } as const;

export const forwardedRoutes: ForwardedRoute[] = [
  { method: 'POST', path: '/api/login', ...signIn, limits: ['login-network', 'login-account'] },
  { method: 'POST', path: '/api/v2/sessions/refresh', ...signIn, limits: ['refresh-network'] },
  { method: 'POST', path: '/api/v2/sessions/logout', ...signIn, limits: ['refresh-network'] },
  { method: 'POST', path: '/api/v2/sign-ups', ...signIn, limits: ['sign-up-network', 'sign-up-mailbox'] },
  {
    method: 'POST',
    path: '/api/v2/sign-ups/check-link',
    service: 'accounts',
    access: 'public',
    limits: ['confirm-network'],
  },
  { method: 'POST', path: '/api/v2/sign-ups/confirm', ...signIn, limits: ['confirm-network'] },
  {
    method: 'POST',
    path: '/api/v2/password-resets',
    service: 'accounts',
    access: 'public',
    limits: ['sign-up-network', 'reset-mailbox'],
  },
  {
    method: 'POST',
    path: '/api/v2/password-resets/check-link',
    service: 'accounts',
    access: 'public',
    limits: ['reset-network'],
  },
  {
    method: 'POST',
    path: '/api/v2/password-resets/confirm',
    service: 'accounts',
    access: 'public',
    limits: ['reset-network'],
  },
  {
    method: 'POST',
    path: '/api/v2/me/reauthentication',
    service: 'accounts',
    access: 'member',
    limits: ['password-person'],
  },
  { method: 'POST', path: '/api/v2/me/password', service: 'accounts', access: 'member', limits: ['password-person'] },
  {
    method: 'POST',
    path: '/api/v2/me/email',
    service: 'accounts',
    access: 'member',
    limits: ['password-person', 'email-person', 'email-mailbox'],
  },
  {
    method: 'POST',
    path: '/api/v2/email-changes/check-link',
    service: 'accounts',
    access: 'public',
    limits: ['reset-network'],
  },
  {
    method: 'POST',
    path: '/api/v2/email-changes/confirm',
    service: 'accounts',
    access: 'public',
    limits: ['reset-network'],
  },
  { method: 'GET', path: '/api/v2/me/sessions', service: 'accounts', access: 'person' },
  { method: 'POST', path: '/api/v2/me/sessions/:id/end', service: 'accounts', access: 'person' },
  { method: 'POST', path: '/api/v2/me/sessions/end-others', service: 'accounts', access: 'person' },
  { method: 'GET', path: '/api/v2/me', service: 'accounts', access: 'person' },
  { method: 'GET', path: '/api/v2/me/accounts', service: 'accounts', access: 'person' },
  { method: 'POST', path: '/api/v2/me/account', service: 'accounts', access: 'person', cookies: true },
  { method: 'POST', path: '/api/v2/me/conversion', service: 'accounts', access: 'person', cookies: true },
  { method: 'GET', path: '/api/v2/team', service: 'accounts', access: 'admin' },
  { method: 'POST', path: '/api/v2/team/invitations', service: 'accounts', access: 'admin', limits: ['invitations'] },
  {
    method: 'POST',
    path: '/api/v2/team/invitations/:personId/resend',
    service: 'accounts',
    access: 'admin',
    limits: ['invitations'],
  },
  { method: 'POST', path: '/api/v2/team/invitations/:personId/withdraw', service: 'accounts', access: 'admin' },
  { method: 'POST', path: '/api/v2/team/members/:personId/role', service: 'accounts', access: 'admin' },
  { method: 'POST', path: '/api/v2/team/members/:personId/disable', service: 'accounts', access: 'admin' },
  { method: 'POST', path: '/api/v2/team/members/:personId/enable', service: 'accounts', access: 'admin' },
  { method: 'POST', path: '/api/v2/team/members/:personId/remove', service: 'accounts', access: 'admin' },
  {
    method: 'POST',
    path: '/api/v2/invitations/check-link',
    service: 'accounts',
    access: 'public',
    limits: ['invitation-network'],
  },
  { method: 'POST', path: '/api/v2/invitations/accept', ...signIn, limits: ['invitation-network'] },
  {
    method: 'POST',
    path: '/api/v2/invitations/confirm',
    service: 'accounts',
    access: 'public',
    limits: ['invitation-network'],
  },
  {
    method: 'POST',
    path: '/api/v2/request_ccpa_optout',
    service: 'accounts',
    access: 'public',
    limits: ['privacy-network', 'privacy-mailbox'],
    botCheck: 'signup',
    botTokenInBody: true,
  },
  {
    method: 'POST',
    path: '/api/v2/privacy-requests/check-link',
    service: 'accounts',
    access: 'public',
    limits: ['privacy-link-network'],
  },
  {
    method: 'POST',
    path: '/api/v2/privacy-requests/confirm',
    service: 'accounts',
    access: 'public',
    limits: ['privacy-link-network'],
  },
  { method: 'GET', path: '/api/v2/superadmin/privacy-requests', service: 'accounts', access: 'super-admin' },
  {
    method: 'POST',
    path: '/api/v2/superadmin/privacy-requests/:requestId/extend',
    service: 'accounts',
    access: 'super-admin',
  },
  {
    method: 'POST',
    path: '/api/v2/superadmin/privacy-requests/:requestId/answer',
    service: 'accounts',
    access: 'super-admin',
  },
  {
    method: 'POST',
    path: '/api/v2/superadmin/privacy-requests/:requestId/erase-person',
    service: 'accounts',
    access: 'super-admin',
  },
  {
    method: 'POST',
    path: '/api/v2/me/data',
    service: 'accounts',
    access: 'member',
    limits: ['privacy-person', 'personal-data'],
  },
  { method: 'POST', path: '/api/v2/me/erasure', service: 'accounts', access: 'member', limits: ['privacy-person'] },
  { method: 'GET', path: '/api/v2/me/messaging-identity', service: 'accounts', access: 'member' },
  { method: 'GET', path: '/api/v2/me', service: 'accounts', access: 'member' },
  { method: 'POST', path: '/api/v2/me/account-port', service: 'accounts', access: 'member' },
  { method: 'GET', path: '/api/v2/company-profile', service: 'accounts', access: 'admin' },
  { method: 'PUT', path: '/api/v2/company-profile', service: 'accounts', access: 'admin' },
  { method: 'GET', path: '/api/v2/banner', service: 'accounts', access: 'public' },
  { method: 'POST', path: '/api/v2/errors', service: 'accounts', access: 'public', limits: ['errors-network'] },
  { method: 'POST', path: '/api/v2/me/errors', service: 'accounts', access: 'member', limits: ['errors-person'] },
  { method: 'GET', path: '/api/v2/superadmin/errors', service: 'accounts', access: 'super-admin' },
  { method: 'GET', path: '/api/v2/superadmin/sites', service: 'accounts', access: 'super-admin' },
  { method: 'GET', path: '/api/v2/superadmin/sites/:site/:collection', service: 'accounts', access: 'super-admin' },
  {
    method: 'GET',
    path: '/api/v2/superadmin/sites/:site/:collection/:docId',
    service: 'accounts',
    access: 'super-admin',
  },
  {
    method: 'PUT',
    path: '/api/v2/superadmin/sites/:site/:collection/:docId',
    service: 'accounts',
    access: 'super-admin',
  },
  {
    method: 'POST',
    path: '/api/v2/superadmin/sites/:site/:collection/:docId/delete',
    service: 'accounts',
    access: 'super-admin',
  },
  {
    method: 'POST',
    path: '/api/start_verification',
    service: 'accounts',
    access: 'admin',
    limits: ['sms-number', 'sms-number-day', 'sms-account-day'],
  },
  { method: 'POST', path: '/api/verify_account', service: 'accounts', access: 'admin' },

  { method: 'GET', path: '/api/v2/teaser', service: 'search', access: 'public', limits: ['teaser-network'] },
  { method: 'GET', path: '/api/v2/dictionaries', service: 'search', access: 'member', compressible: true },
  { method: 'GET', path: '/api/v2/geographies/suggestions', service: 'search', access: 'member', compressible: true },
  { method: 'GET', path: '/api/v2/geographies/labels', service: 'search', access: 'member', compressible: true },
  { method: 'POST', path: '/api/v2/searches/count', service: 'search', access: 'member', limits: ['counts'] },
  {
    method: 'POST',
    path: '/api/v2/searches/preview',
    service: 'search',
    access: 'member',
    limits: ['searches'],
    compressible: true,
  },

  { method: 'GET', path: '/api/v2/plans', service: 'billing', access: 'public', compressible: true },
  { method: 'GET', path: '/api/v2/usage', service: 'billing', access: 'member', compressible: true },
  { method: 'GET', path: '/api/v2/usage/lines', service: 'billing', access: 'member', compressible: true },
  { method: 'GET', path: '/api/v2/usage/entries', service: 'billing', access: 'member', compressible: true },
  { method: 'GET', path: '/api/v2/usage/entries-csv', service: 'billing', access: 'member', unlimitedTime: true },
  { method: 'GET', path: '/api/v2/usage/periods', service: 'billing', access: 'member', compressible: true },
  { method: 'GET', path: '/api/v2/usage/statement', service: 'billing', access: 'member', compressible: true },
  { method: 'GET', path: '/api/v2/finance/events', service: 'billing', access: 'finance', compressible: true },
  { method: 'GET', path: '/api/v2/finance/events-csv', service: 'billing', access: 'finance', unlimitedTime: true },
  {
    method: 'GET',
    path: '/api/v2/finance/accounts/:accountId/statement',
    service: 'billing',
    access: 'finance',
    compressible: true,
  },
  {
    method: 'GET',
    path: '/api/v2/finance/accounts/:accountId/lots',
    service: 'billing',
    access: 'finance',
    compressible: true,
  },
  { method: 'GET', path: '/api/v2/finance/adjustments', service: 'billing', access: 'finance', compressible: true },
  {
    method: 'POST',
    path: '/api/v2/finance/accounts/:accountId/adjustments',
    service: 'billing',
    access: 'finance',
  },
  { method: 'POST', path: '/api/v2/finance/accounts/:accountId/voids', service: 'billing', access: 'finance' },
  {
    method: 'POST',
    path: '/api/v2/finance/accounts/:accountId/adjustments/:adjustmentId/approve',
    service: 'billing',
    access: 'finance',
  },
  {
    method: 'POST',
    path: '/api/v2/finance/accounts/:accountId/adjustments/:adjustmentId/decline',
    service: 'billing',
    access: 'finance',
  },
  { method: 'GET', path: '/api/v2/usage/statement-file', service: 'billing', access: 'member', unlimitedTime: true },

  { method: 'GET', path: '/api/v2/customer', service: 'billing', access: 'member' },
  { method: 'GET', path: '/api/v2/subscription', service: 'billing', access: 'member' },
  { method: 'GET', path: '/api/v2/subscription/change-quote', service: 'billing', access: 'admin' },
  { method: 'GET', path: '/api/v2/subscription/calls/:callId', service: 'billing', access: 'admin' },
  { method: 'GET', path: '/api/v2/subscription/calls/by-key/:key', service: 'billing', access: 'admin' },
  { method: 'POST', path: '/api/v2/subscription/reactivate', service: 'billing', access: 'admin' },
  { method: 'GET', path: '/api/v2/client_token/:id', service: 'billing', access: 'admin' },
  { method: 'GET', path: '/api/v2/sandbox/clock', service: 'billing', access: 'member' },
  { method: 'POST', path: '/api/v2/sandbox/clock', service: 'billing', access: 'admin' },
  { method: 'POST', path: '/api/v2/sandbox/acts', service: 'billing', access: 'admin' },
  // The processor's name is a part of these addresses; billing knows only its own.
  {
    method: 'POST',
    path: '/api/:billing/subscriptions/create',
    service: 'billing',
    access: 'admin',
    botCheck: 'signup',
  },
  {
    method: 'POST',
    path: '/api/:billing/subscriptions/createChange/:subscriptionId',
    service: 'billing',
    access: 'admin',
    botCheck: 'signup',
  },
  {
    method: 'POST',
    path: '/api/:billing/subscriptions/terminate/:subscriptionId',
    service: 'billing',
    access: 'admin',
  },
  { method: 'POST', path: '/api/:billing/accounts/find/:email', service: 'billing', access: 'admin' },
  { method: 'POST', path: '/api/:billing/accounts/create', service: 'billing', access: 'admin' },
  {
    method: 'POST',
    path: '/api/:billing/accounts/update/:accountId',
    service: 'billing',
    access: 'admin',
    botCheck: 'signup',
  },
  { method: 'POST', path: '/api/v2/sandbox/payments/:clientSecret/confirm', service: 'billing', access: 'admin' },
  { method: 'GET', path: '/api/v2/invoices', service: 'billing', access: 'admin' },
  {
    method: 'POST',
    path: '/api/v2/invoices/refresh',
    service: 'billing',
    access: 'admin',
    limits: ['invoice-refreshes'],
  },
  { method: 'POST', path: '/api/v2/invoices/:processor/:invoiceId/link', service: 'billing', access: 'admin' },
  // The signed link is the only credential, as for files.
  { method: 'GET', path: '/api/v2/invoice-files/:token', service: 'billing', access: 'public', unlimitedTime: true },
  {
    method: 'POST',
    path: '/api/v2/:billing/invoices/write/:customerDocId/:customerId',
    service: 'billing',
    access: 'super-admin',
    limits: ['invoice-refreshes'],
  },
  {
    method: 'POST',
    path: '/api/v2/transactions/write/:customerDocId/:customerId',
    service: 'billing',
    access: 'super-admin',
    limits: ['invoice-refreshes'],
  },
  {
    method: 'POST',
    path: '/api/v2/webhooks/:processor',
    service: 'billing',
    access: 'provider',
    limits: ['webhooks-network', 'webhooks-provider'],
  },

  { method: 'POST', path: '/api/v2/downloads', service: 'export', access: 'member', limits: ['downloads'] },
  { method: 'GET', path: '/api/v2/downloads', service: 'export', access: 'member', compressible: true },
  { method: 'GET', path: '/api/v2/imported-downloads', service: 'export', access: 'member', compressible: true },
  { method: 'GET', path: '/api/v2/downloads/by-key/:key', service: 'export', access: 'member', compressible: true },
  { method: 'GET', path: '/api/v2/downloads/:id', service: 'export', access: 'member', compressible: true },
  { method: 'POST', path: '/api/v2/downloads/:id/link', service: 'export', access: 'member' },
  { method: 'POST', path: '/api/v2/downloads/:id/archive', service: 'export', access: 'member' },
  { method: 'POST', path: '/api/v2/downloads/:id/unarchive', service: 'export', access: 'member' },
  // The signed link is the only credential: a browser follows it without an access token.
  { method: 'GET', path: '/api/v2/files/:token', service: 'export', access: 'public', unlimitedTime: true },

  { method: 'GET', path: '/api/v2/mailbox', service: 'notification', access: 'public' },
  { method: 'GET', path: '/dev/mailbox', service: 'notification', access: 'public' },

  {
    method: 'GET',
    path: '/api/v2/superadmin/people',
    service: 'accounts',
    access: 'super-admin',
    limits: ['searches'],
    compressible: true,
  },
  { method: 'POST', path: '/api/v2/superadmin/impersonations', service: 'accounts', access: 'super-admin' },
  { method: 'POST', path: '/api/v2/superadmin/impersonations/stop', service: 'accounts', access: 'super-admin' },
  {
    method: 'GET',
    path: '/api/v2/superadmin/accounts/:accountId/trail',
    service: 'audit',
    access: 'super-admin',
    compressible: true,
  },
  {
    method: 'GET',
    path: '/api/v2/superadmin/accounts/:accountId/trail/verification',
    service: 'audit',
    access: 'super-admin',
  },
];
