// A repeat is harmless: the inbox drops it.
import type { FileLeadsRemoved } from '@leadwright/contracts/search/v1/search_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { download, downloadStream } from '../domain/download.ts';
import { findDownload } from '../projections/download.ts';

/** A file that is being made is made anew, without them; of one that is finished the account is told. */
export const fileLeadsRemoved: Reaction<FileLeadsRemoved> = async (
  { downloadId, dictId, rowNumbers },
  { accountId, context, replay },
  tx,
) => {
  if (replay) return;
  const row = await findDownload(tx.db, accountId, downloadId);
  // Search knows rows by the keys of their leads alone: those of two kinds might be equal.
  if (row?.dictId !== dictId) return;
  const command = { type: 'RemoveRows' as const, downloadId, rowNumbers };
  const executed = await tx.execute(downloadStream(accountId, downloadId), download, command, context);
  if (!executed.accepted) throw new Error(`leads of ${downloadId} were taken out: ${executed.refusal.code}`);
};
