import type { RouteExample } from '@leadwright/runtime/http/api-description';

const key = { 'idempotency-key': '5f0c2a7e-1b34-4d2f-9a51-6c7d8e9f0a1d' };
const adjustmentId = '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4b07';
const until = '2027-02-01T00:00:00.000000Z';
const why = { reason: 'agreement', note: 'Ticket 4717: agreed with sales.' } as const;

const given = {
  ...{ adjustmentId, accountId: 'system', forAccount: null },
  ...{ planId: 'october-promo', name: 'October promo', code: 'K7QMWZ3XTR5A', times: 20, until },
  ...why,
  ...{ proposedById: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4c01', proposedByYou: true },
  ...{ proposedAt: '2026-12-05T09:00:00.000000Z', decidedById: null, state: 'open', takenTimes: 0, taken: [] },
};

export const promotionExamples = {
  give: { parameters: key, body: { planId: 'october-promo', times: 20, until, ...why }, answer: given },
  revoke: {
    parameters: { adjustmentId, ...key },
    body: { note: 'Ticket 4718: the campaign is over.' },
    answer: { ...given, state: 'revoked' },
  },
  list: {
    parameters: { account: 'system' },
    answer: {
      aboveLeads: 10_000,
      promotions: [{ planId: 'october-promo', name: 'October promo', cents: 4_900, leads: 1_000_000 }],
      given: [given],
    },
  },
} satisfies Record<string, RouteExample>;
