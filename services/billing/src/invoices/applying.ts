import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { FundedLots } from '../ledger/projections/funded-lots.ts';
import type { ProcessorName } from '../providers/processor.ts';

/** What a provider's reading of an account is booked with. */
export type Applying = {
  tx: WriteTransaction;
  accountId: string;
  processor: ProcessorName;
  context: Context;
  funded: FundedLots;
};
