// A repeat is harmless: the inbox drops it, and <download>:used is a cause, which happens once for ever.
import type { DownloadCompleted, ExportEvent } from '@leadwright/contracts/export/v1/export_events';
import type { Heard } from '@leadwright/eventsourcing/consume/heard';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { ledger } from '../domain/ledger.ts';
import { ledgerStream } from '../domain/streams.ts';
import { said, whole } from './incoming.ts';

/** Charges the rows of the finished file; the rest of the hold goes back to its lots. */
export async function onDownloadCompleted(
  completed: DownloadCompleted,
  heard: Heard<ExportEvent>,
  tx: WriteTransaction,
): Promise<void> {
  const { downloadId, rows } = completed;
  const used = await tx.execute(
    ledgerStream(heard.accountId),
    ledger,
    { type: 'UseLeads', downloadId, rows: whole(rows), at: tx.at },
    { ...heard.context, causes: [`${downloadId}:used`] },
  );
  if (!used.accepted) throw new Error(`download ${downloadId} cannot be charged: ${said(used.refusal)}`);
}
