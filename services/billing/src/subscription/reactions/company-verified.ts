// A repeat is harmless: the marks are the account's own the second time, and a lot is voided once.
import type { CompanyVerified } from '@leadwright/contracts/accounts/v1/account_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { ledger } from '../../ledger/domain/ledger.ts';
import { ledgerStream } from '../../kernel/domain/streams.ts';
import { rememberMarks, takeTrial } from '../../plans/projections/taken-marks.ts';
import { trialLots } from '../../ledger/projections/lot.ts';

/** A number that had a trial before ends this one: the rest is voided (docs/decisions/0039). It counts for promos. */
export const companyVerified: Reaction<CompanyVerified> = async ({ trialMarks }, { accountId, context }, tx) => {
  const taking = { accountId, marks: trialMarks, at: tx.at };
  await rememberMarks(tx.db, taking);
  const lots = await trialLots(tx.db, accountId);
  if (lots.length === 0) return;
  if (await takeTrial(tx.db, taking)) return;
  for (const lotId of lots) {
    // Refused where nothing is left: then there is nothing to take.
    await tx.execute(
      ledgerStream(accountId),
      ledger,
      { type: 'VoidLot', lotId, reason: 'trial-repeated', at: tx.at },
      context,
    );
  }
};
