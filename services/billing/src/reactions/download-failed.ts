// A repeat is harmless: the inbox drops it, and a download that holds nothing any more is accepted without an event.
import type { DownloadFailed, ExportEvent } from '@leadwright/contracts/export/v1/export_events';
import type { Heard } from '@leadwright/eventsourcing/consume/heard';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { ledger } from '../domain/ledger.ts';
import { ledgerStream } from '../domain/streams.ts';

/** Gives the whole hold back. A download that was refused fails too, and holds nothing. */
export async function onDownloadFailed(
  { downloadId }: DownloadFailed,
  heard: Heard<ExportEvent>,
  tx: WriteTransaction,
): Promise<void> {
  const released = await tx.execute(
    ledgerStream(heard.accountId),
    ledger,
    { type: 'ReleaseReservation', downloadId, at: tx.at },
    { ...heard.context, causes: [`${downloadId}:released`] },
  );
  if (!released.accepted) throw new Error(`download ${downloadId} cannot be released: ${released.refusal.code}`);
}
