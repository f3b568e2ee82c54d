import { contextOf } from '@leadwright/eventsourcing/request-context';
import { inScope } from '@leadwright/postgres/scope';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { implement } from '@leadwright/runtime/http/declared-route';
import { orUnavailable } from '@leadwright/runtime/refusals/or-unavailable';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import {
  listPaidInvoices,
  quoteRefund as quote,
  refundInvoice,
} from '@leadwright/contracts/routes/billing/credits/refunds';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';
import { isTaken } from '../../invoices/domain/invoice.ts';
import { newestPaid } from '../../invoices/projections/invoice.ts';
import { checkRefund, refundRequest, seeInvoice } from '../acts/refund-act.ts';
import { quoteRefund, type QuoteParts } from '../acts/refund-quote.ts';
import { proposed, type AdjustmentParts } from './propose-adjustment.ts';

const INVOICES = 200;

export function refundInvoiceRoutes(app: HttpApp, parts: AdjustmentParts & QuoteParts): void {
  const { database, processor, fourEyes } = parts;
  implement(app, refundInvoice, async (request) => {
    const { accountId } = request.params;
    const { invoiceId, cents, refundedCents, reason, note } = request.body;
    const refunding = { invoiceId, cents, refundedCents };
    await seeInvoice(parts, accountId, invoiceId);
    return proposed(parts, request, {
      accountId,
      requestOf: async ({ tx }) => {
        await checkRefund(tx, { accountId, processor: processor.name }, refunding);
        return { ...refundRequest(refunding), reason, note };
      },
    });
  });
  implement(app, quote, async (request) => {
    const { accountId, invoiceId } = request.params;
    const { cents } = request.query;
    const read = await orUnavailable(() => processor.readInvoice(invoiceId));
    if (!read) throw refuse(refusals.invoiceUnknown);
    const asked = { accountId, read, processor: processor.name, cents, context: contextOf(request) };
    return quoteRefund(parts, asked, (tx) =>
      checkRefund(tx, { accountId, processor: processor.name }, { invoiceId, cents }),
    );
  });
  implement(app, listPaidInvoices, async ({ params: { accountId } }) => {
    const paid = await inScope(database.db, [accountId], (trx) => newestPaid(trx, accountId, processor.name, INVOICES));
    return {
      aboveCents: fourEyes.aboveCents,
      invoices: paid.map((each) => ({
        ...{ invoiceId: each.invoiceId, number: each.number, planId: each.planId },
        ...{ periodStart: each.periodStart, periodEnd: each.periodEnd, paidAt: each.paidAt },
        ...{ paidCents: each.paidCents, refundedCents: each.refundedCents },
        isDisputed: isTaken(each.dispute),
      })),
    };
  });
}
