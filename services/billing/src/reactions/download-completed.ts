// A repeat is harmless: the inbox drops it, and <download>:used is a cause, which happens once for ever.
import type { DownloadCompleted } from '@leadwright/contracts/export/v1/export_events';
import type { Reaction } from '@leadwright/eventsourcing/consume/reactions-to';
import { ledger } from '../domain/ledger.ts';
import { ledgerStream } from '../domain/streams.ts';
import { materialise } from '../periods/materialise.ts';
import { refusalText } from './refusal-text.ts';

/** Charges the rows of the finished file; the rest of the hold goes back to its lots. */
export const downloadCompleted: Reaction<DownloadCompleted> = async (
  { downloadId, rows },
  { accountId, context },
  tx,
) => {
  await materialise(tx, accountId, context);
  const used = await tx.execute(
    ledgerStream(accountId),
    ledger,
    { type: 'UseLeads', downloadId, rows, at: tx.at },
    { ...context, causes: [`${downloadId}:used`] },
  );
  if (!used.accepted) throw new Error(`download ${downloadId} cannot be charged: ${refusalText(used.refusal)}`);
};
