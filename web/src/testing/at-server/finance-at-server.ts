// What the API of the tests answers finance.
import { http, HttpResponse } from 'msw';
import type { AccountLot, Adjustment, FinanceEvent } from '../../server/api-types.ts';
import type { Answer } from '../../server/operations.ts';
import { explainedBalance } from './leads-at-server.ts';

const accountLot: AccountLot = {
  lotId: 'plan:l:0',
  kind: 'plan',
  category: 'paid',
  source: 'plan:l:0',
  leads: 50_000,
  available: 47_569,
  held: 0,
  used: 2_431,
  effectiveAt: '2026-12-01T00:00:00Z',
  expiresAt: '2027-01-01T00:00:00Z',
};

export const adjustment: Adjustment = {
  adjustmentId: 'adjustment-1',
  accountId: 'account-1',
  action: 'adjust',
  leads: 25_000,
  ...{ lotId: null, planId: null, starts: null, invoiceId: null, cents: null, zone: null, startsAt: null },
  ...{ times: null, until: null },
  reason: 'service-fault',
  note: 'Ticket 4711',
  corrects: null,
  proposedById: 'person-7',
  proposedByYou: false,
  proposedAt: '2026-12-05T09:00:00Z',
  needsApproval: true,
  expiresAt: '2026-12-12T09:00:00Z',
  state: 'open',
  failedBecause: null,
  decidedById: null,
  decidedAt: null,
};

const october = { planId: 'october-promo', name: 'October promo', cents: 4_900, leads: 1_000_000 };
export const givenPromotion: Answer<'get', '/api/v2/finance/promotions'>['given'][number] = {
  ...{ adjustmentId: 'adjustment-9', accountId: 'system', forAccount: null },
  ...{ planId: october.planId, name: october.name, code: 'K7QMWZ3XTR5A', times: 2, until: '2099-01-01T00:00:00Z' },
  ...{ reason: 'agreement', note: 'Ticket 9', proposedById: 'person-7', proposedByYou: true },
  ...{ proposedAt: '2026-12-05T09:00:00Z', decidedById: 'person-8', state: 'booked' },
  takenTimes: 1,
  taken: [{ accountId: 'account-2', takenAt: '2026-12-06T09:00:00Z', isPaid: true }],
};

const at = '2026-11-20T10:00:00Z';

export const financeEvent: FinanceEvent = {
  eventId: 'event-12',
  accountId: 'account-1',
  seq: 12,
  type: 'LeadsUsed',
  effectiveAt: at,
  recordedAt: at,
  actorId: 'service:export',
  correlationId: 'click-1',
  prevHash: '0'.repeat(64),
  hash: 'ab'.repeat(32),
  event: { type: 'LeadsUsed', downloadId: 'download-1', rows: 2431 },
  entries: [
    { id: 'event-12.0', type: 'used', lotId: 'lot-1', leads: -2431, balance: 6931, reason: 'download-completed' },
    { id: 'event-12.2', type: 'returned', lotId: 'lot-1', leads: 69, balance: 7000, reason: 'not-used' },
  ],
};

export const givenPlans: Answer<'get', '/api/v2/finance/accounts/{accountId}/plan'> = {
  planName: 'Team unlimited',
  nextPlanName: null,
  periodEnd: '2027-01-01T00:00:00Z',
  card: '1111',
  starts: 'at-renewal',
  because: null,
  aboveCents: 30_000,
  belowMicros: 1_000,
  belowCents: 5_000,
  plans: [
    { planId: 'rollover-250k', name: '250K rollover', priceCents: 29_900, leads: 250_000 },
    { planId: 'rollover-500k', name: '500K rollover', priceCents: 49_900, leads: 500_000 },
  ],
};

const paidInvoices: Answer<'get', '/api/v2/finance/accounts/{accountId}/invoices'> = {
  aboveCents: 30_000,
  invoices: [
    {
      ...{ invoiceId: 'in-1', number: 'LW-0001', planId: 'team-unlimited' },
      ...{ periodStart: '2026-12-01T00:00:00Z', periodEnd: '2027-01-01T00:00:00Z', paidAt: '2026-12-01T00:00:00Z' },
      ...{ paidCents: 9_900, refundedCents: 1_000, isDisputed: false },
    },
  ],
};

