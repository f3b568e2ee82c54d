import type { FastifyRequest } from 'fastify';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import type { Static } from 'typebox';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { orUnavailable } from '@leadwright/runtime/refusals/or-unavailable';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { backfillOlderInvoices, BRAINTREE } from '../refresh-invoices.ts';
import { olderShapeOf, paymentShapeOf } from '../write-shapes.ts';
import type { ProviderInvoice } from '../../providers/processor.ts';
import { pdfAddress } from './invoice-view.ts';
import type { InvoiceParts } from './parts.ts';
import { readAgain } from './refresh-invoices.ts';
import { writeInvoices, writeTransactions } from '@leadwright/contracts/routes/billing/invoices/transactions';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';

export function writeInvoicesRoutes(app: HttpApp, parts: InvoiceParts): void {
  implement(app, writeInvoices, async (request) => {
    const processor = parts.processor.name;
    if (request.params.billing !== processor) throw refuse(commonRefusals.notFound);
    checkIds(request, request.params, request.body);
    const listed = await readAgain(parts, request, request.params.customerId);
    return listed.filter(isIssued).map((invoice) => paymentShapeOf(invoice, pdfAddress({ processor, ...invoice })));
  });
  implement(app, writeTransactions, async (request) => {
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
  });
}

const isIssued = ({ status }: ProviderInvoice): boolean => status !== 'draft';

type Ids = Static<typeof writeInvoices.body>;

function checkIds(request: FastifyRequest, params: Ids, body: Ids): void {
  if (body.customerDocId !== params.customerDocId || body.customerId !== params.customerId)
    throw refuse(refusals.idsDiffer);
  if (params.customerDocId !== accountOf(request)) throw refuse(refusals.accountUnknown);
}
