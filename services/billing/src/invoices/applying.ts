import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { ProcessorName } from '../providers/processor.ts';
import type { FundedLots } from '../ledger/projections/funded-lots.ts';

/** Whose reading is applied, and in which transaction. */
export type Applying = {
  tx: WriteTransaction;
  accountId: string;
  processor: ProcessorName;
  context: Context;
  /** What the tables say of the lots that an invoice paid for. */
  funded: FundedLots;
};
