import type { RouteExample } from '@leadwright/runtime/http/api-description';

const lotId = '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a70';

const balance = {
  at: '2026-12-15T00:00:00.000000Z',
  available: 47_500,
  held: 0,
  lotsInAll: 1,
  lots: [
    {
      lotId,
      kind: 'plan',
      earned: false,
      effectiveAt: '2026-12-01T00:00:00.000000Z',
      expiresAt: '2027-01-01T00:00:00.000000Z',
      brought: 50_000,
      available: 47_500,
      held: 0,
      delivered: 2_500,
      expired: 0,
      voided: 0,
      movements: 2,
      entries: [
        {
          id: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a71.1',
          seq: 12,
          type: 'used',
          lotId,
          leads: -2_500,
          balance: 47_500,
          effectiveAt: '2026-12-09T10:20:30.000000Z',
          recordedAt: '2026-12-09T10:20:30.120000Z',
          actorId: 'service:billing',
          reason: 'download',
          downloadId: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60',
          eventId: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a71',
        },
      ],
    },
  ],
};

export const usageExamples = {
  lowLeads: { body: { leads: 2_500 }, answer: { leads: 2_500 } },
  days: {
    parameters: { from: '2026-12-01T00:00:00Z', to: '2027-01-01T00:00:00Z' },
    answer: {
      from: '2026-12-01T00:00:00.000000Z',
      to: '2027-01-01T00:00:00.000000Z',
      opening: 0,
      days: [
        { until: '2026-12-02T00:00:00.000000Z', left: 50_000, used: 0, added: 50_000, gone: 0 },
        { until: '2026-12-02T10:20:30.000000Z', left: 47_500, used: 2_500, added: 0, gone: 0 },
      ],
    },
  },
  balance: { parameters: { at: '2026-12-15T00:00:00Z' }, answer: balance },
  accountBalance: {
    parameters: { accountId: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c', at: '2026-12-15T00:00:00Z' },
    answer: balance,
  },
  usage: {
    answer: {
      planId: 'team-unlimited',
      downloadLimit: 5_000,
      includesRollover: false,
      unlimited: false,
      planName: 'Team unlimited',
      live: true,
      cancelled: false,
      pastDue: false,
      cancelling: false,
      freeTrial: false,
      trialRefused: null,
      payment: 'good',
      unpaid: false,
      lowered: null,
      seats: 10,
      noSeat: false,
      accessEndsAt: null,
      nextPlanId: null,
      billing_cycle_anchor: 1_796_083_200,
      nextBoundaryAt: '2027-01-01T00:00:00.000000Z',
      status: 'live',
      leads: 50_000,
      leadsRemaining: 47_500,
      leadsHeld: 0,
      leadsUsed: 2_500,
      lowLeads: 5_000,
      periodStart: '2026-12-01T00:00:00.000000Z',
      periodEnd: '2027-01-01T00:00:00.000000Z',
      zone: 'UTC',
      lots: [
        {
          lotId,
          kind: 'plan',
          earned: false,
          leads: 50_000,
          available: 47_500,
          held: 0,
          used: 2_500,
          expiresAt: '2027-01-01T00:00:00.000000Z',
        },
      ],
      version: 12,
    },
  },
  entries: {
    parameters: { before: '13.0', limit: 50 },
    answer: {
      entries: [
        {
          id: '12.4',
          seq: 12,
          type: 'used',
          lotId,
          leads: -2_500,
          balance: 47_500,
          effectiveAt: '2026-12-31T23:59:59.000000Z',
          recordedAt: '2026-12-31T23:59:59.120000Z',
          actorId: 'billing',
          reason: 'download',
          downloadId: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60',
          eventId: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a71',
        },
      ],
      next: '12.4',
    },
  },
  lines: {
    parameters: { before: '13.0', limit: 25 },
    answer: {
      lines: [
        {
          id: '11.0',
          kind: 'download',
          leads: -2_500,
          at: '2026-12-31T23:59:58.000000Z',
          downloadId: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60',
          state: 'charged',
          setAside: 2_500,
          returned: 0,
          entries: [
            {
              type: 'reserved',
              leads: -2_500,
              balance: 47_500,
              at: '2026-12-31T23:59:58.000000Z',
              lot: { kind: 'plan', expiresAt: '2027-01-01T00:00:00.000000Z', earned: false },
            },
          ],
        },
      ],
      next: '11.0',
    },
  },
} satisfies Record<string, RouteExample>;
