import { CursorSchema } from '@leadwright/runtime/http/cursor';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { pathParameterCharsMax } from '@leadwright/runtime/requests/request-validation';
import { Type } from 'typebox';
import { mayBeLeftOut } from '../../may-be-left-out.ts';
import { route } from '../../route.ts';
import { refusals } from '../refusals.ts';
import { invoiceExamples } from './examples.ts';

export const linkInvoice = route({
  method: 'POST',
  path: '/api/v2/invoices/:processor/:invoiceId/link',
  service: 'billing',
  access: 'admin',
  whileActing: 'allowed',
  summary: "Make a link to the invoice's PDF",
  params: Type.Object({
    processor: Type.String({ minLength: 1, maxLength: 20, description: 'As the list says.' }),
    invoiceId: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  answers: { 200: Type.Object({ url: Type.String(), filename: Type.String(), expiresInSeconds: Type.Integer() }) },
  refusals: [refusals.invoiceUnknown],
  example: invoiceExamples.link,
});

export const getInvoiceFile = route({
  method: 'GET',
  path: '/api/v2/invoice-files/:token',
  service: 'billing',
  // The signed link is the only credential, as for files.
  access: 'public',
  anySize: true,
  summary: "The invoice's PDF behind a link",
  params: Type.Object({ token: Type.String({ minLength: 1, maxLength: pathParameterCharsMax }) }),
  produces: ['application/pdf'],
  answers: { 200: Type.String({ description: 'The PDF, one page.' }) },
  refusals: [refusals.invoiceLinkNotUsable],
  example: invoiceExamples.file,
});

const seconds = (description: string) => Type.Integer({ description: `${description}, in seconds since 1970.` });

const cents = (description: string) => Type.Integer({ description: `${description}, in US cents.` });

/** An invoice in the names of the product's older calls. */
export const InvoiceSchema = Type.Object({
  id: Type.String(),
  processor: Type.String({ description: 'Who made it: sandbox, stripe, recurly or braintree.' }),
  number: Type.String({ description: 'As printed for people.' }),
  status: Type.Enum(['draft', 'open', 'past-due', 'uncollectible', 'paid', 'void']),
  dispute: Type.Enum(['none', 'open', 'lost', 'won']),
  created: seconds('When it was issued'),
  period_start: seconds('The start of the billing period'),
  period_end: seconds('The end of the billing period, exclusive'),
  amount_due: cents('What was asked; below zero for a credit'),
  amount_paid: cents('What was paid'),
  amount_by_credit: cents('What credit paid of it, beside amount_paid'),
  amount_credited: cents('What it left as credit, as a change down does, without what was taken back'),
  amount_credit_taken: cents('What it left as credit and was taken back with the payment that it came from'),
  amount_without_leads: cents('What of both brought no leads: it settled a debt, or the payment of its credit is gone'),
  amount_refunded: cents('What of it was paid back'),
  planId: Type.Union([Type.String(), Type.Null()]),
  invoice_pdf: Type.String({ description: 'POST here for a link to the PDF.' }),
});

export const listInvoices = route({
  method: 'GET',
  path: '/api/v2/invoices',
  service: 'billing',
  access: 'admin',
  summary: 'The invoices, oldest first',
  query: Type.Object(
    {
      after: Type.Optional(CursorSchema('The `next` of the page before.')),
      limit: mayBeLeftOut(Type.Integer({ minimum: 1, maximum: 200, default: 100 })),
    },
    { additionalProperties: false },
  ),
  answers: { 200: Type.Object({ invoices: Type.Array(InvoiceSchema), next: Type.Optional(Type.String()) }) },
  refusals: [commonRefusals.cursorInvalid],
  example: invoiceExamples.list,
});

const text = Type.String({ minLength: 1, maxLength: 200 });

export const refreshOwnInvoices = route({
  method: 'POST',
  path: '/api/v2/invoices/refresh',
  service: 'billing',
  access: 'admin',
  limits: ['invoice-refreshes'],
  whileActing: 'allowed',
  summary: 'Read the invoices from the payment processor again',
  body: Type.Object(
    {
      customer_id: Type.Optional(text),
      customerDocId: Type.Optional(text),
      email: Type.Optional(Type.String({ maxLength: 254, description: 'Neither compared nor stored.' })),
    },
    { additionalProperties: false, description: "Where an id is given it must be the caller's own." },
  ),
  answers: { 200: Type.Object({ read: Type.Integer({ description: 'How many the processor has.' }) }) },
  refusals: [refusals.accountUnknown, commonRefusals.unavailable],
  example: invoiceExamples.refresh,
});
