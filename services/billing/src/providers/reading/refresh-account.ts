import { randomUUID } from 'node:crypto';
import { inScope } from '@leadwright/postgres/scope';
import type { Processor } from '../processor.ts';
import { customerOf } from '../projections/processor-customer.ts';
import { settleAccount, type SettleParts } from './settle-account.ts';

/** Books what is new at the processor. An account without a customer there changes nothing. */
export async function refreshAccount(parts: SettleParts, processor: Processor, accountId: string): Promise<void> {
  const customer = await inScope(parts.database.db, [accountId], (trx) => customerOf(trx, accountId, processor.name));
  if (!customer) return;
  const { customerId } = customer;
  const named = { customerId, subscriptionIds: [], invoiceIds: [] };
  await settleAccount(parts, processor, accountId, named, {
    actorId: 'service:billing',
    correlationId: randomUUID(),
  });
}