const says = { kind: 'plan', category: 'paid', available: 47_600, held: 0, delivered: 2_400, expired: 0, voided: 0 };
export const monthTie = {
  ...{ checkedAt: '2026-12-02T09:01:00Z', accounts: 3, findings: [] as object[] },
  ...{ audit: 'compared', cash: [], plans: [], differences: [] as object[] },
};

export const secondBook = {
  round: { beganAt: at, endedAt: at, accounts: 412, waiting: 2 },
  open: 1,
  differences: [
    {
      ...{ accountId: 'account-1', lotId: 'lot-1', kind: 'lots', accountSeq: 12, foundAt: at, seenAt: at },
      billing: says,
      trail: { ...says, available: 47_500, delivered: 2_500 },
      first: { seq: 12, eventId: 'event-12', type: 'LeadsUsed' },
    },
  ],
};
export const wholeChain = {
  ...{ account: 'account-1', service: 'billing', from: 1, to: 12, asked: 20_000, events: 11, underWay: 1 },
  lastHash: 'ab'.repeat(32),
  clockJumps: [],
  problem: null,
};

const amounts = { opening: 0, issued: 50_000, credited: 0, delivered: 12_000, expired: 0, voided: 0, closing: 38_000 };
const cents = { opening: 0, issued: 9_900, credited: 0, delivered: 2_376, expired: 0, voided: 0, closing: 7_524 };

export const proposedMonth: Answer<'get', '/api/v2/finance/months'>['months'][number] = {
  month: '2026-11',
  state: 'proposed',
  proposalId: 'proposal-1',
  proposedById: 'person-7',
  proposedByYou: false,
  proposedAt: '2026-12-02T09:00:00Z',
  lockedById: null,
  lockedAt: null,
  manifestSha256: null,
};

export const monthPack: Answer<'get', '/api/v2/finance/months/{month}'> = {
  month: proposedMonth,
  rows: [{ planId: 'team-unlimited', kind: 'plan', category: 'paid', lots: 1, leads: amounts, cents }],
  totals: { leads: amounts, cents },
  deferredCents: 7_524,
  earnedCents: 2_376,
  breakageCents: 0,
  entries: 2,
  formulas: { deferred: 'the cents of closing' },
  lateFacts: { count: 0, facts: [] },
  bookedLater: [],
};

export const refundQuote: Answer<'get', '/api/v2/finance/accounts/{accountId}/invoices/{invoiceId}/refund-quote'> = {
  ...{ leadsVoided: 25_000, leadsUsed: 1_200, creditCents: 0, owedCents: 0 },
  ...{ leadsEndingLater: 0, periodEnd: '2027-01-01T00:00:00Z', endsUnlimited: false, lowered: null },
};

export const planQuote: Answer<'get', '/api/v2/finance/accounts/{accountId}/plan-quote'> = {
  ...{ starts: 'at-renewal', beginsAt: '2027-01-01T00:00:00Z', leadsEnding: 0, peopleOver: 0 },
  ...{ owedCents: 0, settledCents: 0, unbackedCents: 0 },
};

const accountCredit: Answer<'get', '/api/v2/finance/accounts/{accountId}/credit'> = {
  leftCents: 4_500,
  takenCents: 0,
  owedCents: 2_000,
  disputed: [],
  owed: [],
  from: [{ invoiceId: 'in_5f0c3a', leftCents: 4_500 }],
};

