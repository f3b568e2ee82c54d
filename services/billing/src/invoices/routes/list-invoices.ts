import { accountOf } from '@leadwright/runtime/http/access';
import { cursorInvalid, isMoment, readValues, writeValues } from '@leadwright/runtime/http/cursor';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { inScope } from '@leadwright/postgres/scope';
import { readInvoices, type InvoicePlace } from '../projections/invoice.ts';
import { readByCredit } from '../projections/own-credit.ts';
import { shownInvoice } from './invoice-view.ts';
import type { InvoiceParts } from './parts.ts';
import { listInvoices } from '@leadwright/contracts/routes/billing/invoices/invoices';
import { implement } from '@leadwright/runtime/http/declared-route';

export function listInvoicesRoute(app: HttpApp, { database }: Pick<InvoiceParts, 'database'>): void {
  implement(app, listInvoices, async (request) => {
    const accountId = accountOf(request);
    const { after, limit } = request.query;
    const place = placeOf(after);
    const [rows, byCredit] = await inScope(database.db, [accountId], async (trx) => [
      await readInvoices(trx, accountId, place, limit + 1),
      await readByCredit(trx, accountId),
    ]);
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      invoices: page.map((row) => shownInvoice(row, byCredit.get(row.invoiceId))),
      ...(last && rows.length > limit ? { next: cursorOf(last) } : {}),
    };
  });
}

const cursorOf = ({ issuedAt, processor, invoiceId }: InvoicePlace): string =>
  writeValues([issuedAt, processor, invoiceId]);

function placeOf(cursor: string | undefined): InvoicePlace | null {
  if (cursor === undefined) return null;
  const [issuedAt, processor, invoiceId, ...rest] = readValues(cursor) ?? [];
  const isPlace = isMoment(issuedAt) && isWord(processor) && isWord(invoiceId) && rest.length === 0;
  if (!isPlace) throw cursorInvalid();
  return { issuedAt, processor, invoiceId };
}

// PostgreSQL stores no NUL.
const isWord = (value: unknown): value is string => typeof value === 'string' && !value.includes('\u0000');
