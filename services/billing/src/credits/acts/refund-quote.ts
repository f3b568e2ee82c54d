// What a refund would take: leads, credit, limits, and what leaves with them later.
import type { Context, EventStore, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { Static } from 'typebox';
import type { RefundQuote } from '@leadwright/contracts/routes/billing/credits/refunds';
import { credit, standingOf } from '../../invoices/domain/credit.ts';
import { creditStream, subscriptionStream } from '../../kernel/domain/streams.ts';
import type { ProcessorName, ProviderInvoice } from '../../providers/processor.ts';
import type { ApplyProviderState } from '../../providers/reading/settle-account.ts';
import { fillsNow } from '../../subscription/domain/period-payments.ts';
import { subscription } from '../../subscription/domain/subscription.ts';
import { endingAhead } from '../../subscription/periods/boundary-command.ts';
import { materialise } from '../../subscription/periods/materialise.ts';
import { termsInForce } from '../../subscription/provider-state/terms-in-force.ts';
import { countPeople } from '../../subscription/projections/seat.ts';
import { lastSeq, takenSince } from '../projections/taken-back.ts';
import { givenUp } from './given-up.ts';

export type QuoteParts = { store: EventStore; apply: ApplyProviderState };

type Asked = { accountId: string; read: ProviderInvoice; processor: ProcessorName; cents: number; context: Context };

/** `read`: the invoice as the provider has it. `check`: throws what speaks against the refund. */
export function quoteRefund(
  { store, apply }: QuoteParts,
  { accountId, read, processor, cents, context }: Asked,
  check: (tx: WriteTransaction) => Promise<unknown>,
): Promise<Static<typeof RefundQuote>> {
  return givenUp(store, accountId, async (tx) => {
    await check(tx);
    await materialise(tx, accountId, context);
    const before = await standing(tx, accountId);
    const seq = await lastSeq(await tx.written(), accountId);
    const refunded = { ...read, refundedCents: read.refundedCents + cents };
    const state = { processor, subscription: null, goneIds: [], invoices: [refunded] };
    await apply(tx, accountId, state, context);
    const db = await tx.written();
    const after = await standing(tx, accountId);
    const isLower = after.seats < before.seats || after.downloadLimit < before.downloadLimit;
    const people = await countPeople(db, accountId);
    return {
      ...(await takenSince(db, accountId, seq)),
      owedCents: Math.max(0, after.owedCents - before.owedCents),
      leadsEndingLater: Math.max(0, after.ending - before.ending),
      periodEnd: after.periodEnd,
      endsUnlimited: before.fills && !after.fills,
      lowered: isLower
        ? {
            ...{ seats: after.seats, downloadLimit: after.downloadLimit },
            peopleOver: Math.max(0, people - Math.max(after.seats, 1)),
          }
        : null,
    };
  });
}

async function standing(tx: WriteTransaction, accountId: string) {
  const state = await tx.load(subscriptionStream(accountId), subscription);
  const terms = state && state.status !== 'cancelled' ? await termsInForce(tx, accountId, state) : null;
  const ending = await endingAhead(tx, accountId);
  return {
    ...{ owedCents: standingOf(await tx.load(creditStream(accountId), credit)).owedCents },
    ...{ ending: ending?.leads ?? 0, periodEnd: state?.periodEnd ?? null },
    ...{ fills: state !== null && terms !== null && fillsNow(state) && terms.unlimited },
    ...{ seats: terms?.membersMax ?? 0, downloadLimit: terms?.downloadLimit ?? 0 },
  };
}
