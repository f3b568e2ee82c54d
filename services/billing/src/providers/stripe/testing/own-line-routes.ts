// Lines of our own and the invoice that is made of them, at the local server.
import { formAt, textAt, textsAt, type Form } from './form-body.ts';
import { collect, issue } from './stripe-billing.ts';
import { invalid, type Invoice, type InvoiceItem, type Line } from './stripe-objects.ts';
import type { StripeWorld } from './stripe-world.ts';

export function createInvoiceItem(world: StripeWorld, _id: string, form: Form): InvoiceItem {
  const period = formAt(form, 'period');
  return world.add<InvoiceItem>({
    object: 'invoiceitem',
    customer: world.get('customer', textAt(form, 'customer') ?? '', 'customer').id,
    subscription: world.get('subscription', textAt(form, 'subscription') ?? '', 'subscription').id,
    amount: Number(textAt(form, 'amount')),
    description: textAt(form, 'description') ?? '',
    period: { start: Number(textAt(period, 'start')), end: Number(textAt(period, 'end')) },
    invoiced: false,
  });
}

export function createInvoice(world: StripeWorld, _id: string, form: Form): Invoice {
  const subscription = world.get('subscription', textAt(form, 'subscription') ?? '', 'subscription');
  if (textAt(form, 'pending_invoice_items_behavior') !== 'include') throw invalid('there is nothing to invoice');
  const items = world.all('invoiceitem').filter((item) => item.subscription === subscription.id && !item.invoiced);
  const lines = items.map(({ amount, description, period }): Line => {
    const id = world.newId('il');
    return { id, object: 'line_item', amount, description, period, pricing: null, parent: null };
  });
  for (const item of items) item.invoiced = true;
  const invoice = issue(world, subscription, 'manual', lines);
  invoice.status = 'draft';
  invoice.metadata = textsAt(form, 'metadata');
  return invoice;
}

export function finalizeInvoice(world: StripeWorld, id: string): Invoice {
  const invoice = world.get('invoice', id);
  if (invoice.status !== 'draft') throw invalid(`the invoice is ${invoice.status}`);
  invoice.status = 'open';
  collect(world, world.get('subscription', invoice.parent?.subscription_details.subscription ?? ''), invoice);
  return invoice;
}
