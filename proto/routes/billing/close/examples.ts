// One request and its answer of each route of the month close, as the API document shows them.
import type { RouteExample } from '@leadwright/runtime/http/api-description';
import { formulas } from './schemas.ts';

const month = '2026-11';

const proposalId = '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4d01';

const proposed = {
  month,
  state: 'proposed',
  proposalId,
  proposedById: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4c01',
  proposedByYou: true,
  proposedAt: '2026-12-02T09:00:00.000000Z',
  lockedById: null,
  lockedAt: null,
  manifestSha256: null,
};

const locked = {
  ...proposed,
  state: 'locked',
  proposedByYou: false,
  lockedById: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4c02',
  lockedAt: '2026-12-02T11:30:00.000000Z',
  manifestSha256: 'ab'.repeat(32),
};

const noAmounts = { opening: 0, issued: 0, credited: 0, delivered: 0, expired: 0, voided: 0, closing: 0 };

const leads = { ...noAmounts, issued: 50_000, delivered: 12_000, expired: 0, closing: 38_000 };

const cents = { ...noAmounts, issued: 9_900, delivered: 2_376, closing: 7_524 };

const key = { 'idempotency-key': '5f0c2a7e-1b34-4d2f-9a51-6c7d8e9f0a1d' };

export const closeExamples = {
  months: { answer: { months: [locked] } },
  pack: {
    parameters: { month },
    answer: {
      month: proposed,
      rows: [{ planId: 'team-unlimited', kind: 'plan', category: 'paid', lots: 1, leads, cents }],
      totals: { leads, cents },
      deferredCents: 7_524,
      earnedCents: 2_376,
      breakageCents: 0,
      entries: 2,
      formulas,
      lateFacts: { count: 0, facts: [] },
      bookedLater: [],
    },
  },
  packCsv: { parameters: { month }, answer: 'month,planId,kind,category,lots,figure,leads,cents,formula\r\n' },
  figure: {
    parameters: {
      ...{ month, figure: 'delivered', planId: 'team-unlimited', kind: 'plan', category: 'paid' },
      ...{ after: 'WyJhY21lIiwzXQ', limit: 50 },
    },
    answer: {
      month,
      figure: 'delivered',
      formula: formulas.delivered,
      lots: 1,
      leads: 12_000,
      cents: 2_376,
      behind: [
        {
          ...{ accountId: 'acme', lotId: 'plan:l:0', planId: 'team-unlimited', kind: 'plan', category: 'paid' },
          ...{ invoiceId: 'in_1', leads, cents, entryCount: 1 },
          entries: [
            {
              ...{ entryId: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4e01.0', seq: 4, type: 'used', leads: -12_000 },
              ...{ reason: 'download-completed', downloadId: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4f01', corrects: null },
              ...{ effectiveAt: '2026-11-20T10:00:00.000000Z', datedAt: null },
              recordedAt: '2026-11-20T10:00:09.000000Z',
            },
          ],
        },
      ],
    },
  },
  tie: {
    parameters: { month, again: true },
    answer: {
      checkedAt: '2026-12-02T09:01:00.000000Z',
      accounts: 1,
      findings: [],
      audit: 'compared',
      cash: [
        { what: 'leads', invoices: 1, cents: 9_900 },
        { what: 'plan-price', invoices: 1, cents: 10_000 },
      ],
      plans: [{ planId: 'team-unlimited', ledgerCents: 9_900, invoiceCents: 9_900 }],
      differences: [],
    },
  },
  manifest: {
    parameters: { month },
    answer: {
      manifest: '{\n  "format": "leadwright-month-close-1"\n}\n',
      signature: 'cd'.repeat(64),
      publicKey: '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA…\n-----END PUBLIC KEY-----\n',
    },
  },
  propose: { parameters: { month, ...key }, answer: proposed },
  lock: { parameters: { month, ...key }, body: { proposalId }, answer: locked },
} satisfies Record<string, RouteExample>;
