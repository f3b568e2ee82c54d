// What a bank does, to the account's own customer at the sandbox; billing hears of it by webhooks.
import { inScope } from '@leadwright/postgres/scope';
import { customerOf } from '../../projections/processor-customer.ts';
import { disputed } from '../sandbox-controls.ts';
import type { SandboxParts } from '../sandbox-calls.ts';
import { invoicePage, sandboxNow, writeSteps } from '../sandbox-tables.ts';
import { locked } from '../subscription-calls.ts';
import type { SandboxAct } from '../../created-processor.ts';

/** `fail-next-charge`: refused until another card. `ask-holder`: the bank asks the holder of the next card. */
const INVOICES = 100;

/** False: the account has no subscription, or no payment in a state for it. */
export function actAtSandbox(
  { database, clockOffsetMs }: SandboxParts,
  { accountId, act }: { accountId: string; act: SandboxAct },
): Promise<boolean> {
  return inScope(database.db, 'all', async (trx) => {
    const known = await customerOf(trx, accountId, 'sandbox');
    const both = known?.subscriptionId ? await locked(trx, known.subscriptionId) : null;
    if (!both || both.subscription.status === 'cancelled') return false;
    const { customer, subscription } = both;
    const nothing = { subscription, invoices: [], happened: [] };
    if (act === 'fail-next-charge' || act === 'ask-holder') {
      const changed = act === 'ask-holder' ? { asksHolder: true } : { chargesLeft: 0 };
      await writeSteps(trx, [{ ...nothing, customer: { ...customer, ...changed } }]);
      return true;
    }
    const to = act === 'dispute' ? 'open' : 'won';
    const invoices = await invoicePage(trx, customer.customerId, null, INVOICES);
    const found = invoices.find(
      ({ paidCents, dispute }) => paidCents > 0 && (act === 'dispute' ? dispute !== 'open' : dispute === 'open'),
    );
    if (!found) return false;
    const happened = { type: `dispute.${to === 'open' ? 'opened' : to}`, at: await sandboxNow(trx, clockOffsetMs()) };
    const { invoiceId } = found;
    await writeSteps(trx, [
      { customer, subscription, invoices: [disputed(found, to)], happened: [{ ...happened, invoiceId }] },
    ]);
    return true;
  });
}
