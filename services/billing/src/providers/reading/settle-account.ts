// Reads without a lock, applies under the account's. A reading that another has overtaken is made again.
import { randomUUID } from 'node:crypto';
import type { Context, EventStore, Lookup, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { Database } from '@leadwright/postgres/database';
import { inScope } from '@leadwright/postgres/scope';
import { TransientError } from '@leadwright/runtime/faults/transient';
import { invoiceStream, ledgerStream, subscriptionStream } from '../../kernel/domain/streams.ts';
import { askedCards, endConfirmedCards } from '../calls/confirmed-cards.ts';
import type { Processor, ProcessorName } from '../processor.ts';
import { paidBy, type ProviderState } from './provider-state.ts';
import { customerOf, rememberSubscription } from '../projections/processor-customer.ts';
import { lastReading, takeVersion, type Reading } from './provider-reading.ts';
import { isRunning, readAccount, type Named } from './read-account.ts';
import { watched } from './watched-transaction.ts';

/** Compares what was read with the account's streams and appends what is new. The same state twice changes nothing. */
export type ApplyProviderState = (
  tx: WriteTransaction,
  accountId: string,
  state: ProviderState,
  context: Context,
) => Promise<void>;

export type SettleParts = {
  database: Database;
  store: Pick<EventStore, 'transaction'>;
  apply: ApplyProviderState;
};

/** `changes`: events that were appended outside the ledger's stream. */
export type Settled = { changes: number };

export type Noted = {
  before: Reading;
  madeSubscriptionId: string | null;
};

const READINGS_MAX = 5;
const LIVE_HOURS = 24;
/** A subscription that ended may still be refunded or disputed. */
const ENDED_HOURS = 7 * 24;

/** Throws without an answer, or where others apply readings faster. `noted` saves the first look at the tables. */
export async function settleAccount(
  { database, store, apply }: SettleParts,
  processor: Processor,
  accountId: string,
  named: Omit<Named, 'readsAll' | 'readBefore'>,
  context: Context,
  noted?: Noted,
): Promise<Settled> {
  for (let readings = 0; readings < READINGS_MAX; readings++) {
    const { before, madeSubscriptionId } =
      readings === 0 && noted ? noted : await note(database, accountId, processor.name);
    const known = [before.subscriptionId, madeSubscriptionId].filter((id) => id !== null);
    const state = await readAccount(processor, {
      ...named,
      subscriptionIds: [...new Set([...known, ...named.subscriptionIds])],
      readsAll: before.version === 0,
      readBefore: before.subscriptionId,
    });
    const ended = state?.subscription?.status === 'cancelled' || !state?.subscription;
    const objects = {
      processor: processor.name,
      customerId: named.customerId,
      subscriptionId: state?.subscription?.subscriptionId ?? before.subscriptionId,
    };
    let callIds: string[] = [];
    const settle = async (tx: WriteTransaction): Promise<Settled | null> => {
      const db = await tx.written();
      const [taken, asked] = await Promise.all([
        takeVersion(db, accountId, before, objects, ended ? ENDED_HOURS : LIVE_HOURS),
        // It travels with the one before. A processor without holders' confirmations has no such calls.
        processor.findConfirmation ? askedCards(db, accountId) : [],
      ]);
      if (!taken) return null;
      callIds = asked;
      if (!state) return { changes: 0 };
      // One that came to life after its call had ended: its cardholder confirmed the payment, perhaps with no page open.
      const running = state.subscription && isRunning(state.subscription) ? state.subscription.subscriptionId : null;
      if (running !== null && running !== madeSubscriptionId)
        await rememberSubscription(db, accountId, processor.name, running);
      const ledger = ledgerStream(accountId).streamId;
      let changes = 0;
      const appended = (streamId: string, events: number): void => void (changes += streamId === ledger ? 0 : events);
      await apply(watched(tx, { appended }), accountId, state, context);
      return { changes };
    };
    const lookups = lookupsOf(accountId, processor.name, state);
    const settled = await store.transaction([accountId], settle, {
      lookups,
      repeatsAreRare: true,
      writesTogether: true,
    });
    if (settled) {
      await endConfirmedCards({ store }, processor, { accountId, customerId: named.customerId, callIds });
      return settled;
    }
  }
  throw new TransientError(`account ${accountId} was read by others at the same time, again and again`);
}

/** Books what is new at the processor, and of these invoices. An account without a customer there changes nothing. */
export async function refreshAccount(
  parts: SettleParts,
  processor: Processor,
  accountId: string,
  invoiceIds: readonly string[] = [],
): Promise<void> {
  const customer = await inScope(parts.database.db, [accountId], (trx) => customerOf(trx, accountId, processor.name));
  if (!customer) return;
  const { customerId } = customer;
  const named = { customerId, subscriptionIds: [], invoiceIds };
  await settleAccount(parts, processor, accountId, named, {
    actorId: 'service:billing',
    correlationId: randomUUID(),
  });
}

function note({ db }: Database, accountId: string, processor: ProcessorName): Promise<Noted> {
  return inScope(db, [accountId], async (trx) => ({
    before: await lastReading(trx, accountId),
    madeSubscriptionId: (await customerOf(trx, accountId, processor))?.subscriptionId ?? null,
  }));
}

// An account of two years has as many invoices as months, and each has its stream and has paid for a period before.
function lookupsOf(accountId: string, processor: ProcessorName, state: ProviderState | null): Lookup[] {
  const own = [subscriptionStream(accountId), ledgerStream(accountId)].map((stream) => ({ stream, causes: [] }));
  const invoices = (state?.invoices ?? []).map(({ invoiceId }) => ({
    stream: invoiceStream(accountId, processor, invoiceId),
    causes: [paidBy(processor, invoiceId)],
  }));
  return [...own, ...invoices];
}
