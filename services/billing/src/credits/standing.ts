// What an account has to show for the leads of its shares: a period that is paid for, with money that stays.
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { credit, owedIn, unbackedIn } from '../invoices/domain/credit.ts';
import { returnedPayments } from '../invoices/projections/invoice.ts';
import { creditStream } from '../kernel/domain/streams.ts';
import type { Subscription } from '../subscription/domain/subscription.ts';
import type { Standing } from './domain/award-policy.ts';

/** Needs the account's lock: what is owed is read of its streams. */
export async function standingOf(tx: WriteTransaction, accountId: string, state: Subscription): Promise<Standing> {
  const { isDisputed, isPeriodReturned } = await returnedPayments(tx.db, accountId, tx.at);
  if (isDisputed) return 'disputed';
  const ledger = await tx.load(creditStream(accountId), credit);
  if (owedIn(ledger) > 0) return 'owing';
  if (!state || state.status === 'cancelled') return 'none';
  if (state.status === 'free-trial') return 'trial';
  const { lattice, period, provider, paid } = state;
  // By its own invoice, without credit that was taken back: a cent for a change does not pay for a period.
  const isPaid = paid.some(
    ({ latticeId, period: of, paidFor, invoiceId }) =>
      latticeId === lattice.latticeId && of === period && paidFor !== 'change' && unbackedIn(ledger, invoiceId) === 0,
  );
  const isInOrder = state.status !== 'past-due' && !state.paused && !isPeriodReturned;
  return isInOrder && (provider === null || isPaid) ? 'paid' : 'unpaid';
}
