import path from 'node:path';
import { Readable } from 'node:stream';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { ObjectMissingError } from '@leadwright/objects/object-store';
import { inScope } from '@leadwright/postgres/scope';
import { findInvoice } from '../projections/invoice.ts';
import { sendFile } from '../../kernel/send-file.ts';
import type { InvoiceParts } from './parts.ts';
import { linkInvoice, getInvoiceFile } from '@leadwright/contracts/routes/billing/invoices/invoices';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';

export function linkInvoiceRoute(
  app: HttpApp,
  { database, invoiceFiles }: Pick<InvoiceParts, 'database' | 'invoiceFiles'>,
): void {
  implement(app, linkInvoice, async (request, reply) => {
    const accountId = accountOf(request);
    const { processor, invoiceId } = request.params;
    const invoice = await inScope(database.db, [accountId], (trx) => findInvoice(trx, accountId, processor, invoiceId));
    if (!invoice) throw refuse(refusals.invoiceUnknown);
    const link = await invoiceFiles.link(accountId, invoice);
    const { personId } = request.caller;
    request.log.info({ accountId, personId, processor, invoiceId }, 'a link to an invoice was made');
    void reply.header('cache-control', 'no-store');
    return link;
  });
}

export const invoiceLinkBase = path.posix.dirname(getInvoiceFile.path);

/** GET /api/v2/invoice-files/:token: the PDF behind a link. A browser follows it, so the signed token is all it has. */
export function getInvoiceFileRoute(app: HttpApp, { objects }: Pick<InvoiceParts, 'objects'>): void {
  implement(app, getInvoiceFile, async (request, reply) => {
    const link = objects.openLink?.(request.params.token);
    if (!link) throw refuse(refusals.invoiceLinkNotUsable);
    const bytes = await objects.read(link.key).catch((error: unknown) => {
      throw error instanceof ObjectMissingError ? refuse(refusals.invoiceLinkNotUsable) : error;
    });
    return sendFile(reply, { name: link.filename, type: 'application/pdf', body: Readable.from(bytes) });
  });
}
