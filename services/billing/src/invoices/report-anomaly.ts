import { invoice, type InvoiceAnomaly } from './domain/invoice.ts';
import { invoiceStream } from '../kernel/domain/streams.ts';
import type { Applying } from './applying.ts';

/** Appends, once per invoice and kind, that a person must look at it. */
export async function reportAnomaly(
  { tx, accountId, processor, context }: Applying,
  invoiceId: string,
  anomaly: InvoiceAnomaly,
  otherInvoiceId: string | null,
): Promise<void> {
  const { causes: _causes, ...own } = context;
  const stream = invoiceStream(accountId, processor, invoiceId);
  await tx.execute(
    stream,
    invoice,
    { type: 'ReportAnomaly', at: tx.at, processor, invoiceId, anomaly, otherInvoiceId },
    own,
  );
}
