// The backfill of a super-admin, in the shapes of the old calls. The customer document is the account.
import type { FastifyRequest } from 'fastify';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import { Type, type Static } from 'typebox';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { orUnavailable } from '@leadwright/runtime/refusals/or-unavailable';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { PaymentInvoiceShape, OlderInvoiceShape } from '../../providers/invoice/invoice-shapes.ts';
import { backfillOlderInvoices, BRAINTREE } from '../refresh-invoices.ts';
import { olderShapeOf, paymentShapeOf } from '../write-shapes.ts';
import type { ProviderInvoice } from '../../providers/processor.ts';
import { refusals } from '../../kernel/refusals.ts';
import { invoiceExamples } from './examples.ts';
import { pdfAddress } from './invoice-view.ts';
import type { InvoiceParts } from './parts.ts';
import { readAgain } from './refresh-invoices.ts';

const id = Type.String({ minLength: 1, maxLength: 200 });
const Ids = { customerDocId: id, customerId: id };
const Body = Type.Object(Ids, { additionalProperties: false });
const refused = [refusals.accountUnknown, refusals.idsDiffer, commonRefusals.unavailable];

/** POST /api/v2/{billing}/invoices/write/… and /api/v2/transactions/write/…: for the account of the session alone. */
export function writeInvoicesRoutes(app: HttpApp, parts: InvoiceParts): void {
  app.post(
    '/api/v2/:billing/invoices/write/:customerDocId/:customerId',
    {
      schema: {
        tags: ['billing'],
        summary: "Backfill the processor's invoices",
        params: Type.Object({ billing: Type.String({ maxLength: 20, description: 'The processor.' }), ...Ids }),
        body: Body,
        response: { 200: Type.Array(PaymentInvoiceShape) },
      },
      config: {
        access: 'super-admin',
        refusals: [commonRefusals.notFound, ...refused],
        example: invoiceExamples.write,
      },
    },
    async (request) => {
      const processor = parts.processor.name;
      if (request.params.billing !== processor) throw refuse(commonRefusals.notFound);
      checkIds(request, request.params, request.body);
      const listed = await readAgain(parts, request, request.params.customerId);
      return listed.filter(isIssued).map((invoice) => paymentShapeOf(invoice, pdfAddress({ processor, ...invoice })));
    },
  );
  app.post(
    '/api/v2/transactions/write/:customerDocId/:customerId',
    {
      schema: {
        tags: ['billing'],
        summary: 'Backfill the invoices that a customer has at Braintree',
        params: Type.Object(Ids),
        body: Body,
        response: { 200: Type.Array(OlderInvoiceShape) },
      },
      config: {
        access: 'super-admin',
        refusals: [...refused, refusals.braintreeNotConfigured],
        example: invoiceExamples.writeOlder,
      },
    },
    async (request) => {
      checkIds(request, request.params, request.body);
      const { olderInvoices } = parts;
      if (!olderInvoices) throw refuse(refusals.braintreeNotConfigured);
      const own = { accountId: accountOf(request), customerId: request.params.customerId };
      const listed = await orUnavailable(() => backfillOlderInvoices(parts, olderInvoices, own, contextOf(request)));
      if (listed === null) throw refuse(refusals.accountUnknown);
      request.log.info(
        { accountId: own.accountId, processor: BRAINTREE, read: listed.length },
        'invoices were backfilled',
      );
      return listed.filter(isIssued).map(olderShapeOf);
    },
  );
}

const isIssued = ({ status }: ProviderInvoice): boolean => status !== 'draft';

/** The body repeats the address; 404 for an account that is not the session's. */
function checkIds(request: FastifyRequest, params: Static<typeof Body>, body: Static<typeof Body>): void {
  if (body.customerDocId !== params.customerDocId || body.customerId !== params.customerId)
    throw refuse(refusals.idsDiffer);
  if (params.customerDocId !== accountOf(request)) throw refuse(refusals.accountUnknown);
}
