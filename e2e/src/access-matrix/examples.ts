// Requests of routes of whose answer more can be said than their declaration says, whose example is asked otherwise.
import { randomUUID } from 'node:crypto';
import { arizona } from '../downloads/download-path.ts';
import type { Owned } from './people.ts';
import { parametersOf, type Route } from './listed-routes.ts';
import { declaredExample } from './declared-example.ts';
import { booksExamplesFor } from './books-examples.ts';
import { accountsExamplesFor } from './accounts-examples.ts';
import { unknownOf, type Example } from './example.ts';
import { leadVersionExamples } from './lead-version-examples.ts';
import { savedSearchExamples } from './saved-search-examples.ts';
import { teamExamplesFor } from './team-examples.ts';

/**
 * Routes of the gateway itself, which its table does not list, with their callers. `cookie`: the refresh cookie
 * identifies the caller.
 */
export type OwnRoute = Example & { access: 'public' | 'cookie' };

const nothingThere = { status: 404, code: 'not-found' };

export const gatewayOwn: Record<string, OwnRoute> = {
  '/api/v2/events': { access: 'cookie' },
  '/api/v2/bot-check': { access: 'public' },
  '/api/v2/messaging': { access: 'public' },
  '/api/v2/verify_traffic': { access: 'public', body: { response: 'never-made' } },
  '/docs': { access: 'public' },
  '/docs/': { access: 'public' },
  '/docs/json': { access: 'public' },
  '/docs/yaml': { access: 'public' },
  '/docs/static/index.html': { access: 'public' },
  '/docs/static/swagger-initializer.js': { access: 'public' },
  '/docs/static/theme/leadwright.css': { access: 'public' },
  '/docs/static/theme/leadwright.js': { access: 'public' },
  '/docs/static/theme/mark.svg': { access: 'public' },
  '/docs/static/*': { access: 'public', params: { '*': 'swagger-ui.css' }, of: 'everybody' },
  '/assets/*': { access: 'public', params: { '*': 'nothing.js' }, of: 'everybody', refusal: nothingThere },
  // Without an Accept header, a page request gets the application's own page with that status.
  '/*': {
    access: 'public',
    params: { '*': 'nothing' },
    headers: { accept: 'application/json' },
    of: 'everybody',
    refusal: nothingThere,
  },
};

