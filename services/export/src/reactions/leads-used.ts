// A repeat is harmless: the inbox drops it, and a download that is open is not opened again.
import type { LeadsUsed } from '@leadwright/contracts/billing/v1/billing_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { download, downloadStream } from '../domain/download.ts';
import { settleCost } from '../projections/download-cost.ts';

/** Billing has charged: only now the link to the file opens. */
export const leadsUsed: Reaction<LeadsUsed> = async (
  { downloadId, used, returned },
  { accountId, context, replay },
  tx,
) => {
  await settleCost(tx.db, accountId, downloadId, { used, returned });
  if (replay) return;
  const leads = used.reduce((sum, portion) => sum + portion.leads, 0);
  const command = { type: 'OpenDownload' as const, downloadId, leads };
  const executed = await tx.execute(downloadStream(accountId, downloadId), download, command, context);
  if (!executed.accepted) throw new Error(`leads were used for ${downloadId}: ${executed.refusal.code}`);
};
