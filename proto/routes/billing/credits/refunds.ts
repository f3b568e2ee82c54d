import { Type } from 'typebox';
import { route } from '../../route.ts';
import { CallHeaders } from '../headers.ts';
import { refusals } from '../refusals.ts';
import { AdjustmentSchema, Note, ProposeAdjustmentParams, refundRefusals, refused } from './adjustments.ts';
import { adjustmentExamples } from './examples.ts';
import { ActReason } from './given-plans.ts';

const invoiceId = Type.String({ minLength: 1, maxLength: 200 });
const RefundedCents = Type.Integer({
  minimum: 0,
  maximum: 100_000_000,
  description:
    'US cents that had come back of it before, as the list of invoices said; where it is another sum, nothing is refunded.',
});
const Cents = Type.Integer({ minimum: 1, maximum: 100_000_000, description: 'US cents that are paid back.' });

export const refundInvoice = route({
  method: 'POST',
  path: '/api/v2/finance/accounts/:accountId/refunds',
  service: 'billing',
  access: 'finance',
  summary: 'Pay an invoice back, whole or in part',
  params: ProposeAdjustmentParams,
  headers: CallHeaders,
  body: Type.Object(
    { invoiceId, cents: Cents, refundedCents: RefundedCents, reason: ActReason, note: Note },
    { additionalProperties: false },
  ),
  answers: { 200: AdjustmentSchema },
  refusals: [...refused, ...refundRefusals],
  example: adjustmentExamples.refund,
});

export const RefundQuote = Type.Object({
  leadsVoided: Type.Integer({ description: 'Leads that go.' }),
  leadsUsed: Type.Integer({ description: 'Leads that it paid for and that are used already.' }),
  creditCents: Type.Integer({ description: 'Credit of this payment that pays for nothing any more.' }),
  owedCents: Type.Integer({ description: 'Used leads that this credit paid for: the account owes so much.' }),
  leadsEndingLater: Type.Integer({
    description: 'Leads that would carry over, of those that are left, and end with the running period.',
  }),
  periodEnd: Type.Union([Type.String(), Type.Null()], { description: 'When the running period ends.' }),
  endsUnlimited: Type.Boolean({ description: 'Until the period ends a file is refused for the balance.' }),
  lowered: Type.Union(
    [
      Type.Object({
        seats: Type.Integer({ description: 'People who may download.' }),
        downloadLimit: Type.Integer({ description: 'Rows in one file, at most.' }),
        peopleOver: Type.Integer({ description: 'People of the account who have no seat then.' }),
      }),
      Type.Null(),
    ],
    { description: 'What is allowed until the period ends, where that is less than before.' },
  ),
});

export const quoteRefund = route({
  method: 'GET',
  path: '/api/v2/finance/accounts/:accountId/invoices/:invoiceId/refund-quote',
  service: 'billing',
  access: 'finance',
  summary: 'What a refund would take back',
  params: Type.Object({ ...ProposeAdjustmentParams.properties, invoiceId }),
  query: Type.Object({ cents: Cents }, { additionalProperties: false }),
  answers: { 200: RefundQuote },
  refusals: [refusals.invoiceUnknown, refusals.refundAbovePaid, refusals.refundDisputed],
  example: adjustmentExamples.refundQuote,
});

const maybeText = Type.Union([Type.String(), Type.Null()]);

export const listPaidInvoices = route({
  method: 'GET',
  path: '/api/v2/finance/accounts/:accountId/invoices',
  service: 'billing',
  access: 'finance',
  compressible: true,
  summary: 'The paid invoices of an account, newest first',
  params: ProposeAdjustmentParams,
  answers: {
    200: Type.Object({
      aboveCents: Type.Integer({ description: 'Above so many US cents in 24 hours a second person has to agree.' }),
      invoices: Type.Array(
        Type.Object({
          invoiceId: Type.String(),
          number: Type.String(),
          planId: maybeText,
          periodStart: Type.String(),
          periodEnd: Type.String(),
          paidAt: maybeText,
          paidCents: Type.Integer(),
          refundedCents: Type.Integer(),
          isDisputed: Type.Boolean({ description: 'A bank has the payment; nothing can be refunded.' }),
        }),
      ),
    }),
  },
  example: adjustmentExamples.paidInvoices,
});
