import type { Context, WriteTransaction } from '@leadwright/eventsourcing/event-store';
import type { FundedLots } from '../ledger/projections/funded-lots.ts';
import type { ProcessorName } from '../providers/processor.ts';

/** Keeps the leads that were given for shared searches as the payments behind them are. */
export type FollowAwards = (tx: WriteTransaction, accountId: string, context: Context) => Promise<void>;

/** What a provider's reading of an account is booked with. */
export type Applying = {
  tx: WriteTransaction;
  accountId: string;
  processor: ProcessorName;
  context: Context;
  funded: FundedLots;
  followAwards: FollowAwards;
};
