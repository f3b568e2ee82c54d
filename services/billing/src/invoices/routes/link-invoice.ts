import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { pathParameterCharsMax } from '@leadwright/runtime/requests/request-validation';
import { ObjectMissingError } from '@leadwright/objects/object-store';
import { inScope } from '@leadwright/postgres/scope';
import { findInvoice } from '../projections/invoice.ts';
import { refusals } from '../../kernel/refusals.ts';
import { sendFile } from '../../kernel/send-file.ts';
import { invoiceExamples } from './examples.ts';
import type { InvoiceParts } from './parts.ts';

const Params = Type.Object({
  processor: Type.String({ minLength: 1, maxLength: 20, description: 'As the list says.' }),
  invoiceId: Type.String({ minLength: 1, maxLength: 200 }),
});
const Link = Type.Object({ url: Type.String(), filename: Type.String(), expiresInSeconds: Type.Integer() });

/** POST /api/v2/invoices/:processor/:invoiceId/link: a link for this click; 404 for another account's invoice. */
export function linkInvoiceRoute(
  app: HttpApp,
  { database, invoiceFiles }: Pick<InvoiceParts, 'database' | 'invoiceFiles'>,
): void {
  app.post(
    '/api/v2/invoices/:processor/:invoiceId/link',
    {
      schema: {
        tags: ['billing'],
        summary: "Make a link to the invoice's PDF",
        params: Params,
        response: { 200: Link },
      },
      config: { access: 'admin', refusals: [refusals.invoiceUnknown], example: invoiceExamples.link },
    },
    async (request, reply) => {
      const accountId = accountOf(request);
      const { processor, invoiceId } = request.params;
      const invoice = await inScope(database.db, [accountId], (trx) =>
        findInvoice(trx, accountId, processor, invoiceId),
      );
      if (!invoice) throw refuse(refusals.invoiceUnknown);
      const link = await invoiceFiles.link(accountId, invoice);
      const { personId } = request.caller;
      request.log.info({ accountId, personId, processor, invoiceId }, 'a link to an invoice was made');
      void reply.header('cache-control', 'no-store');
      return link;
    },
  );
}

/** Where the links to PDFs in a folder lead. */
export const invoiceLinkBase = '/api/v2/invoice-files';

/** GET /api/v2/invoice-files/:token: the PDF behind a link. A browser follows it, so the signed token is all it has. */
export function getInvoiceFileRoute(app: HttpApp, { objects }: Pick<InvoiceParts, 'objects'>): void {
  app.get(
    `${invoiceLinkBase}/:token`,
    {
      schema: {
        tags: ['billing'],
        summary: "The invoice's PDF behind a link",
        params: Type.Object({ token: Type.String({ minLength: 1, maxLength: pathParameterCharsMax }) }),
        produces: ['application/pdf'],
        response: { 200: Type.String({ description: 'The PDF, one page.' }) },
      },
      config: { access: 'public', refusals: [refusals.invoiceLinkNotUsable], example: invoiceExamples.file },
    },
    async (request, reply) => {
      const link = objects.openLink?.(request.params.token);
      if (!link) throw refuse(refusals.invoiceLinkNotUsable);
      const bytes = await objects.read(link.key).catch((error: unknown) => {
        throw error instanceof ObjectMissingError ? refuse(refusals.invoiceLinkNotUsable) : error;
      });
      return sendFile(reply, { name: link.filename, type: 'application/pdf', body: Readable.from(bytes) });
    },
  );
}
