// A repeat is harmless: the inbox drops it, and the mail's id is derived from the event.
import type { InvoicePaid, PaymentFailed } from '@leadwright/contracts/billing/v1/billing_events';
import { effectiveAtOf } from '@leadwright/eventsourcing/consume/received';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { planAccountMail } from './plan-account-mail.ts';

/** Who holds the account gets a receipt, unless nothing was to pay. */
export const invoicePaid: Reaction<InvoicePaid> = async ({ paidCents }, received, tx) => {
  if (paidCents <= 0) return;
  const at = effectiveAtOf(received);
  await planAccountMail(received, tx, { template: 'receipt', facts: { cents: paidCents, at } });
};

/** Who holds the account can change the card before the provider tries again. */
export const paymentFailed: Reaction<PaymentFailed> = async ({ dueCents }, received, tx) => {
  await planAccountMail(received, tx, { template: 'payment-failed', facts: { cents: dueCents } });
};
