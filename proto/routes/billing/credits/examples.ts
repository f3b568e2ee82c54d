// One request and its answer of each command of finance, as the API document shows them.
import type { RouteExample } from '@leadwright/runtime/http/api-description';

const accountId = '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c';

const key = { 'idempotency-key': '5f0c2a7e-1b34-4d2f-9a51-6c7d8e9f0a1c' };

const adjustmentId = '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4b00';

const lotId = 'plan:01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a70:0';

const open = {
  adjustmentId,
  accountId,
  action: 'adjust',
  leads: 25_000,
  ...{ lotId: null, planId: null, starts: null, invoiceId: null, cents: null, zone: null, startsAt: null },
  ...{ times: null, until: null },
  reason: 'service-fault',
  note: 'Ticket 4711: two files without phone numbers.',
  corrects: null,
  proposedById: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4c01',
  proposedByYou: true,
  proposedAt: '2026-12-05T09:00:00.000000Z',
  needsApproval: true,
  expiresAt: '2026-12-12T09:00:00.000000Z',
  state: 'open',
  failedBecause: null,
  decidedById: null,
  decidedAt: null,
} as const;

const decided = {
  proposedByYou: false,
  decidedById: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4c02',
  decidedAt: '2026-12-05T11:30:00.000000Z',
};

