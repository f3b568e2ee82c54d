// One reading settles each subject's events. A repeat is harmless: what was applied before changes nothing.
import { inScope } from '@leadwright/postgres/scope';
import { isTransient } from '@leadwright/runtime/faults/transient';
import type { Logger } from '@leadwright/runtime/telemetry/logger';
import type { Processor } from '../processor.ts';
import { accountOfCustomer } from '../projections/processor-customer.ts';
import { customerKey, knownCustomers, type KnownCustomer } from '../reading/known-customers.ts';
import { accountOfSubscription } from '../reading/provider-reading.ts';
import { settleAccount, type SettleParts } from '../reading/settle-account.ts';
import { settledTogether } from '../reading/settled-together.ts';
import { endEvents, postponeEvents, type HandledEvents, type TakenEvents } from './webhook-inbox.ts';

/** After the last pause the events are parked: together they last longer than a provider is away. */
export const PAUSES_MS = [1_000, 5_000, 30_000, 120_000, 600_000, 3_600_000, 21_600_000, 86_400_000] as const;

export type HandleParts = SettleParts & {
  logger: Logger;
  /** Milliseconds after each failed try; parked after the last. */
  pausesMs?: readonly number[];
};

/** Handles each subject's events beside the others'. One that fails waits alone. */
export async function handleEvents(
  parts: HandleParts,
  processors: readonly Processor[],
  taken: readonly TakenEvents[],
): Promise<void> {
  const owners = await inScope(parts.database.db, 'all', (trx) => knownCustomers(trx, taken));
  const own = { ...parts, store: settledTogether(parts.store, parts.logger) };
  // All of them end before this does, also where one cannot even be postponed: a stopping worker waits for them.
  const handled = await Promise.allSettled(
    taken.map(async (each) => {
      const processor = processors.find(({ name }) => name === each.processor);
      return processor ? handleSubject(own, processor, each, owners.get(customerKey(each)) ?? null) : null;
    }),
  );
  await inScope(parts.database.db, 'all', (trx) =>
    endEvents(
      trx,
      handled.flatMap((each) => (each.status === 'fulfilled' && each.value !== null ? [each.value] : [])),
    ),
  );
  const failed = handled.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
}

/** null: they wait or are parked. The row's `reason` says why: a code, never what somebody answered. */
async function handleSubject(
  parts: HandleParts,
  processor: Processor,
  taken: TakenEvents,
  known: KnownCustomer | null,
): Promise<HandledEvents | null> {
  const { logger } = parts;
  try {
    const named = await withPayments(processor, taken);
    // A payment that was for no invoice is none of ours.
    if (named.customerId === null && named.subscriptionIds.length === 0 && named.invoiceIds.length === 0)
      return { ...taken, accountId: null };
    const owner = known ?? (await ownerOf(parts, processor, named));
    if (!owner) return await postpone(parts, taken, 'customer-unknown');
    const { accountId, customerId } = owner;
    await settleAccount(parts, processor, accountId, { ...named, customerId }, contextOf(taken), known?.noted);
    return { ...taken, accountId };
  } catch (error) {
    const reason = isTransient(error) ? 'not-reachable' : 'failed';
    logger.warn({ err: error, processor: taken.processor, events: taken.eventIds.length }, 'an event waits');
    return postpone(parts, taken, reason);
  }
}

async function postpone(
  { database, pausesMs = PAUSES_MS }: HandleParts,
  taken: TakenEvents,
  reason: string,
): Promise<null> {
  const pauseMs = pausesMs[taken.tries - 1] ?? null;
  await inScope(database.db, 'all', (trx) => postponeEvents(trx, taken, { pauseMs, reason }));
  return null;
}

// Also where the customer is known: an invoice of long ago is read only where it is named.
async function withPayments(
  processor: Processor,
  { customerId, subscriptionIds, invoiceIds, paymentIds }: TakenEvents,
) {
  const named = { customerId, subscriptionIds, invoiceIds: [...invoiceIds] };
  for (const id of paymentIds) {
    const paid = await processor.readPayment?.(id);
    if (!paid) continue;
    named.invoiceIds.push(paid.invoiceId);
    named.customerId ??= paid.customerId;
  }
  return named;
}

// The customer is written by the effect that makes it, perhaps a moment after the provider announced it.
async function ownerOf(
  { database }: HandleParts,
  processor: Processor,
  { customerId, subscriptionIds, invoiceIds }: Pick<TakenEvents, 'customerId' | 'subscriptionIds' | 'invoiceIds'>,
): Promise<{ accountId: string; customerId: string } | null> {
  const customer = customerId ?? (await customerOf(processor, subscriptionIds, invoiceIds));
  return inScope(database.db, 'all', async (trx) => {
    const accountId = customer === null ? null : await accountOfCustomer(trx, processor.name, customer);
    if (customer !== null && accountId !== null) return { accountId, customerId: customer };
    return accountOfSubscription(trx, processor.name, subscriptionIds);
  });
}

async function customerOf(
  processor: Processor,
  subscriptionIds: readonly string[],
  invoiceIds: readonly string[],
): Promise<string | null> {
  for (const id of subscriptionIds) {
    const found = await processor.readSubscription(id);
    if (found) return found.customerId;
  }
  for (const id of invoiceIds) {
    const found = await processor.readInvoice(id);
    if (found) return found.customerId;
  }
  return null;
}

function contextOf({ processor, causationId }: TakenEvents) {
  return { actorId: processor, correlationId: `webhook-${causationId}`, causationId };
}
