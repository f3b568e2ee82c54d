import { inScope } from '@leadwright/postgres/scope';
import { orUnavailable } from '@leadwright/runtime/refusals/or-unavailable';
import type { Problem } from '@leadwright/runtime/refusals/problem';
import { refuse } from '@leadwright/runtime/refusals/refusal';
import type { StoredCall } from '../../../providers/calls/processor-call.ts';
import { customerOf } from '../../../providers/projections/processor-customer.ts';
import type { SubscriptionParts } from '../parts.ts';
import { refusals } from '@leadwright/contracts/routes/billing/refusals';

const asks = 'authentication-required';

/** Returns where the holder has confirmed since, and books it; throws the refusal of any other call. */
export async function checkConfirmed(
  parts: SubscriptionParts,
  accountId: string,
  { id, request, reason }: StoredCall,
): Promise<void> {
  if (reason !== asks) throw refusedBy(reason ?? '', id);
  const { database, processor } = parts;
  const customer = await inScope(database.db, [accountId], (trx) => customerOf(trx, accountId, processor.name));
  const { command } = request;
  const subscriptionId = 'subscriptionId' in command ? command.subscriptionId : null;
  const { customerId = '' } = customer ?? {};
  const found = await orUnavailable(async () => processor.findConfirmation?.({ key: id, customerId, subscriptionId }));
  if (found?.state === 'refused') throw refusedBy('card-declined', id);
  if (found?.state === 'waiting') throw refusedBy(asks, id, found.clientSecret);
  if (!found) throw refusedBy(asks, id);
  await orUnavailable(() => parts.refresh(accountId));
}

const byCode: Record<string, (typeof refusals)[keyof typeof refusals]> = {
  'card-declined': refusals.cardDeclined,
  'card-expired': refusals.cardExpired,
  'card-invalid': refusals.cardInvalid,
  'authentication-required': refusals.authenticationRequired,
};

/** About the card: `transactionError`; any other: `type: 'validation'`. `callId`: asked about after confirmation. */
export function refusedBy(code: string, callId: string, clientSecret?: string): Problem {
  const refusal = byCode[code];
  if (!refusal) return refuse(refusals.changeNotPossible, { details: { type: 'validation' } });
  const secret = clientSecret === undefined ? {} : { clientSecret };
  const transactionError = { code, message: refusal.message, ...secret };
  return refuse(refusal, { details: { title: 'Payment failed', transactionError, callId } });
}
