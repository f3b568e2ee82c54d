// For each route one request and its answer, as the API document shows them.
import type { RouteExample } from '@leadwright/runtime/http/api-description';

const lotId = '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a70';
const plan = { planId: 'team-unlimited', downloadLimit: 5_000, includesRollover: false, unlimited: false };

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
const eventId = '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a71';
const filter = {
  account: accountId,
  type: 'LeadsUsed',
  actor: 'service:export',
  cause: '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a60',
  from: december.from,
  to: december.to,
};

export const examples = {
  plans: {
    answer: {
      plans: [
        {
          ...plan,
          name: 'Team unlimited',
          shortname: 'Team',
          description: '50,000 leads a month for a team of ten.',
          statementDescriptor: { name: 'LEADWRT*TEAM', phone: '800-555-0199', url: 'leadwrt.test' },
          priceCents: 9_900,
          leadsPerPeriod: 50_000,
          membersMax: 10,
          suppressions: true,
          public: true,
        },
      ],
    },
  },
  usage: {
    answer: {
      ...plan,
      planName: 'Team unlimited',
      live: true,
      cancelled: false,
      pastDue: false,
      cancelling: false,
      freeTrial: false,
      accessEndsAt: null,
      nextPlanId: null,
      billing_cycle_anchor: 1_796_083_200,
      nextBoundaryAt: '2027-01-01T00:00:00.000000Z',
      status: 'live',
      leads: 50_000,
      leadsRemaining: 47_500,
      leadsHeld: 0,
      leadsUsed: 2_500,
      periodStart: '2026-12-01T00:00:00.000000Z',
      periodEnd: '2027-01-01T00:00:00.000000Z',
      lots: [
        {
          lotId,
          kind: 'plan',
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
              lot: { kind: 'plan', expiresAt: '2027-01-01T00:00:00.000000Z' },
            },
          ],
        },
      ],
      next: '11.0',
    },
  },
  webhook: {
    parameters: { processor: 'stripe' },
    body: { id: 'evt_1SjKx2', type: 'invoice.paid', data: { object: { id: 'in_1SjKx0', customer: 'cus_TzR4' } } },
    answer: { received: true },
  },
  periods: { answer: { periods: [{ from: '2026-12-01T00:00:00.000000Z', to: '2027-01-01T00:00:00.000000Z' }] } },
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
