// A repeat is harmless: the inbox drops it, and a download that holds nothing any more is accepted without an event.
import type { DownloadFailed } from '@leadwright/contracts/export/v1/export_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { ledger } from '../domain/ledger.ts';
import { ledgerStream } from '../domain/streams.ts';
import { materialise } from '../periods/materialise.ts';

/** Gives the whole hold back. A download that was refused fails too, and holds nothing. */
export const downloadFailed: Reaction<DownloadFailed> = async ({ downloadId }, { accountId, context }, tx) => {
  await materialise(tx, accountId, context);
  const released = await tx.execute(
    ledgerStream(accountId),
    ledger,
    { type: 'ReleaseReservation', downloadId, at: tx.at },
    { ...context, causes: [`${downloadId}:released`] },
  );
  if (!released.accepted) throw new Error(`download ${downloadId} cannot be released: ${released.refusal.code}`);
};
