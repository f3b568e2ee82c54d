import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { Type } from 'typebox';
import { route } from '../../route.ts';
import { refusals } from '../refusals.ts';
import { invoiceExamples } from './examples.ts';
import { PaymentInvoiceShape, OlderInvoiceShape } from './shapes.ts';

const id = Type.String({ minLength: 1, maxLength: 200 });

const Ids = { customerDocId: id, customerId: id };

const Body = Type.Object(Ids, { additionalProperties: false });

const refused = [refusals.accountUnknown, refusals.idsDiffer, commonRefusals.unavailable];

export const writeInvoices = route({
  method: 'POST',
  path: '/api/v2/:billing/invoices/write/:customerDocId/:customerId',
  service: 'billing',
  access: 'super-admin',
  limits: ['invoice-refreshes'],
  // For super-admins, and about the account that is open.
  whileActing: 'allowed',
  summary: "Backfill the processor's invoices",
  params: Type.Object({ billing: Type.String({ maxLength: 20, description: 'The processor.' }), ...Ids }),
  body: Body,
  answers: { 200: Type.Array(PaymentInvoiceShape) },
  refusals: [commonRefusals.notFound, ...refused],
  example: invoiceExamples.write,
});

export const writeTransactions = route({
  method: 'POST',
  path: '/api/v2/transactions/write/:customerDocId/:customerId',
  service: 'billing',
  access: 'super-admin',
  limits: ['invoice-refreshes'],
  whileActing: 'allowed',
  summary: 'Backfill the invoices that a customer has at Braintree',
  params: Type.Object(Ids),
  body: Body,
  answers: { 200: Type.Array(OlderInvoiceShape) },
  refusals: [...refused, refusals.braintreeNotConfigured],
  example: invoiceExamples.writeOlder,
});
