import type { Invoice } from '../server/api-types.ts';

/** Paid, over a period of a month. */
export const invoice: Invoice = {
  id: 'in_1',
  processor: 'sandbox',
  number: 'LW-000001',
  status: 'paid',
  dispute: 'none',
  created: 1_793_491_200,
  period_start: 1_793_491_200,
  period_end: 1_796_083_200,
  amount_due: 9_900,
  amount_paid: 9_900,
  amount_by_credit: 0,
  amount_credited: 0,
  amount_credit_taken: 0,
  amount_without_leads: 0,
  amount_refunded: 0,
  planId: 'team-unlimited',
  invoice_pdf: '/api/v2/invoices/sandbox/in_1/link',
};
