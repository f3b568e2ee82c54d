// The holder of a card says yes or no to a payment, as at a bank's page. What is made then is announced by webhooks, so that
// it is booked also where the page was closed.
import { inScope } from '@leadwright/postgres/scope';
import type { SandboxParts } from '../sandbox-calls.ts';
import { lockCustomer, sandboxNow } from '../sandbox-tables.ts';
import { changeCard, create } from '../subscription-calls.ts';
import { findConfirmation, writeConfirmation } from './confirmation-table.ts';
import type { PaymentConfirmed } from '../../created-processor.ts';

/**
 * `refused`: the holder said no, or the payment is not wanted any more. `unknown`: no payment of this account. The
 * first answer counts: a repeat, also with another answer, is answered with its result.
 */
export function confirmSandboxPayment(
  { database, clockOffsetMs, priceOf }: SandboxParts,
  { accountId, clientSecret, approve }: { accountId: string; clientSecret: string; approve: boolean },
): Promise<PaymentConfirmed> {
  return inScope(database.db, 'all', async (trx) => {
    const named = await findConfirmation(trx, { clientSecret });
    if (named?.accountId !== accountId) return 'unknown';
    const { customerId } = named;
    // Two tabs answer one after the other: the second one sees what the first one made.
    await lockCustomer(trx, customerId);
    const found = await findConfirmation(trx, { clientSecret });
    if (found?.state !== 'waiting') return found?.state ?? 'unknown';
    const { request } = found;
    const now = await sandboxNow(trx, clockOffsetMs());
    const command = { ...request, customerId };
    const outcome = !approve
      ? null
      : 'planId' in command
        ? await create({ db: trx, now, priceOf }, command, command.subscriptionId)
        : await changeCard(trx, now, command);
    const state = outcome?.done === true ? 'confirmed' : 'refused';
    await writeConfirmation(trx, { ...found, state });
    return state;
  });
}
