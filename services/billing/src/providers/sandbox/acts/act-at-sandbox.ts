// What a bank does, to the account's own customer at the sandbox; billing hears of it by webhooks.
import { inScope } from '@leadwright/postgres/scope';
import { customerOf } from '../../projections/processor-customer.ts';
import { disputed } from '../sandbox-controls.ts';
import type { SandboxInvoice } from '../sandbox-objects.ts';
import type { SandboxParts } from '../sandbox-calls.ts';
import { retried } from '../renewal.ts';
import { invoicePage, sandboxNow, unpaidInvoices, writeSteps } from '../sandbox-tables.ts';
import { locked } from '../subscription-calls.ts';
import type { SandboxAct } from '../../created-processor.ts';

/** `fail-next-charge`: refused until another card. `ask-holder`: the bank asks the holder of the next card. `pay-late`: what is past due is paid. */
const INVOICES = 100;

/** False: the account has no subscription, or no payment in a state for it. */
export function actAtSandbox(
  { database, clockOffsetMs }: SandboxParts,
  { accountId, act }: { accountId: string; act: SandboxAct },
): Promise<boolean> {
  return inScope(database.db, 'all', async (trx) => {
    const known = await customerOf(trx, accountId, 'sandbox');
    const both = known?.subscriptionId ? await locked(trx, known.subscriptionId) : null;
    if (!both) return false;
    const { customer, subscription } = both;
    const nothing = { subscription, invoices: [], happened: [] };
    if (act === 'fail-next-charge' || act === 'ask-holder') {
      if (subscription.status === 'cancelled') return false;
      const changed = act === 'ask-holder' ? { asksHolder: true } : { chargesLeft: 0 };
      await writeSteps(trx, [{ ...nothing, customer: { ...customer, ...changed } }]);
      return true;
    }
    if (act === 'pay-late') {
      const [owed] = await unpaidInvoices(trx, [customer.customerId]);
      if (!owed || subscription.status !== 'past-due') return false;
      const at = await sandboxNow(trx, clockOffsetMs());
      await writeSteps(trx, [retried({ ...customer, chargesLeft: null }, subscription, owed, at)]);
      return true;
    }
    const { isPossible, done, type } = ofPayments[act];
    const found = (await invoicePage(trx, customer.customerId, null, INVOICES)).find(
      (invoice) => invoice.paidCents > 0 && isPossible(invoice),
    );
    if (!found) return false;
    const happened = { type, at: await sandboxNow(trx, clockOffsetMs()), invoiceId: found.invoiceId };
    await writeSteps(trx, [{ customer, subscription, invoices: [done(found)], happened: [happened] }]);
    return true;
  });
}

type OfPayment = {
  isPossible(invoice: SandboxInvoice): boolean;
  done(invoice: SandboxInvoice): SandboxInvoice;
  type: string;
};

/** To the newest payment that is in a state for it; also of a subscription that has ended. */
const ofPayments: Record<Exclude<SandboxAct, 'fail-next-charge' | 'ask-holder' | 'pay-late'>, OfPayment> = {
  dispute: {
    isPossible: ({ dispute }) => dispute !== 'open',
    done: (invoice) => disputed(invoice, 'open'),
    type: 'dispute.opened',
  },
  'win-dispute': {
    isPossible: ({ dispute }) => dispute === 'open',
    done: (invoice) => disputed(invoice, 'won'),
    type: 'dispute.won',
  },
  'lose-dispute': {
    isPossible: ({ dispute }) => dispute === 'open',
    done: (invoice) => disputed(invoice, 'lost'),
    type: 'dispute.lost',
  },
  refund: {
    isPossible: ({ dispute, refundedCents, paidCents }) =>
      dispute !== 'open' && dispute !== 'lost' && refundedCents < paidCents,
    done: (invoice) => ({ ...invoice, refundedCents: invoice.paidCents }),
    type: 'invoice.refunded',
  },
  'refund-half': {
    isPossible: ({ dispute, refundedCents, paidCents }) =>
      dispute !== 'open' && dispute !== 'lost' && paidCents - refundedCents > 1,
    done: (invoice) => ({
      ...invoice,
      refundedCents: invoice.refundedCents + Math.floor((invoice.paidCents - invoice.refundedCents) / 2),
    }),
    type: 'invoice.refunded',
  },
};
