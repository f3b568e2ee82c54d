// Billing's topic, case by case; what is no business of downloads only moves the inbox.
import type { BillingEvent } from '@leadwright/contracts/billing/v1/billing_events';
import type { Heard } from '@leadwright/eventsourcing/consume/heard';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { rememberCost } from '../projections/download-cost.ts';
import { leadsReserved } from './leads-reserved.ts';
import { leadsUsed } from './leads-used.ts';
import { reservationRefused } from './reservation-refused.ts';

export async function heardFromBilling(heard: Heard<BillingEvent>, tx: WriteTransaction): Promise<void> {
  await rememberCost(heard, tx.db);
  // A rebuild remembers again and does nothing again.
  if (!heard.replay) await react(heard, tx);
}

async function react(heard: Heard<BillingEvent>, tx: WriteTransaction): Promise<void> {
  const { event } = heard.message;
  switch (event.case) {
    case 'leadsReserved':
      return leadsReserved(event.value, heard, tx);
    case 'reservationRefused':
      return reservationRefused(event.value, heard, tx);
    case 'leadsUsed':
      return leadsUsed(event.value, heard, tx);
    default:
      return;
  }
}
