// The holder's yes or no, as at a bank's page. Webhooks announce it, so it is booked also if the page was closed.
import { inScope } from '@leadwright/postgres/scope';
import type { SandboxParts } from '../sandbox-calls.ts';
import { lockCustomer, sandboxNow } from '../sandbox-tables.ts';
import { changeCard, create } from '../subscription-calls.ts';
import { findConfirmation, writeConfirmation } from './confirmation-table.ts';
import type { PaymentConfirmed } from '../../created-processor.ts';

/** `refused`: a no, or not wanted any more. `unknown`: no payment of this account. The first answer counts. */
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
