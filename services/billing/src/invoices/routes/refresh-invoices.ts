import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { accountOf } from '@leadwright/runtime/http/access';
import type { HttpApp } from '@leadwright/runtime/http/http-app';
import { commonRefusals } from '@leadwright/runtime/refusals/common-refusals';
import { orUnavailable } from '@leadwright/runtime/refusals/or-unavailable';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import { contextOf } from '@leadwright/eventsourcing/request-context';
import { inScope } from '@leadwright/postgres/scope';
import { refreshInvoices } from '../refresh-invoices.ts';
import type { ProviderInvoice } from '../../providers/processor.ts';
import { customerOf } from '../../providers/projections/processor-customer.ts';
import { refusals } from '../../kernel/refusals.ts';
import { invoiceExamples } from './examples.ts';
import type { InvoiceParts } from './parts.ts';

const text = Type.String({ minLength: 1, maxLength: 200 });
const Body = Type.Object(
  {
    customer_id: Type.Optional(text),
    customerDocId: Type.Optional(text),
    email: Type.Optional(Type.String({ maxLength: 254, description: 'Neither compared nor stored.' })),
  },
  { additionalProperties: false, description: "Where an id is given it must be the caller's own." },
);

/** POST /api/v2/invoices/refresh: reads the account's invoices from the processor again. A repeat changes nothing. */
export function refreshInvoicesRoute(app: HttpApp, parts: InvoiceParts): void {
  app.post(
    '/api/v2/invoices/refresh',
    {
      schema: {
        tags: ['billing'],
        summary: 'Read the invoices from the payment processor again',
        body: Body,
        response: { 200: Type.Object({ read: Type.Integer({ description: 'How many the processor has.' }) }) },
      },
      config: {
        access: 'admin',
        refusals: [refusals.accountUnknown, commonRefusals.unavailable],
        example: invoiceExamples.refresh,
      },
    },
    async (request) => {
      const accountId = accountOf(request);
      const { customer_id: customerId, customerDocId } = request.body;
      if (customerDocId !== undefined && customerDocId !== accountId) throw refuse(refusals.accountUnknown);
      return { read: (await readAgain(parts, request, customerId)).length };
    },
  );
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
