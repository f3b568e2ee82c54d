// A repeat is harmless: the inbox drops it, and <download>:used is a cause, which happens once for ever.
import type { DownloadCompleted } from '@leadwright/contracts/export/v1/export_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import type { WriteTransaction } from '@leadwright/eventsourcing/event-store';
import { ledger } from '../../ledger/domain/ledger.ts';
import { ledgerStream } from '../../kernel/domain/streams.ts';
import { monthOf } from '../../close/domain/month.ts';
import { readLockedThrough } from '../../close/projections/month-close.ts';
import { materialise } from '../../subscription/periods/materialise.ts';
import { refusalText } from '../../kernel/refusal-text.ts';

export const downloadCompleted: Reaction<DownloadCompleted> = async (
  { downloadId, rows },
  { accountId, context },
  tx,
) => {
  await materialise(tx, accountId, context);
  const lockedThrough = await lockedSince(tx, accountId, downloadId);
  const used = await tx.execute(
    ledgerStream(accountId),
    ledger,
    { type: 'UseLeads', downloadId, rows, at: tx.at, ...(lockedThrough === null ? {} : { lockedThrough }) },
    { ...context, causes: [`${downloadId}:used`] },
  );
  if (!used.accepted) throw new Error(`download ${downloadId} cannot be charged: ${refusalText(used.refusal)}`);
};

/** Up to where months are locked; null: nothing that this download could be about is. Only one of an earlier month asks. */
async function lockedSince(tx: WriteTransaction, accountId: string, downloadId: string): Promise<string | null> {
  const { holds } = await tx.load(ledgerStream(accountId), ledger);
  const hold = holds.find((each) => each.downloadId === downloadId);
  if (hold === undefined || monthOf(hold.effectiveAt) >= monthOf(tx.at)) return null;
  return readLockedThrough(await tx.written());
}
