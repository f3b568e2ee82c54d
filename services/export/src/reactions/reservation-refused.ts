// A repeat is harmless: the inbox drops it, and a download that has failed does not fail again.
import type { ReservationRefused } from '@leadwright/contracts/billing/v1/billing_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { download, downloadStream, failures, type FailedBecause } from '../domain/download.ts';

/** Billing does not pay for it: the download ends here, with billing's reason. */
export const reservationRefused: Reaction<ReservationRefused> = async (
  { downloadId, reason },
  { accountId, context, replay },
  tx,
) => {
  if (replay) return;
  const command = { type: 'FailDownload' as const, downloadId, reason: reasonOf(reason) };
  const executed = await tx.execute(downloadStream(accountId, downloadId), download, command, context);
  if (!executed.accepted) throw new Error(`the reservation of ${downloadId} was refused: ${executed.refusal.code}`);
};

// A reason of a newer billing must not hold up the account: the customer learns that it failed all the same.
function reasonOf(text: string): FailedBecause {
  return failures.find((reason) => reason === text) ?? 'broken';
}
