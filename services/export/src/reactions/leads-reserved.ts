// A repeat is harmless: the inbox drops it, and a download that was started is not started again.
import type { BillingEvent, LeadsReserved } from '@leadwright/contracts/billing/v1/billing_events';
import type { Heard } from '@leadwright/eventsourcing/consume/heard';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { download, downloadStream } from '../domain/download.ts';

/** Billing keeps the leads back: the file may be made. */
export async function leadsReserved(
  said: LeadsReserved,
  { accountId, context }: Heard<BillingEvent>,
  tx: WriteTransaction,
): Promise<void> {
  const { downloadId } = said;
  const command = { type: 'StartDownload' as const, downloadId, leads: Number(said.leads) };
  const executed = await tx.execute(downloadStream(accountId, downloadId), download, command, context);
  if (!executed.accepted) throw new Error(`leads are kept back for ${downloadId}: ${executed.refusal.code}`);
}
