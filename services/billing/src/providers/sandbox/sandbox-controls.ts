// What a provider's staff or a bank would do, for tests and the sandbox's bar; none of it is part of the port.
import type { Kysely } from 'kysely';
import { inScope } from '@leadwright/postgres/scope';
import { boundary, latticeFrom } from '../../kernel/domain/lattice.ts';
import { refund } from './refund.ts';
import { retried } from './renewal.ts';
import type { SandboxParts } from './sandbox-calls.ts';
import type { SandboxCustomer, SandboxInvoice, SandboxSubscription, Step } from './sandbox-objects.ts';
import { findInvoice, sandboxNow, unpaidInvoices, writeSteps } from './sandbox-tables.ts';
import { locked, stepOf } from './subscription-calls.ts';

export type SandboxControls = {
  /** Pays `cents` of the invoice back; never more than was paid. */
  refund(invoiceId: string, cents: number): Promise<void>;
  dispute(invoiceId: string, state: 'open' | 'lost' | 'won'): Promise<void>;
  retryPayment(subscriptionId: string): Promise<void>;
  /** How many further charges of the customer's card go through; null: all. */
  limitCharges(subscriptionId: string, chargesLeft: number | null): Promise<void>;
  /** Nothing is charged until it is resumed, which begins a new lattice. */
  pause(subscriptionId: string): Promise<void>;
  resume(subscriptionId: string): Promise<void>;
};

type Both = { customer: SandboxCustomer; subscription: SandboxSubscription };

/** Each throws for an object that does not exist or is in no state for it. */
export function sandboxControls({
  database,
  clockOffsetMs,
}: Pick<SandboxParts, 'database' | 'clockOffsetMs'>): SandboxControls {
  const change = (
    subscriptionId: string,
    work: (both: Both, now: string, trx: Kysely<unknown>) => Step | Promise<Step>,
  ) =>
    inScope(database.db, 'all', async (trx) => {
      const both = await locked(trx, subscriptionId);
      if (!both) throw new Error(`the sandbox has no subscription ${subscriptionId}`);
      await writeSteps(trx, [await work(both, await sandboxNow(trx, clockOffsetMs()), trx)]);
    });
  const changeInvoice = (invoiceId: string, type: string, work: (invoice: SandboxInvoice) => SandboxInvoice) =>
    inScope(database.db, 'all', async (trx) => {
      const found = await findInvoice(trx, invoiceId);
      const both = found?.subscriptionId ? await locked(trx, found.subscriptionId) : null;
      const invoice = await findInvoice(trx, invoiceId);
      if (!both || !invoice) throw new Error(`the sandbox has no invoice ${invoiceId}`);
      const at = await sandboxNow(trx, clockOffsetMs());
      await writeSteps(trx, [{ ...both, invoices: [work(invoice)], happened: [{ type, at, invoiceId }] }]);
    });
  return {
    refund: (invoiceId, cents) =>
      inScope(database.db, 'all', async (trx) => {
        const done = await refund(trx, await sandboxNow(trx, clockOffsetMs()), { invoiceId, cents });
        if (!done.done) throw new Error(`${cents} cents of ${invoiceId} cannot be paid back`);
      }),
    dispute: (invoiceId, state) =>
      changeInvoice(invoiceId, state === 'open' ? 'dispute.opened' : `dispute.${state}`, (invoice) => {
        if ((state === 'open') === (invoice.dispute === 'open')) throw new Error(`a dispute cannot become ${state}`);
        return disputed(invoice, state);
      }),
    retryPayment: (subscriptionId) =>
      change(subscriptionId, async ({ customer, subscription }, now, trx) => {
        const owed = (await unpaidInvoices(trx, [customer.customerId])).find(
          (one) => one.subscriptionId === subscriptionId,
        );
        if (!owed || subscription.status !== 'past-due') throw new Error(`${subscriptionId} owes nothing`);
        return retried(customer, subscription, owed, now);
      }),
    limitCharges: (subscriptionId, chargesLeft) =>
      change(subscriptionId, ({ customer, subscription }) => ({
        customer: { ...customer, chargesLeft },
        subscription,
        invoices: [],
        happened: [],
      })),
    pause: (subscriptionId) =>
      change(subscriptionId, ({ customer, subscription }, now) => {
        if (subscription.status !== 'live') throw new Error(`${subscriptionId} cannot be paused`);
        return stepOf(customer, { ...subscription, status: 'paused', dueAt: null }, 'subscription.paused', now);
      }),
    resume: (subscriptionId) =>
      change(subscriptionId, ({ customer, subscription }, now) => {
        if (subscription.status !== 'paused') throw new Error(`${subscriptionId} is not paused`);
        return stepOf(customer, resumed(subscription, now), 'subscription.resumed', now);
      }),
  };
}

export function disputed(invoice: SandboxInvoice, state: 'open' | 'lost' | 'won'): SandboxInvoice {
  const { disputes = invoice.dispute === 'none' ? 0 : 1 } = invoice;
  return { ...invoice, dispute: state, disputes: disputes + (state === 'open' ? 1 : 0) };
}

// What is left of the paid period stays usable; the new lattice is due at once, so that its first period is charged.
function resumed(subscription: SandboxSubscription, now: string): SandboxSubscription {
  const lattice = latticeFrom(`${subscription.subscriptionId}-${now}`, now, subscription.lattice.zone);
  return { ...subscription, status: 'live', lattice, period: -1, periodEnd: boundary(lattice, 0), dueAt: now };
}
