import { http, HttpResponse } from 'msw';
import type { Answer } from '../../server/operations.ts';

/** Of the same leads as `usage` of network.ts. */
export const explainedBalance: Answer<'get', '/api/v2/usage/balance'> = {
  at: '2026-12-15T12:00:00.000000Z',
  available: 7_000,
  held: 500,
  lotsInAll: 1,
  lots: [
    {
      ...{ lotId: 'lot-1', kind: 'plan', earned: false, effectiveAt: '2026-12-01T00:00:00.000000Z' },
      expiresAt: '2026-12-31T00:00:00.000000Z',
      ...{ brought: 50_000, available: 7_000, held: 500, delivered: 42_500, expired: 0, voided: 0, movements: 30 },
      entries: [
        {
          ...{ id: 'event-1.1', seq: 12, type: 'used', lotId: 'lot-1', leads: -2_431, balance: 7_500 },
          ...{ effectiveAt: '2026-12-09T10:20:30.000000Z', recordedAt: '2026-12-09T10:20:30.000000Z' },
          ...{ actorId: 'service:billing', reason: 'download', downloadId: 'download-1', eventId: 'event-1' },
        },
        {
          ...{ id: 'event-0.1', seq: 1, type: 'granted', lotId: 'lot-1', leads: 50_000, balance: 50_000 },
          ...{ effectiveAt: '2026-12-01T00:00:00.000000Z', recordedAt: '2026-12-01T00:00:00.000000Z' },
          ...{ actorId: 'service:billing', reason: 'plan', eventId: 'event-0' },
        },
      ],
    },
  ],
};

/** Three days of November's period. */
export const daysOfLeads: Answer<'get', '/api/v2/usage/days'> = {
  from: '2026-11-01T00:00:00.000000Z',
  to: '2026-12-01T00:00:00.000000Z',
  opening: 1_900,
  days: [
    { until: '2026-11-02T00:00:00.000000Z', left: 49_000, used: 1_000, added: 50_000, gone: 1_900 },
    { until: '2026-11-03T00:00:00.000000Z', left: 9_000, used: 40_000, added: 0, gone: 0 },
    { until: '2026-11-04T00:00:00.000000Z', left: 7_500, used: 1_500, added: 0, gone: 0 },
  ],
};

/** What explains the leads of `usage`. */
export const leadsAtServer = [
  http.get('*/api/v2/usage/balance', () => HttpResponse.json(explainedBalance)),
  http.get('*/api/v2/usage/days', () => HttpResponse.json(daysOfLeads)),
];
