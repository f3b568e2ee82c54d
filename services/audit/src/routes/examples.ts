// One example request and answer per route, for the API document.
import { topics } from '@leadwright/contracts/topology';
import type { RouteExample } from '@leadwright/runtime/http/api-description';

const accountId = '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c';
const topic = topics.billing;
const reason = 'The customer asked about a download.';

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
  verification: { parameters: { accountId, reason }, answer: { topics: [{ topic, events: 12, ok: true }] } },
} satisfies Record<string, RouteExample>;
