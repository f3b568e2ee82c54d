// A repeat is harmless: the inbox drops it, and a download that was started is not started again.
import type { LeadsReserved } from '@leadwright/contracts/billing/v1/billing_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { download, downloadStream } from '../domain/download.ts';
import { setCostAside } from '../projections/download-cost.ts';

export const leadsReserved: Reaction<LeadsReserved> = async (
  { downloadId, leads, from },
  { accountId, context, replay },
  tx,
) => {
  await setCostAside(tx.db, accountId, downloadId, from);
  if (replay) return;
  const command = { type: 'StartDownload' as const, downloadId, leads };
  const executed = await tx.execute(downloadStream(accountId, downloadId), download, command, context);
  if (!executed.accepted) throw new Error(`leads are kept back for ${downloadId}: ${executed.refusal.code}`);
};