export const figureBehind: Answer<'get', '/api/v2/finance/months/{month}/lots'> = {
  month: '2026-11',
  figure: 'delivered',
  formula: 'leads of finished files',
  lots: 1,
  leads: 12_000,
  cents: 2_376,
  behind: [
    {
      ...{ accountId: 'account-1', lotId: 'plan:l:0', planId: 'team-unlimited', kind: 'plan', category: 'paid' },
      ...{ invoiceId: 'in-1', leads: amounts, cents, entryCount: 1 },
      entries: [
        {
          ...{ entryId: 'event-12.0', seq: 12, type: 'used', leads: -12_000, reason: 'download-completed' },
          ...{ downloadId: 'download-1', corrects: null, effectiveAt: at, datedAt: null, recordedAt: at },
        },
      ],
    },
  ],
};

export const shareAwards: Answer<'get', '/api/v2/finance/share-awards'> = {
  ...{ open: true, openByVariable: true, switched: null },
  price: { planId: 'individual-unlimited', name: 'Individual Unlimited', cents: 5_000, leads: 50_000 },
  terms: { leadsEach: 10_000, onDelivery: 3, onConfirmation: 10, inTrial: 1, forDomain: 1 },
  months: [{ month: '2026-12', awards: 12, onConfirmation: 4, leads: 120_000, used: 35_000, takenBack: 10_000 }],
  waiting: [{ reason: 'trial', awards: 40, accounts: 3, leads: 400_000 }],
};

const owedAccounts: Answer<'get', '/api/v2/finance/owed'> = {
  accounts: [
    {
      accountId: 'account-9',
      owedCents: 2_000,
      since: '2026-12-03T10:00:00.000000Z',
      payments: [{ invoiceId: 'in_9', owedCents: 2_000, since: '2026-12-03T10:00:00.000000Z' }],
      stopped: ['in_10'],
      ...{ withheldCents: 0, settledCents: 0 },
    },
  ],
};

export const financeAtServer = [
  http.get('*/api/v2/finance/account-names', () => HttpResponse.json({ accounts: [] })),
  http.get('*/api/v2/finance/owed', () => HttpResponse.json(owedAccounts)),
  http.get('*/api/v2/finance/months/:month/lots', () => HttpResponse.json(figureBehind)),
  http.get('*/api/v2/finance/months', () => HttpResponse.json({ months: [proposedMonth] })),
  http.get('*/api/v2/finance/months/:month', () => HttpResponse.json(monthPack)),
  http.get('*/api/v2/finance/months/:month/tie', () => HttpResponse.json(monthTie)),
  http.get('*/api/v2/finance/book', () => HttpResponse.json(secondBook)),
  http.get('*/api/v2/finance/chain', () => HttpResponse.json(wholeChain)),
  http.get('*/api/v2/finance/events', () => HttpResponse.json({ events: [financeEvent] })),
  http.get('*/api/v2/finance/share-awards', () => HttpResponse.json(shareAwards)),
  http.get('*/api/v2/finance/promotions', () =>
    HttpResponse.json({ aboveLeads: 10_000, promotions: [october], given: [] }),
  ),
  http.get('*/api/v2/finance/adjustments', () => HttpResponse.json({ aboveLeads: 10_000, adjustments: [] })),
  http.get('*/api/v2/finance/accounts/:id/file-reports', () => HttpResponse.json({ reports: [] })),
  http.get('*/api/v2/finance/accounts/:id/balance', () => HttpResponse.json(explainedBalance)),
  http.get('*/api/v2/finance/accounts/:id/credit', () => HttpResponse.json(accountCredit)),
  http.get('*/api/v2/finance/accounts/:id/invoices', () => HttpResponse.json(paidInvoices)),
  http.get('*/api/v2/finance/accounts/:id/invoices/:invoice/refund-quote', () => HttpResponse.json(refundQuote)),
  http.get('*/api/v2/finance/accounts/:id/time-zone', () =>
    HttpResponse.json({ zone: 'UTC', next: null, endsAt: '2027-01-01T00:00:00Z' }),
  ),
  http.get('*/api/v2/finance/accounts/:id/plan-quote', () => HttpResponse.json(planQuote)),
  http.get('*/api/v2/finance/accounts/:id/plan', () => HttpResponse.json(givenPlans)),
  http.get('*/api/v2/finance/accounts/:id/lots', () => HttpResponse.json({ lots: [accountLot] })),
];