/** By method and path of the service's route; HEAD uses the example of GET. */
export function examplesFor({
  accountId,
  personId,
  downloadId,
  orderKey,
  file,
  datasetVersion,
}: Owned): Record<string, Example> {
  const download = { params: { id: downloadId }, of: 'owner' } as const;
  const trail = { params: { accountId }, of: 'owner' } as const;
  return {
    'GET /api/v2/teaser': { query: { zip: '85003' } },
    'GET /api/v2/dictionaries/:dictId': { params: { dictId: 'consumers' }, of: 'everybody' },
    'GET /api/v2/dictionaries/:dictId/items/:field': {
      params: { dictId: 'businesses', field: 'sic_code' },
      of: 'everybody',
    },
    'POST /api/v2/data/:resource': { params: { resource: 'business_siclist' }, body: {}, of: 'everybody' },
    'GET /api/v2/suggestions': { query: { kind: 'CITY', q: 'phoe' } },
    'POST /api/v2/geographies/read': { body: { list: 'Phoenix, AZ' }, of: 'everybody' },
    'GET /api/v2/geographies/labels': { query: { kind: 'ST', values: 'AZ' } },
    'POST /api/v2/searches/count': { body: arizona },
    'POST /api/v2/searches/facets': { body: { ...arizona, fields: ['age'] } },
    'POST /api/v2/searches/preview': { body: arizona },
    ...savedSearchExamples(),
    'GET /api/v2/promotion': {
      query: { code: 'never-offered' },
      of: 'owner',
      refusal: { status: 404, code: 'promotion-unknown' },
    },
    'GET /api/v2/subscription/change-quote': {
      query: { plan_code: 'rollover-50k' },
      elsewhere: { status: 409, code: 'no-subscription' },
    },
    'GET /api/v2/subscription/calls/:callId': { params: { callId: 'none' }, of: 'owner', refusal: unknownOf('call') },
    'GET /api/v2/subscription/calls/by-key/:key': {
      params: { key: 'none' },
      query: { call: 'create-subscription' },
      of: 'owner',
      refusal: unknownOf('call'),
    },
    'POST /api/v2/subscription/reactivate': { body: {}, headers: { 'idempotency-key': randomUUID() } },
    'POST /api/v2/sandbox/payments/:clientSecret/confirm': {
      params: { clientSecret: 'none' },
      body: { answer: 'decline' },
      of: 'owner',
      refusal: unknownOf('payment'),
    },
    'GET /api/v2/client_token/:id': { params: { id: accountId }, of: 'owner' },
    'POST /api/v2/invoices/refresh': { body: {} },
    'POST /api/v2/invoices/:processor/:invoiceId/link': {
      params: { processor: 'sandbox', invoiceId: 'none' },
      of: 'owner',
      refusal: unknownOf('invoice'),
    },
    'GET /api/v2/invoice-files/:token': {
      params: { token: 'never-made' },
      of: 'everybody',
      refusal: { status: 404, code: 'invoice-link-not-usable' },
    },
    'POST /api/v2/:billing/invoices/write/:customerDocId/:customerId': {
      params: { billing: 'sandbox', customerDocId: accountId, customerId: 'none' },
      body: { customerDocId: accountId, customerId: 'none' },
      of: 'owner',
      refusal: unknownOf('billing-account'),
    },
    'POST /api/v2/transactions/write/:customerDocId/:customerId': {
      params: { customerDocId: accountId, customerId: 'none' },
      body: { customerDocId: accountId, customerId: 'none' },
      of: 'owner',
      refusal: unknownOf('billing-account'),
    },
    'POST /api/:billing/subscriptions/create': {
      params: { billing: 'sandbox' },
      body: {
        plan_code: 'team-unlimited',
        currency: 'USD',
        account: { code: accountId, billing_info: { token_id: 'tok_visa' } },
      },
      headers: { 'idempotency-key': randomUUID() },
      of: 'owner',
      refusal: { status: 409, code: 'already-subscribed' },
    },
    'POST /api/:billing/subscriptions/createChange/:subscriptionId': {
      params: { billing: 'sandbox', subscriptionId: 'none' },
      body: { plan_code: 'team-unlimited', timeframe: 'now' },
      headers: { 'idempotency-key': randomUUID() },
      of: 'owner',
      refusal: unknownOf('subscription'),
    },
    'POST /api/:billing/subscriptions/terminate/:subscriptionId': {
      params: { billing: 'sandbox', subscriptionId: 'none' },
      body: {},
      headers: { 'idempotency-key': randomUUID() },
      of: 'owner',
      refusal: unknownOf('subscription'),
    },
    'POST /api/:billing/accounts/find/:email': {
      params: { billing: 'sandbox', email: 'jo@canary.test' },
      of: 'everybody',
    },
    'POST /api/:billing/accounts/create': {
      params: { billing: 'sandbox' },
      body: { email: 'jo@canary.test', code: accountId },
      of: 'owner',
    },
    'POST /api/:billing/accounts/update/:accountId': {
      params: { billing: 'sandbox', accountId },
      body: { email: 'jo@canary.test' },
      headers: { 'idempotency-key': randomUUID() },
      of: 'owner',
    },
    // A time that is over, so that the product's clock stays where it is.
    'POST /api/v2/sandbox/clock': {
      body: { to: '2026-01-01T00:00:00Z' },
      headers: { 'idempotency-key': randomUUID() },
      refusal: { status: 409, code: 'clock-not-forward' },
    },
    // Nothing is disputed, so nothing can be won.
    'POST /api/v2/sandbox/acts': {
      body: { act: 'win-dispute' },
      refusal: { status: 409, code: 'sandbox-not-possible' },
    },
    // One fixed key: the first request of each account makes a file, the others get the same answer.
    'POST /api/v2/downloads': {
      body: { ...arizona, name: 'Matrix', rows: 1, datasetVersion },
      headers: { 'idempotency-key': randomUUID() },
    },
    // Nobody's identity counts here: who has no signature is refused, whoever they are.
    'POST /api/v2/webhooks/:processor': {
      params: { processor: 'sandbox' },
      body: { id: 'evt_matrix' },
      of: 'everybody',
      refusal: { status: 401, code: 'webhook-signature-missing' },
    },
    'POST /api/v2/message-webhooks/:provider': {
      params: { provider: 'sendgrid' },
      body: [],
      of: 'everybody',
      refusal: { status: 401, code: 'webhook-signature-missing' },
    },
    // Nothing bounced, so nothing is held back.
    'POST /api/v2/me/mail-suppression/lift': {
      body: { reason: 'works-again' },
      refusal: { status: 409, code: 'mails-not-suppressed' },
    },
    'POST /api/v2/superadmin/accounts/:accountId/mail-suppressions/:personId/lift': {
      params: { accountId, personId },
      of: 'owner',
      body: { reason: 'Ticket 4711' },
      refusal: { status: 409, code: 'mails-not-suppressed' },
    },
    'PUT /api/v2/me/mail-preferences': { body: { topic: 'receipts', wanted: true } },
    'POST /api/v2/unsubscribes': {
      query: { token: 'invented' },
      body: {},
      of: 'everybody',
      refusal: { status: 404, code: 'unsubscribe-link-not-usable' },
    },
    ...accountsExamplesFor(),
    ...teamExamplesFor(personId),
    'GET /api/v2/downloads/by-key/:key': { params: { key: orderKey }, of: 'owner' },
    'GET /api/v2/downloads/:id': download,
    'POST /api/v2/downloads/:id/link': download,
    // It was reported before the questions, so that every caller is answered the same.
    'POST /api/v2/downloads/:id/report': {
      ...download,
      body: { reason: 'blankFile' },
      refusal: { status: 409, code: 'already-reported' },
    },
    'GET /api/v2/finance/accounts/:accountId/file-reports': trail,
    'POST /api/v2/downloads/:id/archive': download,
    'POST /api/v2/downloads/:id/unarchive': download,
    'POST /api/v2/downloads/unarchive-all': {},
    // Its file is finished and charged.
    'POST /api/v2/downloads/:id/cancel': { ...download, refusal: { status: 409, code: 'download-ended' } },
    // One fixed key, as above.
    'POST /api/v2/downloads/:id/recheck': { ...download, headers: { 'idempotency-key': randomUUID() } },
    'POST /api/v2/downloads/:id/run-again': { ...download, headers: { 'idempotency-key': randomUUID() } },
    // Anybody with the link may fetch the file.
    'GET /api/v2/files/:token': { ...file, of: 'everybody' },
    ...booksExamplesFor(accountId),
    ...leadVersionExamples,
    'GET /api/v2/superadmin/accounts/:accountId/messages': trail,
    'GET /api/v2/superadmin/accounts/:accountId/trail': trail,
    'GET /api/v2/superadmin/accounts/:accountId/trail/verification': trail,
  };
}

/** Undefined if the route needs an example and neither this file nor its declaration has a whole one. */
export function exampleOf(
  route: Pick<Route, 'service' | 'method' | 'path' | 'hasBody' | 'query'>,
  examples: Record<string, Example>,
): Example | undefined {
  const { method, path, hasBody, query } = route;
  const reads = method === 'GET' || method === 'HEAD';
  const parameters = parametersOf(path);
  const stated = examples[`${method === 'HEAD' ? 'GET' : method} ${path}`];
  if (!stated && reads && parameters.length === 0 && query.length === 0 && !hasBody) return {};
  const given = stated ?? declaredExample(route);
  if (!given) return undefined;
  const isWhole =
    parameters.every((name) => given.params?.[name] !== undefined) &&
    (parameters.length === 0 || given.of !== undefined) &&
    query.every((name) => given.query?.[name] !== undefined) &&
    (!hasBody || given.body !== undefined);
  return isWhole ? given : undefined;
}
