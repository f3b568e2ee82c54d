// What the customer record of an export means here.
import { normaliseEmail } from '@leadwright/runtime/mailboxes/email-address';
import type { Customer, User } from './export-documents.ts';

const notLive = ['canceled', 'incomplete_expired', 'expired'];
const pastDue = ['past due', 'past_due', 'failed'];

/** A status that is missing is not live; every other one is, but for those of what is over. */
export function planStatus({
  subscription_status: status,
  cancel_at_period_end: cancels,
}: Pick<Customer, 'subscription_status' | 'cancel_at_period_end'>): 'live' | 'past-due' | 'cancelling' | 'none' {
  if (status == null || status === '' || notLive.includes(status)) return 'none';
  if (pastDue.includes(status)) return 'past-due';
  return cancels === true ? 'cancelling' : 'live';
}

/** Whether the account waits for its first load: it was never moved to the product's newer form. */
export function needsPort(user: Pick<User, 'leadsRemaining'>, customer: Customer): boolean {
  const hasStatus = customer.subscription_status != null && customer.subscription_status !== '';
  return customer.uid == null || (user.leadsRemaining == null && hasStatus);
}

/** Whole leads, and none where the number is below zero. */
export const wholeLeads = (leads: number): number => Math.max(0, Math.floor(leads));

/** Seconds since 1970 as text; null where there are none. */
export const instantOf = (seconds: number | null | undefined): string | null =>
  seconds == null ? null : new Date(seconds * 1000).toISOString();

/** Addresses are compared without case and surrounding space. */
export const sameAddress = normaliseEmail;
