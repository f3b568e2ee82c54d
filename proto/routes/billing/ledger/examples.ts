import type { RouteExample } from '@leadwright/runtime/http/api-description';

const december = { from: '2026-12-01T00:00:00Z', to: '2027-01-01T00:00:00Z', knownAt: '2027-01-05T00:00:00Z' };

const decemberTotals = {
  from: '2026-12-01T00:00:00.000000Z',
  to: '2027-01-01T00:00:00.000000Z',
  knownAt: '2027-01-05T00:00:00.000000Z',
  opening: 0,
  issued: 50_000,
  credited: 0,
  delivered: 2_500,
  expired: 0,
  voided: 0,
  closing: 47_500,
};

const accountId = '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c';

const lotId = '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a70';

const eventId = '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a71';

const filter = {
  account: accountId,
  type: 'LeadsUsed',
  actor: 'service:export',
  cause: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60',
  from: december.from,
  to: december.to,
};

export const ledgerExamples = {
  statement: {
    parameters: { ...december },
    answer: decemberTotals,
  },
  statementFile: {
    parameters: { ...december },
    answer: '{"format":"leadwright-statement","version":1,"topic":"…","accountId":"…"}\n',
  },
  entriesCsv: {
    parameters: { ...december },
    answer: 'seq,line,effectiveAt,recordedAt,type,leads,balance,lotId,downloadId,reason,actorId,eventId\r\n',
  },
  financeEvents: {
    parameters: { ...filter, before: eventId, limit: 50 },
    answer: {
      events: [
        {
          eventId,
          accountId,
          seq: 12,
          type: 'LeadsUsed',
          effectiveAt: '2026-12-31T23:59:58.000000Z',
          recordedAt: '2026-12-31T23:59:59.120000Z',
          actorId: 'service:export',
          correlationId: '7d1e6c1a-52c0-4e7e-8a60-2f4b5c6d7e8f',
          prevHash: '0'.repeat(64),
          hash: '9f'.repeat(32),
          event: { type: 'LeadsUsed', downloadId: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60', rows: 2_500 },
          entries: [
            { id: `${eventId}.0`, type: 'used', lotId, leads: -2_500, balance: 47_500, reason: 'download-completed' },
          ],
        },
      ],
      next: eventId,
    },
  },
  financeEventsCsv: { parameters: filter, answer: 'eventId,accountId,seq,type\r\n' },
  accountStatement: { parameters: { accountId, ...december }, answer: decemberTotals },
} satisfies Record<string, RouteExample>;
