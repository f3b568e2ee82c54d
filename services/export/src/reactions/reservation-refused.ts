// A repeat is harmless: the inbox drops it, and a download that has failed does not fail again.
import type { BillingEvent, ReservationRefused } from '@leadwright/contracts/billing/v1/billing_events';
import type { Heard } from '@leadwright/eventsourcing/consume/heard';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { download, downloadStream, failures, type FailedBecause } from '../domain/download.ts';

/** Billing does not pay for it: the download ends here, with billing's reason. */
export async function reservationRefused(
  said: ReservationRefused,
  { accountId, context }: Heard<BillingEvent>,
  tx: WriteTransaction,
): Promise<void> {
  const { downloadId } = said;
  const command = { type: 'FailDownload' as const, downloadId, reason: reasonOf(said.reason) };
  const executed = await tx.execute(downloadStream(accountId, downloadId), download, command, context);
  if (!executed.accepted) throw new Error(`the reservation of ${downloadId} was refused: ${executed.refusal.code}`);
}

// A reason of a newer billing must not hold up the account: the customer learns that it failed all the same.
function reasonOf(text: string): FailedBecause {
  return failures.find((reason) => reason === text) ?? 'broken';
}
