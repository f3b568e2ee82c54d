// One example request and answer per route, for the API document.
import type { RouteExample } from '@leadwright/runtime/http/api-description';
import { topics } from '../../topology.ts';

const accountId = '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c';

const reason = 'The customer asked about a download.';

const topic = topics.billing;

const sides = { available: 0, held: 0, delivered: 2_500, expired: 0, voided: 0 };

export const examples = {
  trail: {
    parameters: {
      accountId,
      after: 'WyIyMDI2LTEyLTMxVDIzOjU5OjU5LjAwMDAwMFoiLCJsZWFkd3JpZ2h0LmJpbGxpbmcudjEiLDExXQ',
      limit: 100,
      reason,
    },
    answer: {
      entries: [
        {
          eventId: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a71',
          topic,
          type: 'LeadsUsed',
          accountSeq: 12,
          streamId: `ledger-${accountId}`,
          effectiveAt: '2026-12-31T23:59:59.000000Z',
          recordedAt: '2026-12-31T23:59:59.120000Z',
          actorId: 'billing',
          correlationId: '7d1e6c1a-52c0-4e7e-8a60-2f4b5c6d7e8f',
          event: { downloadId: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60', rows: '2500' },
        },
      ],
    },
  },
  chain: {
    parameters: { account: accountId, service: 'billing', from: 1, to: 500 },
    answer: {
      account: accountId,
      service: 'billing',
      from: 1,
      to: 12,
      asked: 500,
      events: 11,
      lastHash: '5a1c0b7d9e3f4a62815d7c6b9a0e1f2d3c4b5a69788796a5b4c3d2e1f0a9b8c7',
      underWay: 1,
      clockJumps: [],
      problem: null,
    },
  },
  book: {
    answer: {
      round: {
        beganAt: '2026-12-31T23:59:00.000000Z',
        endedAt: '2026-12-31T23:59:04.000000Z',
        accounts: 412,
        waiting: 1,
      },
      open: 1,
      differences: [
        {
          accountId,
          lotId: 'plan:01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a70:0',
          kind: 'lots',
          accountSeq: 12,
          billing: { kind: 'plan', category: 'paid', ...sides, available: 47_600 },
          trail: { kind: 'plan', category: 'paid', ...sides, available: 47_500 },
          first: { seq: 12, eventId: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a71', type: 'LeadsUsed' },
          foundAt: '2026-12-31T23:59:03.000000Z',
          seenAt: '2026-12-31T23:59:03.000000Z',
        },
      ],
    },
  },
  verification: { parameters: { accountId, reason }, answer: { topics: [{ topic, events: 12, ok: true }] } },
} satisfies Record<string, RouteExample>;
