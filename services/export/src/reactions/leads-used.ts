// A repeat is harmless: the inbox drops it, and a download that is open is not opened again.
import type { BillingEvent, LeadsUsed } from '@leadwright/contracts/billing/v1/billing_events';
import type { Heard } from '@leadwright/eventsourcing/consume/heard';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { download, downloadStream } from '../domain/download.ts';

/** Billing has charged: only now the link to the file opens. */
export async function leadsUsed(
  said: LeadsUsed,
  { accountId, context }: Heard<BillingEvent>,
  tx: WriteTransaction,
): Promise<void> {
  const { downloadId, used } = said;
  const leads = used.reduce((sum, portion) => sum + Number(portion.leads), 0);
  const command = { type: 'OpenDownload' as const, downloadId, leads };
  const executed = await tx.execute(downloadStream(accountId, downloadId), download, command, context);
  if (!executed.accepted) throw new Error(`leads were used for ${downloadId}: ${executed.refusal.code}`);
}
