// One request and its answer per route of shares, for the API document.
import type { RouteExample } from '@leadwright/runtime/http/api-description';

const body = {
  searchId: 'q7Zk3m1X0pV9c2Lw8sTfGA',
  to: ['grace@example.com', 'ada+leads@example.com'],
  subject: 'Roofers in Arizona',
  text: 'Here is the list that we spoke of.',
};

export const shareExamples = {
  share: {
    parameters: { 'idempotency-key': '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a90' },
    body,
    answer: {
      shareId: 'shr_4nHq0Vb2mJ8xKfYtRz6wCg',
      recipients: 2,
      mayEarn: 1,
      excluded: [{ address: 'ada+leads@example.com', reason: 'own' }],
      leadsEach: 10_000,
    },
  },
  preview: {
    body,
    answer: {
      subject: 'Roofers in Arizona',
      html: '<!DOCTYPE html><p>Here is the list that we spoke of.</p>',
      text: 'Here is the list that we spoke of.',
    },
  },
  sender: {
    body: { token: 'WyJhY2MiLCJzaHItMCJd.q7Zk3m1X0pV9c2Lw8sTfGA' },
    answer: { sender: 'Grace Hopper', confirmed: false, asks: true },
  },
  confirm: { body: { token: 'WyJhY2MiLCJzaHItMCJd.q7Zk3m1X0pV9c2Lw8sTfGA' } },
  shares: {
    parameters: { before: '2026-12-31T23:59:59.000000Z~shr_4nHq0Vb2mJ8xKfYtRz6wCg', limit: 20 },
    answer: {
      shares: [
        {
          shareId: 'shr_4nHq0Vb2mJ8xKfYtRz6wCg',
          searchId: 'q7Zk3m1X0pV9c2Lw8sTfGA',
          name: 'Roofers',
          subject: 'Roofers in Arizona',
          at: '2026-12-31T23:59:59.000000Z',
          recipients: [
            {
              address: 'grace@example.com',
              state: 'delivered',
              award: 'earned',
              waitsFor: null,
              noneBecause: null,
              leads: 10_000,
              takenBack: 0,
              takenBecause: null,
              confirmed: true,
            },
          ],
        },
      ],
      next: null,
    },
  },
} satisfies Record<string, RouteExample>;
