// Example requests of what finance does, and of an account's own books.
import { randomUUID } from 'node:crypto';
import { unknownOf, type Example } from './example.ts';

const december = { query: { from: '2026-12-01T00:00:00Z', to: '2027-01-01T00:00:00Z' } };
const noMonth = { params: { month: '2001-01' }, of: 'everybody', refusal: unknownOf('month') } as const;

/** `accountId`: whose books they are. */
export function booksExamplesFor(accountId: string): Record<string, Example> {
  const trail = { params: { accountId }, of: 'owner' } as const;
  return {
    'GET /api/v2/usage/statement': december,
    'GET /api/v2/usage/statement-file': december,
    'GET /api/v2/usage/entries-csv': december,
    'GET /api/v2/finance/accounts/:accountId/balance': { params: { accountId }, of: 'owner' },
    'GET /api/v2/finance/accounts/:accountId/statement': { params: { accountId }, ...december, of: 'owner' },
    // It has no fact, so there is nothing in it to close.
    'GET /api/v2/finance/months/:month': noMonth,
    'GET /api/v2/finance/months/:month/figures-csv': noMonth,
    'GET /api/v2/finance/months/:month/lots': { ...noMonth, query: { figure: 'closing' } },
    'GET /api/v2/finance/months/:month/tie': noMonth,
    'GET /api/v2/finance/months/:month/manifest': noMonth,
    'POST /api/v2/finance/months/:month/propose': { ...noMonth, headers: { 'idempotency-key': randomUUID() } },
    'POST /api/v2/finance/months/:month/lock': {
      ...noMonth,
      headers: { 'idempotency-key': randomUUID() },
      body: { proposalId: 'never-made' },
    },
    'GET /api/v2/finance/account-names': { query: { ids: accountId }, of: 'owner' },
    'GET /api/v2/finance/accounts/:accountId/credit': trail,
    'GET /api/v2/finance/accounts/:accountId/lots': trail,
    'GET /api/v2/finance/chain': { query: { account: accountId }, of: 'owner' },
    // Above the threshold: it waits for a second person and moves nothing.
    'POST /api/v2/finance/accounts/:accountId/adjustments': {
      params: { accountId },
      body: { leads: 1_000_000, reason: 'goodwill', note: 'asked by the matrix' },
      headers: { 'idempotency-key': randomUUID() },
      of: 'owner',
    },
    'GET /api/v2/finance/accounts/:accountId/plan': trail,
    'GET /api/v2/finance/accounts/:accountId/plan-quote': {
      ...trail,
      query: { planId: 'team-unlimited' },
      refusal: { status: 409, code: 'plan-not-given' },
    },
    // The customer can take it without finance.
    'POST /api/v2/finance/accounts/:accountId/plan': {
      params: { accountId },
      body: { planId: 'team-unlimited', reason: 'agreement', note: 'asked by the matrix' },
      headers: { 'idempotency-key': randomUUID() },
      of: 'owner',
      refusal: { status: 409, code: 'plan-not-given' },
    },
    'GET /api/v2/finance/accounts/:accountId/time-zone': trail,
    'POST /api/v2/finance/accounts/:accountId/time-zone': {
      params: { accountId },
      body: { zone: 'Mars/Olympus', reason: 'agreement', note: 'asked by the matrix' },
      headers: { 'idempotency-key': randomUUID() },
      of: 'owner',
      refusal: { status: 400, code: 'zone-unknown' },
    },
    // A plan that everybody takes at the page is no promotion.
    'POST /api/v2/finance/promotions': {
      body: {
        ...{ planId: 'team-unlimited', times: 1, until: '2099-01-01T00:00:00Z' },
        ...{ reason: 'agreement', note: 'asked by the matrix' },
      },
      headers: { 'idempotency-key': randomUUID() },
      of: 'everybody',
      refusal: { status: 409, code: 'promotion-none' },
    },
    'POST /api/v2/finance/promotions/:adjustmentId/revoke': {
      params: { adjustmentId: 'never-made' },
      body: { note: 'asked by the matrix' },
      headers: { 'idempotency-key': randomUUID() },
      of: 'everybody',
      refusal: unknownOf('adjustment'),
    },
    'GET /api/v2/finance/accounts/:accountId/invoices': trail,
    'GET /api/v2/finance/accounts/:accountId/invoices/:invoiceId/refund-quote': {
      params: { accountId, invoiceId: 'none' },
      query: { cents: '100' },
      of: 'owner',
      refusal: unknownOf('invoice'),
    },
    'POST /api/v2/finance/accounts/:accountId/refunds': {
      params: { accountId },
      body: { invoiceId: 'none', cents: 100, refundedCents: 0, reason: 'goodwill', note: 'asked by the matrix' },
      headers: { 'idempotency-key': randomUUID() },
      of: 'owner',
      refusal: unknownOf('invoice'),
    },
    'POST /api/v2/finance/accounts/:accountId/price-per-record': {
      params: { accountId },
      body: { leads: 1_001, micros: 101, reason: 'agreement', note: 'asked by the matrix' },
      headers: { 'idempotency-key': randomUUID() },
      of: 'owner',
      refusal: { status: 400, code: 'price-not-whole' },
    },
    'POST /api/v2/finance/accounts/:accountId/voids': {
      params: { accountId },
      body: { lotId: 'none', reason: 'goodwill', note: 'asked by the matrix' },
      headers: { 'idempotency-key': randomUUID() },
      of: 'owner',
      refusal: unknownOf('lot'),
    },
    'POST /api/v2/finance/accounts/:accountId/adjustments/:adjustmentId/approve': {
      params: { accountId, adjustmentId: 'none' },
      headers: { 'idempotency-key': randomUUID() },
      of: 'owner',
      refusal: unknownOf('adjustment'),
    },
    'POST /api/v2/finance/accounts/:accountId/adjustments/:adjustmentId/decline': {
      params: { accountId, adjustmentId: 'none' },
      headers: { 'idempotency-key': randomUUID() },
      of: 'owner',
      refusal: unknownOf('adjustment'),
    },
  };
}
