// For each route about invoices one request and its answer, as the API document shows them.
import type { RouteExample } from '@leadwright/runtime/http/api-description';

const times = { created: 1_793_871_000, period_start: 1_793_871_000, period_end: 1_796_463_000 };

const id = 'in_5f0c3a1be29d4c7781aa6e02';

const pdf = `/api/v2/invoices/sandbox/${id}/link`;

const accountId = '01a0b1c2-d3e4-7f56-8a9b-0c1d2e3f4a5c';

const customerId = 'cus_1d9b7c40e2f64a0c93b58e71';

const token =
  'WyJpbnZvaWNlcy9hMSIsIkludm9pY2UtaW5fMUFiYy5wZGYiLDE3OTYwODMyMDBd.0q1bY2bqk0m4mJx8b9cY9vXn1sQm5d2uJ7nD3Wc8h4A';

const ownCredit = {
  leftCents: 4_500,
  takenCents: 0,
  owedCents: 2_000,
  disputed: [{ processor: 'sandbox', invoiceId: id, paidCents: 9_900, issuedAt: '2026-11-05T09:30:00.000000Z' }],
  owed: [
    {
      ...{ processor: 'sandbox', invoiceId: id, paidCents: 9_900, issuedAt: '2026-11-05T09:30:00.000000Z' },
      ...{ because: 'dispute', owedCents: 2_000 },
    },
  ],
};

const ids = { customerDocId: accountId, customerId };

export const invoiceExamples = {
  owed: {
    answer: {
      accounts: [
        {
          accountId,
          owedCents: 2_000,
          since: '2026-12-03T10:00:00.000000Z',
          payments: [{ invoiceId: id, owedCents: 2_000, since: '2026-12-03T10:00:00.000000Z' }],
          stopped: ['in_5f0c3a1be29d4c7781aa6e03'],
          ...{ withheldCents: 4_900, settledCents: 0 },
        },
      ],
    },
  },
  credit: { answer: ownCredit },
  accountCredit: { parameters: { accountId }, answer: { ...ownCredit, from: [{ invoiceId: id, leftCents: 4_500 }] } },
  list: {
    parameters: {
      after: 'WyIyMDI2LTExLTA1VDA5OjMwOjAwLjAwMDAwMFoiLCJzYW5kYm94IiwiaW5fNWYwYzNhMWJlMjlkNGM3NzgxYWE2ZTAxIl0',
      limit: 100,
    },
    answer: {
      invoices: [
        {
          ...times,
          id,
          processor: 'sandbox',
          number: 'LW-000001',
          status: 'paid',
          dispute: 'none',
          amount_due: 9_900,
          amount_paid: 7_900,
          amount_by_credit: 2_000,
          amount_credited: 0,
          amount_credit_taken: 0,
          amount_without_leads: 0,
          amount_refunded: 0,
          planId: 'team-unlimited',
          invoice_pdf: pdf,
        },
      ],
    },
  },
  refresh: { body: { customerDocId: accountId, customer_id: customerId }, answer: { read: 1 } },
  link: {
    parameters: { processor: 'sandbox', invoiceId: id },
    answer: { url: `/api/v2/invoice-files/${token}`, filename: `Invoice-${id}.pdf`, expiresInSeconds: 60 },
  },
  file: { parameters: { token }, answer: '%PDF-1.3' },
  write: {
    parameters: { billing: 'sandbox', ...ids },
    body: ids,
    answer: [{ ...times, id, number: 'LW-000001', amount_due: 9_900, amount_paid: 9_900, invoice_pdf: pdf }],
  },
  writeOlder: {
    parameters: { customerDocId: accountId, customerId: '8231' },
    body: { customerDocId: accountId, customerId: '8231' },
    answer: [
      {
        id: '8kq2f1',
        number: '1005',
        createdAt: '2019-01-10T09:00:00Z',
        amount: '49.90',
        planId: 'individual-unlimited',
        subscription: { billingPeriodStartDate: '2019-01-10', billingPeriodEndDate: '2019-02-09' },
      },
    ],
  },
} satisfies Record<string, RouteExample>;