export const adjustmentExamples = {
  adjust: {
    parameters: { accountId, ...key },
    body: { leads: 25_000, reason: open.reason, note: open.note },
    answer: open,
  },
  voidLot: {
    parameters: { accountId, ...key },
    body: { lotId, reason: 'duplicate-grant', note: 'Ticket 4712: granted twice.' },
    answer: {
      ...open,
      action: 'void',
      leads: -47_500,
      lotId,
      corrects: lotId,
      reason: 'duplicate-grant',
      note: 'Ticket 4712: granted twice.',
    },
  },
  givePlan: {
    parameters: { accountId, ...key },
    body: { planId: 'rollover-500k', reason: 'agreement', note: 'Ticket 4713: agreed with sales.' },
    answer: {
      ...open,
      action: 'plan',
      leads: 0,
      ...{ planId: 'rollover-500k', starts: 'at-renewal', cents: 49_900 },
      reason: 'agreement',
      note: 'Ticket 4713: agreed with sales.',
    },
  },
  agreePrice: {
    parameters: { accountId, ...key },
    body: { leads: 300_000, micros: 1_200, reason: 'agreement', note: 'Ticket 4714: agreed with sales.' },
    answer: {
      ...open,
      action: 'plan',
      leads: 0,
      ...{ planId: 'per-record-300000-1200', starts: 'at-renewal', cents: 36_000 },
      reason: 'agreement',
      note: 'Ticket 4714: agreed with sales.',
    },
  },
  refund: {
    parameters: { accountId, ...key },
    body: {
      ...{ invoiceId: 'in_1PxYz', cents: 4_950, refundedCents: 0 },
      ...{ reason: 'goodwill', note: 'Ticket 4715: half of the month.' },
    },
    answer: {
      ...open,
      action: 'refund',
      leads: 0,
      ...{ invoiceId: 'in_1PxYz', cents: 4_950 },
      ...{ needsApproval: false, expiresAt: null, state: 'booked' },
      reason: 'goodwill',
      note: 'Ticket 4715: half of the month.',
    },
  },
  refundQuote: {
    parameters: { accountId, invoiceId: 'in_1PxYz', cents: 4_950 },
    answer: {
      ...{ leadsVoided: 25_000, leadsUsed: 0, creditCents: 0, owedCents: 0 },
      ...{ leadsEndingLater: 25_000, periodEnd: '2027-01-01T00:00:00.000000Z', endsUnlimited: false },
      lowered: { seats: 1, downloadLimit: 5_000, peopleOver: 2 },
    },
  },
  paidInvoices: {
    parameters: { accountId },
    answer: {
      aboveCents: 30_000,
      invoices: [
        {
          ...{ invoiceId: 'in_1PxYz', number: 'LW-0001', planId: 'team-unlimited' },
          ...{ periodStart: '2026-12-01T00:00:00.000000Z', periodEnd: '2027-01-01T00:00:00.000000Z' },
          ...{ paidAt: '2026-12-01T00:00:02.000000Z', paidCents: 9_900, refundedCents: 0, isDisputed: false },
        },
      ],
    },
  },
  setZone: {
    parameters: { accountId, ...key },
    body: { zone: 'America/New_York', reason: 'agreement', note: 'Ticket 4716: asked for.' },
    answer: {
      ...open,
      action: 'zone',
      leads: 0,
      ...{ zone: 'America/New_York', startsAt: '2027-01-01T00:00:00.000000Z' },
      ...{ needsApproval: false, expiresAt: null, state: 'booked' },
      reason: 'agreement',
      note: 'Ticket 4716: asked for.',
    },
  },
  zone: {
    parameters: { accountId },
    answer: { zone: 'UTC', next: null, endsAt: '2027-01-01T00:00:00.000000Z' },
  },
  givenPlans: {
    parameters: { accountId },
    answer: {
      planName: 'Team unlimited',
      nextPlanName: null,
      periodEnd: '2027-01-01T00:00:00.000000Z',
      card: '1111',
      starts: 'at-renewal',
      because: null,
      aboveCents: 30_000,
      belowMicros: 1_000,
      belowCents: 5_000,
      plans: [{ planId: 'rollover-500k', name: '500K rollover', priceCents: 49_900, leads: 500_000 }],
    },
  },
  planQuote: {
    parameters: { accountId, planId: 'rollover-500k' },
    answer: {
      ...{ starts: 'at-renewal', beginsAt: '2027-01-01T00:00:00.000000Z', leadsEnding: 0, peopleOver: 0 },
      ...{ owedCents: 0, settledCents: 0, unbackedCents: 0 },
    },
  },
  approveAdjustment: {
    parameters: { accountId, adjustmentId, ...key },
    answer: { ...open, ...decided, state: 'booked' },
  },
  declineAdjustment: {
    parameters: { accountId, adjustmentId, ...key },
    answer: { ...open, ...decided, state: 'declined' },
  },
  adjustments: {
    parameters: { account: accountId, open: true },
    answer: { aboveLeads: 10_000, adjustments: [open] },
  },
  shareAwardTerms: {
    answer: { open: true, leadsEach: 10_000, onDelivery: 3, onConfirmation: 10, inTrial: 1, forDomain: 1 },
  },
  switchShareAwards: { parameters: key, body: { open: true }, answer: { open: true } },
  shareAwards: {
    answer: {
      open: true,
      openByVariable: true,
      switched: { open: true, at: '2026-12-05T09:00:00.000000Z', personId: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4c01' },
      price: { planId: 'individual-unlimited', name: 'Individual Unlimited', cents: 5_000, leads: 50_000 },
      terms: { leadsEach: 10_000, onDelivery: 3, onConfirmation: 10, inTrial: 1, forDomain: 1 },
      months: [{ month: '2026-12', awards: 12, onConfirmation: 4, leads: 120_000, used: 35_000, takenBack: 10_000 }],
      waiting: [{ reason: 'trial', awards: 40, accounts: 3, leads: 400_000 }],
    },
  },
  accountLots: {
    parameters: { accountId },
    answer: {
      lots: [
        {
          lotId,
          kind: 'plan',
          category: 'paid',
          source: lotId,
          leads: 50_000,
          available: 47_500,
          held: 0,
          used: 2_500,
          effectiveAt: '2026-12-01T00:00:00.000000Z',
          expiresAt: '2027-01-01T00:00:00.000000Z',
        },
      ],
    },
  },
} satisfies Record<string, RouteExample>;
