import type { FastifyRequest } from 'fastify';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { orUnavailable } from '@leadwright/runtime/refusals/or-unavailable';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import { inScope } from '@leadwright/postgres/scope';
import { refreshInvoices } from '../refresh-invoices.ts';
import type { ProviderInvoice } from '../../providers/processor.ts';
import { customerOf } from '../../providers/projections/processor-customer.ts';
import type { InvoiceParts } from './parts.ts';
import { refreshOwnInvoices } from '@leadwright/contracts/routes/billing/invoices/invoices';
import { implement } from '@leadwright/runtime/http/declared-route';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';

export function refreshInvoicesRoute(app: HttpApp, parts: InvoiceParts): void {
  implement(app, refreshOwnInvoices, async (request) => {
    const accountId = accountOf(request);
    const { customer_id: customerId, customerDocId } = request.body;
    if (customerDocId !== undefined && customerDocId !== accountId) throw refuse(refusals.accountUnknown);
    return { read: (await readAgain(parts, request, customerId)).length };
  });
}

/** Empty where the account has no customer at the processor. 404 for a customer that is not its own, 503 without an answer. */
export async function readAgain(
  parts: InvoiceParts,
  request: FastifyRequest,
  customerId: string | undefined,
): Promise<ProviderInvoice[]> {
  const accountId = accountOf(request);
  const { database, processor } = parts;
  const find = () => inScope(database.db, [accountId], (trx) => customerOf(trx, accountId, processor.name));
  let customer = await find();
  if (!customer) {
    await parts.openFirst(accountId);
    customer = await find();
  }
  if (customerId !== undefined && customer?.customerId !== customerId) throw refuse(refusals.accountUnknown);
  if (!customer) return [];
  const own = { accountId, customerId: customer.customerId };
  return orUnavailable(() => refreshInvoices(parts, processor, own, contextOf(request)));
}
