// What a refund would take: it is booked as it will be, in a transaction that is given up. So what is said is what comes.
import type { Context, EventStore, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { ProcessorName, ProviderInvoice } from '../../providers/processor.ts';
import type { ApplyProviderState } from '../../providers/reading/settle-account.ts';
import { lastSeq, takenSince, type TakenBack } from '../projections/taken-back.ts';
import { materialise } from '../../subscription/periods/materialise.ts';

class GivenUp extends Error {
  constructor(readonly quote: TakenBack) {
    super('a quote books nothing');
  }
}

export type QuoteParts = { store: EventStore; apply: ApplyProviderState };

type Asked = { accountId: string; read: ProviderInvoice; processor: ProcessorName; cents: number; context: Context };

/** `read`: the invoice as the provider has it. `check`: throws what speaks against the refund. */
export async function quoteRefund(
  { store, apply }: QuoteParts,
  { accountId, read, processor, cents, context }: Asked,
  check: (tx: WriteTransaction) => Promise<unknown>,
): Promise<TakenBack> {
  try {
    await store.transaction([accountId], async (tx) => {
      await check(tx);
      await materialise(tx, accountId, context);
      const before = await lastSeq(await tx.written(), accountId);
      const refunded = { ...read, refundedCents: read.refundedCents + cents };
      const state = { processor, subscription: null, goneIds: [], invoices: [refunded] };
      await apply(tx, accountId, state, context);
      throw new GivenUp(await takenSince(await tx.written(), accountId, before));
    });
  } catch (error) {
    if (error instanceof GivenUp) return error.quote;
    throw error;
  }
  throw new Error('a quote was booked');
}
