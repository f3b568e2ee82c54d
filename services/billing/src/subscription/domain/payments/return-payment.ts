import { accept, refuse, type Decision } from '@leadwright/eventsourcing/decider';
import { knownInvoices, paymentsOf } from '../period-payments.ts';
import type { ReturnPayment, Subscription, SubscriptionEvent, SubscriptionRefusal } from '../subscription-events.ts';

/** A repeat says what is known and changes nothing. */
export function returnPayment(
  { invoiceId, cashBackCents, creditBackCents, deadCents, withheld, at }: ReturnPayment,
  state: Subscription,
): Decision<SubscriptionEvent, SubscriptionRefusal> {
  if (!state) return refuse({ code: 'not-subscribed' });
  const invoice = knownInvoices(state).find((each) => each.invoiceId === invoiceId);
  const isWithheld = withheld && paymentsOf(state)?.invoices.every((each) => each.invoiceId !== invoiceId);
  if (!invoice && !isWithheld) return accept();
  const isKnown =
    invoice?.cashBackCents === cashBackCents &&
    invoice.creditBackCents === creditBackCents &&
    invoice.deadCents === deadCents;
  if (isKnown) return accept();
  return accept({ type: 'PaymentReturned', invoiceId, cashBackCents, creditBackCents, deadCents, effectiveAt: at });
}
