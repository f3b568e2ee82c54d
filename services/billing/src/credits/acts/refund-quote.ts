// What a refund would take: it is booked as it will be, in a transaction that is given up. So what is said is what comes.
import type { Context, EventStore, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { sql } from 'kysely';
import type { ProcessorName, ProviderInvoice } from '../../providers/processor.ts';
import type { ApplyProviderState } from '../../providers/reading/settle-account.ts';
import { materialise } from '../../subscription/periods/materialise.ts';

/** `leadsUsed`: that the money paid for and that are used already. `creditCents`: that pays for nothing any more. */
export type RefundQuote = { leadsVoided: number; leadsUsed: number; creditCents: number; lowersLimits: boolean };

class GivenUp extends Error {
  constructor(readonly quote: RefundQuote) {
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
): Promise<RefundQuote> {
  try {
    await store.transaction([accountId], async (tx) => {
      await check(tx);
      await materialise(tx, accountId, context);
      const before = await lastSeq(tx, accountId);
      const refunded = { ...read, refundedCents: read.refundedCents + cents };
      const state = { processor, subscription: null, goneIds: [], invoices: [refunded] };
      await apply(tx, accountId, state, context);
      throw new GivenUp(await quoteSince(tx, accountId, before));
    });
  } catch (error) {
    if (error instanceof GivenUp) return error.quote;
    throw error;
  }
  throw new Error('a quote was booked');
}

async function lastSeq(tx: WriteTransaction, accountId: string): Promise<string> {
  const { rows } = await sql<{ seq: string }>`select coalesce(max(account_seq), 0) as seq from event_log
    where account_id = ${accountId}`.execute(await tx.written());
  return rows[0]?.seq ?? '0';
}

async function quoteSince(tx: WriteTransaction, accountId: string, seq: string): Promise<RefundQuote> {
  const { rows } = await sql<Record<'voided' | 'used' | 'credit', string> & { lowers: boolean }>`select
      coalesce(sum((select sum((part ->> 'leads')::bigint) from jsonb_array_elements(payload -> 'voided') as part))
        filter (where type = 'LeadsVoided'), 0) as voided,
      coalesce(sum((payload ->> 'leadsShort')::bigint) filter (where type = 'LeadsClawedBack'), 0) as used,
      coalesce(sum((select sum((part ->> 'cents')::bigint) from jsonb_array_elements(payload -> 'unspent') as part))
        filter (where type = 'CreditTakenBack'), 0) as credit,
      coalesce(bool_or(payload -> 'lowered' <> 'null'::jsonb) filter (where type = 'LimitsChanged'), false) as lowers
    from event_log where account_id = ${accountId} and account_seq > ${seq}`.execute(await tx.written());
  const [row] = rows;
  if (!row) throw new Error('a query of one row answered none');
  const [leadsVoided, leadsUsed, creditCents] = [row.voided, row.used, row.credit].map(Number);
  return {
    leadsVoided: leadsVoided ?? 0,
    leadsUsed: leadsUsed ?? 0,
    creditCents: creditCents ?? 0,
    lowersLimits: row.lowers,
  };
}
